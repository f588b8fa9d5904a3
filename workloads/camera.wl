# camera streams started and stopped at random: queues of 3 to 8 frames with metadata
# cmasim generate camera --seed 1
cma-workload 1
area reserved base=0x3ba00 pages=65536
alloc 1 reserved count=4537 align=8 task=cam-still-814
alloc 2 reserved count=1 align=0 task=cam-still-814
alloc 3 reserved count=4537 align=8 task=cam-still-814
alloc 4 reserved count=3 align=2 task=cam-still-814
alloc 5 reserved count=4537 align=8 task=cam-still-814
alloc 6 reserved count=1 align=0 task=cam-still-814
alloc 7 reserved count=4537 align=8 task=cam-still-814
alloc 8 reserved count=3 align=2 task=cam-still-814
alloc 9 reserved count=4537 align=8 task=cam-still-814
alloc 10 reserved count=4 align=2 task=cam-still-814
alloc 11 reserved count=4537 align=8 task=cam-still-814
alloc 12 reserved count=3 align=2 task=cam-still-814
alloc 13 reserved count=4537 align=8 task=cam-still-814
alloc 14 reserved count=1 align=0 task=cam-still-814
alloc 15 reserved count=338 align=8 task=cam-detect-811
alloc 16 reserved count=2 align=1 task=cam-detect-811
alloc 17 reserved count=338 align=8 task=cam-detect-811
alloc 18 reserved count=1 align=0 task=cam-detect-811
alloc 19 reserved count=338 align=8 task=cam-detect-811
alloc 20 reserved count=2 align=1 task=cam-detect-811
alloc 21 reserved count=338 align=8 task=cam-detect-811
alloc 22 reserved count=1 align=0 task=cam-detect-811
alloc 23 reserved count=338 align=8 task=cam-detect-811
alloc 24 reserved count=1 align=0 task=cam-detect-811
alloc 25 reserved count=338 align=8 task=cam-detect-811
alloc 26 reserved count=3 align=2 task=cam-detect-811
alloc 27 reserved count=338 align=8 task=cam-detect-811
alloc 28 reserved count=2 align=1 task=cam-detect-811
alloc 29 reserved count=338 align=8 task=cam-detect-811
alloc 30 reserved count=4 align=2 task=cam-detect-811
alloc 31 reserved count=2025 align=8 task=cam-video-813
alloc 32 reserved count=4 align=2 task=cam-video-813
alloc 33 reserved count=2025 align=8 task=cam-video-813
alloc 34 reserved count=1 align=0 task=cam-video-813
alloc 35 reserved count=2025 align=8 task=cam-video-813
alloc 36 reserved count=2 align=1 task=cam-video-813
alloc 37 reserved count=2025 align=8 task=cam-video-813
alloc 38 reserved count=1 align=0 task=cam-video-813
release 32 task=cam-video-813
alloc 39 reserved count=4 align=2 task=cam-video-813
release 34 task=cam-video-813
alloc 40 reserved count=3 align=2 task=cam-video-813
release 36 task=cam-video-813
alloc 41 reserved count=3 align=2 task=cam-video-813
release 2 task=cam-still-814
alloc 42 reserved count=1 align=0 task=cam-still-814
release 38 task=cam-video-813
alloc 43 reserved count=3 align=2 task=cam-video-813
alloc 44 reserved count=760 align=8 task=cam-preview-812
alloc 45 reserved count=2 align=1 task=cam-preview-812
alloc 46 reserved count=760 align=8 task=cam-preview-812
alloc 47 reserved count=4 align=2 task=cam-preview-812
alloc 48 reserved count=760 align=8 task=cam-preview-812
alloc 49 reserved count=3 align=2 task=cam-preview-812
alloc 50 reserved count=760 align=8 task=cam-preview-812
alloc 51 reserved count=3 align=2 task=cam-preview-812
alloc 52 reserved count=760 align=8 task=cam-preview-812
alloc 53 reserved count=3 align=2 task=cam-preview-812
release 15 task=cam-detect-811
release 17 task=cam-detect-811
release 19 task=cam-detect-811
release 21 task=cam-detect-811
release 23 task=cam-detect-811
release 25 task=cam-detect-811
release 27 task=cam-detect-811
release 29 task=cam-detect-811
release 16 task=cam-detect-811
release 18 task=cam-detect-811
release 20 task=cam-detect-811
release 22 task=cam-detect-811
release 24 task=cam-detect-811
release 26 task=cam-detect-811
release 28 task=cam-detect-811
release 30 task=cam-detect-811
alloc 54 reserved count=338 align=8 task=cam-detect-811
alloc 55 reserved count=3 align=2 task=cam-detect-811
alloc 56 reserved count=338 align=8 task=cam-detect-811
alloc 57 reserved count=2 align=1 task=cam-detect-811
alloc 58 reserved count=338 align=8 task=cam-detect-811
alloc 59 reserved count=1 align=0 task=cam-detect-811
alloc 60 reserved count=338 align=8 task=cam-detect-811
alloc 61 reserved count=2 align=1 task=cam-detect-811
alloc 62 reserved count=338 align=8 task=cam-detect-811
alloc 63 reserved count=2 align=1 task=cam-detect-811
alloc 64 reserved count=338 align=8 task=cam-detect-811
alloc 65 reserved count=1 align=0 task=cam-detect-811
alloc 66 reserved count=338 align=8 task=cam-detect-811
alloc 67 reserved count=2 align=1 task=cam-detect-811
release 44 task=cam-preview-812
release 46 task=cam-preview-812
release 48 task=cam-preview-812
release 50 task=cam-preview-812
release 52 task=cam-preview-812
release 45 task=cam-preview-812
release 47 task=cam-preview-812
release 49 task=cam-preview-812
release 51 task=cam-preview-812
release 53 task=cam-preview-812
release 55 task=cam-detect-811
alloc 68 reserved count=4 align=2 task=cam-detect-811
alloc 69 reserved count=760 align=8 task=cam-preview-812
alloc 70 reserved count=4 align=2 task=cam-preview-812
alloc 71 reserved count=760 align=8 task=cam-preview-812
alloc 72 reserved count=4 align=2 task=cam-preview-812
alloc 73 reserved count=760 align=8 task=cam-preview-812
alloc 74 reserved count=3 align=2 task=cam-preview-812
alloc 75 reserved count=760 align=8 task=cam-preview-812
alloc 76 reserved count=1 align=0 task=cam-preview-812
alloc 77 reserved count=760 align=8 task=cam-preview-812
alloc 78 reserved count=3 align=2 task=cam-preview-812
alloc 79 reserved count=760 align=8 task=cam-preview-812
alloc 80 reserved count=1 align=0 task=cam-preview-812
alloc 81 reserved count=760 align=8 task=cam-preview-812
alloc 82 reserved count=2 align=1 task=cam-preview-812
release 4 task=cam-still-814
alloc 83 reserved count=2 align=1 task=cam-still-814
release 39 task=cam-video-813
alloc 84 reserved count=1 align=0 task=cam-video-813
release 6 task=cam-still-814
alloc 85 reserved count=2 align=1 task=cam-still-814
release 31 task=cam-video-813
release 33 task=cam-video-813
release 35 task=cam-video-813
release 37 task=cam-video-813
release 40 task=cam-video-813
release 41 task=cam-video-813
release 43 task=cam-video-813
release 84 task=cam-video-813
release 57 task=cam-detect-811
alloc 86 reserved count=3 align=2 task=cam-detect-811
alloc 87 reserved count=2025 align=8 task=cam-video-813
alloc 88 reserved count=2 align=1 task=cam-video-813
alloc 89 reserved count=2025 align=8 task=cam-video-813
alloc 90 reserved count=1 align=0 task=cam-video-813
alloc 91 reserved count=2025 align=8 task=cam-video-813
alloc 92 reserved count=4 align=2 task=cam-video-813
alloc 93 reserved count=2025 align=8 task=cam-video-813
alloc 94 reserved count=2 align=1 task=cam-video-813
release 88 task=cam-video-813
alloc 95 reserved count=4 align=2 task=cam-video-813
release 8 task=cam-still-814
alloc 96 reserved count=1 align=0 task=cam-still-814
release 1 task=cam-still-814
release 3 task=cam-still-814
release 5 task=cam-still-814
release 7 task=cam-still-814
release 9 task=cam-still-814
release 11 task=cam-still-814
release 13 task=cam-still-814
release 10 task=cam-still-814
release 12 task=cam-still-814
release 14 task=cam-still-814
release 42 task=cam-still-814
release 83 task=cam-still-814
release 85 task=cam-still-814
release 96 task=cam-still-814
release 70 task=cam-preview-812
alloc 97 reserved count=2 align=1 task=cam-preview-812
release 90 task=cam-video-813
alloc 98 reserved count=4 align=2 task=cam-video-813
release 72 task=cam-preview-812
alloc 99 reserved count=1 align=0 task=cam-preview-812
release 92 task=cam-video-813
alloc 100 reserved count=2 align=1 task=cam-video-813
release 74 task=cam-preview-812
alloc 101 reserved count=2 align=1 task=cam-preview-812
alloc 102 reserved count=4537 align=8 task=cam-still-814
alloc 103 reserved count=1 align=0 task=cam-still-814
alloc 104 reserved count=4537 align=8 task=cam-still-814
alloc 105 reserved count=3 align=2 task=cam-still-814
alloc 106 reserved count=4537 align=8 task=cam-still-814
alloc 107 reserved count=3 align=2 task=cam-still-814
alloc 108 reserved count=4537 align=8 task=cam-still-814
alloc 109 reserved count=2 align=1 task=cam-still-814
alloc 110 reserved count=4537 align=8 task=cam-still-814
alloc 111 reserved count=2 align=1 task=cam-still-814
alloc 112 reserved count=4537 align=8 task=cam-still-814
alloc 113 reserved count=3 align=2 task=cam-still-814
alloc 114 reserved count=4537 align=8 task=cam-still-814
alloc 115 reserved count=3 align=2 task=cam-still-814
alloc 116 reserved count=4537 align=8 task=cam-still-814
alloc 117 reserved count=2 align=1 task=cam-still-814
release 103 task=cam-still-814
alloc 118 reserved count=2 align=1 task=cam-still-814
release 59 task=cam-detect-811
alloc 119 reserved count=3 align=2 task=cam-detect-811
release 105 task=cam-still-814
alloc 120 reserved count=1 align=0 task=cam-still-814
release 61 task=cam-detect-811
alloc 121 reserved count=3 align=2 task=cam-detect-811
release 107 task=cam-still-814
alloc 122 reserved count=2 align=1 task=cam-still-814
release 109 task=cam-still-814
alloc 123 reserved count=3 align=2 task=cam-still-814
release 63 task=cam-detect-811
alloc 124 reserved count=1 align=0 task=cam-detect-811
release 94 task=cam-video-813
alloc 125 reserved count=1 align=0 task=cam-video-813
release 65 task=cam-detect-811
alloc 126 reserved count=2 align=1 task=cam-detect-811
release 87 task=cam-video-813
release 89 task=cam-video-813
release 91 task=cam-video-813
release 93 task=cam-video-813
release 95 task=cam-video-813
release 98 task=cam-video-813
release 100 task=cam-video-813
release 125 task=cam-video-813
alloc 127 reserved count=2025 align=8 task=cam-video-813
alloc 128 reserved count=2 align=1 task=cam-video-813
alloc 129 reserved count=2025 align=8 task=cam-video-813
alloc 130 reserved count=2 align=1 task=cam-video-813
alloc 131 reserved count=2025 align=8 task=cam-video-813
alloc 132 reserved count=2 align=1 task=cam-video-813
alloc 133 reserved count=2025 align=8 task=cam-video-813
alloc 134 reserved count=3 align=2 task=cam-video-813
alloc 135 reserved count=2025 align=8 task=cam-video-813
alloc 136 reserved count=3 align=2 task=cam-video-813
release 76 task=cam-preview-812
alloc 137 reserved count=1 align=0 task=cam-preview-812
release 69 task=cam-preview-812
release 71 task=cam-preview-812
release 73 task=cam-preview-812
release 75 task=cam-preview-812
release 77 task=cam-preview-812
release 79 task=cam-preview-812
release 81 task=cam-preview-812
release 78 task=cam-preview-812
release 80 task=cam-preview-812
release 82 task=cam-preview-812
release 97 task=cam-preview-812
release 99 task=cam-preview-812
release 101 task=cam-preview-812
release 137 task=cam-preview-812
release 128 task=cam-video-813
alloc 138 reserved count=2 align=1 task=cam-video-813
release 67 task=cam-detect-811
alloc 139 reserved count=4 align=2 task=cam-detect-811
release 68 task=cam-detect-811
alloc 140 reserved count=3 align=2 task=cam-detect-811
release 111 task=cam-still-814
alloc 141 reserved count=1 align=0 task=cam-still-814
release 130 task=cam-video-813
alloc 142 reserved count=2 align=1 task=cam-video-813
release 113 task=cam-still-814
alloc 143 reserved count=1 align=0 task=cam-still-814
release 132 task=cam-video-813
alloc 144 reserved count=3 align=2 task=cam-video-813
release 86 task=cam-detect-811
alloc 145 reserved count=3 align=2 task=cam-detect-811
release 119 task=cam-detect-811
alloc 146 reserved count=1 align=0 task=cam-detect-811
release 121 task=cam-detect-811
alloc 147 reserved count=2 align=1 task=cam-detect-811
release 124 task=cam-detect-811
alloc 148 reserved count=1 align=0 task=cam-detect-811
release 115 task=cam-still-814
alloc 149 reserved count=1 align=0 task=cam-still-814
release 134 task=cam-video-813
alloc 150 reserved count=2 align=1 task=cam-video-813
alloc 151 reserved count=760 align=8 task=cam-preview-812
alloc 152 reserved count=2 align=1 task=cam-preview-812
alloc 153 reserved count=760 align=8 task=cam-preview-812
alloc 154 reserved count=2 align=1 task=cam-preview-812
alloc 155 reserved count=760 align=8 task=cam-preview-812
alloc 156 reserved count=1 align=0 task=cam-preview-812
alloc 157 reserved count=760 align=8 task=cam-preview-812
alloc 158 reserved count=1 align=0 task=cam-preview-812
alloc 159 reserved count=760 align=8 task=cam-preview-812
alloc 160 reserved count=4 align=2 task=cam-preview-812
alloc 161 reserved count=760 align=8 task=cam-preview-812
alloc 162 reserved count=4 align=2 task=cam-preview-812
release 126 task=cam-detect-811
alloc 163 reserved count=2 align=1 task=cam-detect-811
release 136 task=cam-video-813
alloc 164 reserved count=3 align=2 task=cam-video-813
release 138 task=cam-video-813
alloc 165 reserved count=4 align=2 task=cam-video-813
release 142 task=cam-video-813
alloc 166 reserved count=4 align=2 task=cam-video-813
release 144 task=cam-video-813
alloc 167 reserved count=1 align=0 task=cam-video-813
release 117 task=cam-still-814
alloc 168 reserved count=1 align=0 task=cam-still-814
release 150 task=cam-video-813
alloc 169 reserved count=2 align=1 task=cam-video-813
release 118 task=cam-still-814
alloc 170 reserved count=1 align=0 task=cam-still-814
release 120 task=cam-still-814
alloc 171 reserved count=3 align=2 task=cam-still-814
release 139 task=cam-detect-811
alloc 172 reserved count=4 align=2 task=cam-detect-811
release 122 task=cam-still-814
alloc 173 reserved count=2 align=1 task=cam-still-814
release 164 task=cam-video-813
alloc 174 reserved count=2 align=1 task=cam-video-813
release 152 task=cam-preview-812
alloc 175 reserved count=2 align=1 task=cam-preview-812
release 165 task=cam-video-813
alloc 176 reserved count=1 align=0 task=cam-video-813
release 123 task=cam-still-814
alloc 177 reserved count=3 align=2 task=cam-still-814
release 141 task=cam-still-814
alloc 178 reserved count=4 align=2 task=cam-still-814
release 140 task=cam-detect-811
alloc 179 reserved count=1 align=0 task=cam-detect-811
release 54 task=cam-detect-811
release 56 task=cam-detect-811
release 58 task=cam-detect-811
release 60 task=cam-detect-811
release 62 task=cam-detect-811
release 64 task=cam-detect-811
release 66 task=cam-detect-811
release 145 task=cam-detect-811
release 146 task=cam-detect-811
release 147 task=cam-detect-811
release 148 task=cam-detect-811
release 163 task=cam-detect-811
release 172 task=cam-detect-811
release 179 task=cam-detect-811
release 102 task=cam-still-814
release 104 task=cam-still-814
release 106 task=cam-still-814
release 108 task=cam-still-814
release 110 task=cam-still-814
release 112 task=cam-still-814
release 114 task=cam-still-814
release 116 task=cam-still-814
release 143 task=cam-still-814
release 149 task=cam-still-814
release 168 task=cam-still-814
release 170 task=cam-still-814
release 171 task=cam-still-814
release 173 task=cam-still-814
release 177 task=cam-still-814
release 178 task=cam-still-814
alloc 180 reserved count=338 align=8 task=cam-detect-811
alloc 181 reserved count=2 align=1 task=cam-detect-811
alloc 182 reserved count=338 align=8 task=cam-detect-811
alloc 183 reserved count=2 align=1 task=cam-detect-811
alloc 184 reserved count=338 align=8 task=cam-detect-811
alloc 185 reserved count=1 align=0 task=cam-detect-811
alloc 186 reserved count=338 align=8 task=cam-detect-811
alloc 187 reserved count=1 align=0 task=cam-detect-811
alloc 188 reserved count=338 align=8 task=cam-detect-811
alloc 189 reserved count=3 align=2 task=cam-detect-811
alloc 190 reserved count=338 align=8 task=cam-detect-811
alloc 191 reserved count=3 align=2 task=cam-detect-811
alloc 192 reserved count=338 align=8 task=cam-detect-811
alloc 193 reserved count=4 align=2 task=cam-detect-811
alloc 194 reserved count=338 align=8 task=cam-detect-811
alloc 195 reserved count=4 align=2 task=cam-detect-811
release 166 task=cam-video-813
alloc 196 reserved count=1 align=0 task=cam-video-813
release 167 task=cam-video-813
alloc 197 reserved count=4 align=2 task=cam-video-813
release 180 task=cam-detect-811
release 182 task=cam-detect-811
release 184 task=cam-detect-811
release 186 task=cam-detect-811
release 188 task=cam-detect-811
release 190 task=cam-detect-811
release 192 task=cam-detect-811
release 194 task=cam-detect-811
release 181 task=cam-detect-811
release 183 task=cam-detect-811
release 185 task=cam-detect-811
release 187 task=cam-detect-811
release 189 task=cam-detect-811
release 191 task=cam-detect-811
release 193 task=cam-detect-811
release 195 task=cam-detect-811
alloc 198 reserved count=4537 align=8 task=cam-still-814
alloc 199 reserved count=4 align=2 task=cam-still-814
alloc 200 reserved count=4537 align=8 task=cam-still-814
alloc 201 reserved count=1 align=0 task=cam-still-814
alloc 202 reserved count=4537 align=8 task=cam-still-814
alloc 203 reserved count=2 align=1 task=cam-still-814
alloc 204 reserved count=4537 align=8 task=cam-still-814
alloc 205 reserved count=2 align=1 task=cam-still-814
alloc 206 reserved count=4537 align=8 task=cam-still-814
alloc 207 reserved count=4 align=2 task=cam-still-814
alloc 208 reserved count=4537 align=8 task=cam-still-814
alloc 209 reserved count=2 align=1 task=cam-still-814
alloc 210 reserved count=338 align=8 task=cam-detect-811
alloc 211 reserved count=3 align=2 task=cam-detect-811
alloc 212 reserved count=338 align=8 task=cam-detect-811
alloc 213 reserved count=4 align=2 task=cam-detect-811
alloc 214 reserved count=338 align=8 task=cam-detect-811
alloc 215 reserved count=1 align=0 task=cam-detect-811
alloc 216 reserved count=338 align=8 task=cam-detect-811
alloc 217 reserved count=4 align=2 task=cam-detect-811
release 211 task=cam-detect-811
alloc 218 reserved count=2 align=1 task=cam-detect-811
release 169 task=cam-video-813
alloc 219 reserved count=1 align=0 task=cam-video-813
release 154 task=cam-preview-812
alloc 220 reserved count=3 align=2 task=cam-preview-812
release 213 task=cam-detect-811
alloc 221 reserved count=3 align=2 task=cam-detect-811
release 215 task=cam-detect-811
alloc 222 reserved count=1 align=0 task=cam-detect-811
release 217 task=cam-detect-811
alloc 223 reserved count=4 align=2 task=cam-detect-811
release 174 task=cam-video-813
alloc 224 reserved count=4 align=2 task=cam-video-813
release 199 task=cam-still-814
alloc 225 reserved count=4 align=2 task=cam-still-814
release 176 task=cam-video-813
alloc 226 reserved count=2 align=1 task=cam-video-813
release 201 task=cam-still-814
alloc 227 reserved count=2 align=1 task=cam-still-814
release 196 task=cam-video-813
alloc 228 reserved count=2 align=1 task=cam-video-813
release 218 task=cam-detect-811
alloc 229 reserved count=3 align=2 task=cam-detect-811
release 156 task=cam-preview-812
alloc 230 reserved count=2 align=1 task=cam-preview-812
release 221 task=cam-detect-811
alloc 231 reserved count=4 align=2 task=cam-detect-811
release 222 task=cam-detect-811
alloc 232 reserved count=4 align=2 task=cam-detect-811
release 223 task=cam-detect-811
alloc 233 reserved count=2 align=1 task=cam-detect-811
release 197 task=cam-video-813
alloc 234 reserved count=4 align=2 task=cam-video-813
release 158 task=cam-preview-812
alloc 235 reserved count=4 align=2 task=cam-preview-812
release 160 task=cam-preview-812
alloc 236 reserved count=2 align=1 task=cam-preview-812
release 219 task=cam-video-813
alloc 237 reserved count=1 align=0 task=cam-video-813
release 229 task=cam-detect-811
alloc 238 reserved count=3 align=2 task=cam-detect-811
release 198 task=cam-still-814
release 200 task=cam-still-814
release 202 task=cam-still-814
release 204 task=cam-still-814
release 206 task=cam-still-814
release 208 task=cam-still-814
release 203 task=cam-still-814
release 205 task=cam-still-814
release 207 task=cam-still-814
release 209 task=cam-still-814
release 225 task=cam-still-814
release 227 task=cam-still-814
alloc 239 reserved count=4537 align=8 task=cam-still-814
alloc 240 reserved count=4 align=2 task=cam-still-814
alloc 241 reserved count=4537 align=8 task=cam-still-814
alloc 242 reserved count=1 align=0 task=cam-still-814
alloc 243 reserved count=4537 align=8 task=cam-still-814
alloc 244 reserved count=4 align=2 task=cam-still-814
alloc 245 reserved count=4537 align=8 task=cam-still-814
alloc 246 reserved count=4 align=2 task=cam-still-814
alloc 247 reserved count=4537 align=8 task=cam-still-814
alloc 248 reserved count=4 align=2 task=cam-still-814
alloc 249 reserved count=4537 align=8 task=cam-still-814
alloc 250 reserved count=2 align=1 task=cam-still-814
release 162 task=cam-preview-812
alloc 251 reserved count=2 align=1 task=cam-preview-812
release 231 task=cam-detect-811
alloc 252 reserved count=3 align=2 task=cam-detect-811
release 240 task=cam-still-814
alloc 253 reserved count=3 align=2 task=cam-still-814
release 232 task=cam-detect-811
alloc 254 reserved count=3 align=2 task=cam-detect-811
release 239 task=cam-still-814
release 241 task=cam-still-814
release 243 task=cam-still-814
release 245 task=cam-still-814
release 247 task=cam-still-814
release 249 task=cam-still-814
release 242 task=cam-still-814
release 244 task=cam-still-814
release 246 task=cam-still-814
release 248 task=cam-still-814
release 250 task=cam-still-814
release 253 task=cam-still-814
release 151 task=cam-preview-812
release 153 task=cam-preview-812
release 155 task=cam-preview-812
release 157 task=cam-preview-812
release 159 task=cam-preview-812
release 161 task=cam-preview-812
release 175 task=cam-preview-812
release 220 task=cam-preview-812
release 230 task=cam-preview-812
release 235 task=cam-preview-812
release 236 task=cam-preview-812
release 251 task=cam-preview-812
alloc 255 reserved count=760 align=8 task=cam-preview-812
alloc 256 reserved count=2 align=1 task=cam-preview-812
alloc 257 reserved count=760 align=8 task=cam-preview-812
alloc 258 reserved count=2 align=1 task=cam-preview-812
alloc 259 reserved count=760 align=8 task=cam-preview-812
alloc 260 reserved count=2 align=1 task=cam-preview-812
alloc 261 reserved count=760 align=8 task=cam-preview-812
alloc 262 reserved count=3 align=2 task=cam-preview-812
alloc 263 reserved count=760 align=8 task=cam-preview-812
alloc 264 reserved count=4 align=2 task=cam-preview-812
alloc 265 reserved count=760 align=8 task=cam-preview-812
alloc 266 reserved count=4 align=2 task=cam-preview-812
alloc 267 reserved count=760 align=8 task=cam-preview-812
alloc 268 reserved count=2 align=1 task=cam-preview-812
release 256 task=cam-preview-812
alloc 269 reserved count=4 align=2 task=cam-preview-812
release 233 task=cam-detect-811
alloc 270 reserved count=2 align=1 task=cam-detect-811
release 238 task=cam-detect-811
alloc 271 reserved count=1 align=0 task=cam-detect-811
alloc 272 reserved count=4537 align=8 task=cam-still-814
alloc 273 reserved count=1 align=0 task=cam-still-814
alloc 274 reserved count=4537 align=8 task=cam-still-814
alloc 275 reserved count=4 align=2 task=cam-still-814
alloc 276 reserved count=4537 align=8 task=cam-still-814
alloc 277 reserved count=3 align=2 task=cam-still-814
alloc 278 reserved count=4537 align=8 task=cam-still-814
alloc 279 reserved count=4 align=2 task=cam-still-814
alloc 280 reserved count=4537 align=8 task=cam-still-814
alloc 281 reserved count=2 align=1 task=cam-still-814
alloc 282 reserved count=4537 align=8 task=cam-still-814
alloc 283 reserved count=2 align=1 task=cam-still-814
alloc 284 reserved count=4537 align=8 task=cam-still-814
alloc 285 reserved count=4 align=2 task=cam-still-814
alloc 286 reserved count=4537 align=8 task=cam-still-814
alloc 287 reserved count=4 align=2 task=cam-still-814
release 252 task=cam-detect-811
alloc 288 reserved count=4 align=2 task=cam-detect-811
release 254 task=cam-detect-811
alloc 289 reserved count=4 align=2 task=cam-detect-811
release 270 task=cam-detect-811
alloc 290 reserved count=3 align=2 task=cam-detect-811
release 224 task=cam-video-813
alloc 291 reserved count=1 align=0 task=cam-video-813
release 226 task=cam-video-813
alloc 292 reserved count=4 align=2 task=cam-video-813
release 228 task=cam-video-813
alloc 293 reserved count=3 align=2 task=cam-video-813
release 258 task=cam-preview-812
alloc 294 reserved count=2 align=1 task=cam-preview-812
release 234 task=cam-video-813
alloc 295 reserved count=2 align=1 task=cam-video-813
release 271 task=cam-detect-811
alloc 296 reserved count=4 align=2 task=cam-detect-811
release 288 task=cam-detect-811
alloc 297 reserved count=2 align=1 task=cam-detect-811
release 273 task=cam-still-814
alloc 298 reserved count=3 align=2 task=cam-still-814
release 275 task=cam-still-814
alloc 299 reserved count=1 align=0 task=cam-still-814
release 237 task=cam-video-813
alloc 300 reserved count=1 align=0 task=cam-video-813
release 260 task=cam-preview-812
alloc 301 reserved count=4 align=2 task=cam-preview-812
release 210 task=cam-detect-811
release 212 task=cam-detect-811
release 214 task=cam-detect-811
release 216 task=cam-detect-811
release 289 task=cam-detect-811
release 290 task=cam-detect-811
release 296 task=cam-detect-811
release 297 task=cam-detect-811
release 262 task=cam-preview-812
alloc 302 reserved count=2 align=1 task=cam-preview-812
release 277 task=cam-still-814
alloc 303 reserved count=4 align=2 task=cam-still-814
alloc 304 reserved count=338 align=8 task=cam-detect-811
alloc 305 reserved count=2 align=1 task=cam-detect-811
alloc 306 reserved count=338 align=8 task=cam-detect-811
alloc 307 reserved count=1 align=0 task=cam-detect-811
alloc 308 reserved count=338 align=8 task=cam-detect-811
alloc 309 reserved count=4 align=2 task=cam-detect-811
alloc 310 reserved count=338 align=8 task=cam-detect-811
alloc 311 reserved count=1 align=0 task=cam-detect-811
alloc 312 reserved count=338 align=8 task=cam-detect-811
alloc 313 reserved count=1 align=0 task=cam-detect-811
release 255 task=cam-preview-812
release 257 task=cam-preview-812
release 259 task=cam-preview-812
release 261 task=cam-preview-812
release 263 task=cam-preview-812
release 265 task=cam-preview-812
release 267 task=cam-preview-812
release 264 task=cam-preview-812
release 266 task=cam-preview-812
release 268 task=cam-preview-812
release 269 task=cam-preview-812
release 294 task=cam-preview-812
release 301 task=cam-preview-812
release 302 task=cam-preview-812
release 279 task=cam-still-814
alloc 314 reserved count=4 align=2 task=cam-still-814
release 281 task=cam-still-814
alloc 315 reserved count=2 align=1 task=cam-still-814
alloc 316 reserved count=760 align=8 task=cam-preview-812
alloc 317 reserved count=1 align=0 task=cam-preview-812
alloc 318 reserved count=760 align=8 task=cam-preview-812
alloc 319 reserved count=3 align=2 task=cam-preview-812
alloc 320 reserved count=760 align=8 task=cam-preview-812
alloc 321 reserved count=2 align=1 task=cam-preview-812
alloc 322 reserved count=760 align=8 task=cam-preview-812
alloc 323 reserved count=3 align=2 task=cam-preview-812
release 283 task=cam-still-814
alloc 324 reserved count=1 align=0 task=cam-still-814
release 291 task=cam-video-813
alloc 325 reserved count=3 align=2 task=cam-video-813
release 292 task=cam-video-813
alloc 326 reserved count=2 align=1 task=cam-video-813
release 305 task=cam-detect-811
alloc 327 reserved count=2 align=1 task=cam-detect-811
release 293 task=cam-video-813
alloc 328 reserved count=2 align=1 task=cam-video-813
release 285 task=cam-still-814
alloc 329 reserved count=3 align=2 task=cam-still-814
release 317 task=cam-preview-812
alloc 330 reserved count=1 align=0 task=cam-preview-812
release 307 task=cam-detect-811
alloc 331 reserved count=1 align=0 task=cam-detect-811
release 319 task=cam-preview-812
alloc 332 reserved count=3 align=2 task=cam-preview-812
release 321 task=cam-preview-812
alloc 333 reserved count=3 align=2 task=cam-preview-812
release 309 task=cam-detect-811
alloc 334 reserved count=3 align=2 task=cam-detect-811
release 311 task=cam-detect-811
alloc 335 reserved count=4 align=2 task=cam-detect-811
release 295 task=cam-video-813
alloc 336 reserved count=1 align=0 task=cam-video-813
release 323 task=cam-preview-812
alloc 337 reserved count=4 align=2 task=cam-preview-812
release 330 task=cam-preview-812
alloc 338 reserved count=3 align=2 task=cam-preview-812
release 300 task=cam-video-813
alloc 339 reserved count=3 align=2 task=cam-video-813
release 287 task=cam-still-814
alloc 340 reserved count=1 align=0 task=cam-still-814
release 325 task=cam-video-813
alloc 341 reserved count=3 align=2 task=cam-video-813
release 313 task=cam-detect-811
alloc 342 reserved count=3 align=2 task=cam-detect-811
release 298 task=cam-still-814
alloc 343 reserved count=2 align=1 task=cam-still-814
release 299 task=cam-still-814
alloc 344 reserved count=4 align=2 task=cam-still-814
release 327 task=cam-detect-811
alloc 345 reserved count=1 align=0 task=cam-detect-811
release 331 task=cam-detect-811
alloc 346 reserved count=1 align=0 task=cam-detect-811
release 303 task=cam-still-814
alloc 347 reserved count=1 align=0 task=cam-still-814
release 314 task=cam-still-814
alloc 348 reserved count=3 align=2 task=cam-still-814
release 315 task=cam-still-814
alloc 349 reserved count=4 align=2 task=cam-still-814
release 324 task=cam-still-814
alloc 350 reserved count=2 align=1 task=cam-still-814
release 334 task=cam-detect-811
alloc 351 reserved count=4 align=2 task=cam-detect-811
release 335 task=cam-detect-811
alloc 352 reserved count=1 align=0 task=cam-detect-811
release 332 task=cam-preview-812
alloc 353 reserved count=2 align=1 task=cam-preview-812
release 326 task=cam-video-813
alloc 354 reserved count=1 align=0 task=cam-video-813
release 342 task=cam-detect-811
alloc 355 reserved count=1 align=0 task=cam-detect-811
release 328 task=cam-video-813
alloc 356 reserved count=3 align=2 task=cam-video-813
release 329 task=cam-still-814
alloc 357 reserved count=2 align=1 task=cam-still-814
release 272 task=cam-still-814
release 274 task=cam-still-814
release 276 task=cam-still-814
release 278 task=cam-still-814
release 280 task=cam-still-814
release 282 task=cam-still-814
release 284 task=cam-still-814
release 286 task=cam-still-814
release 340 task=cam-still-814
release 343 task=cam-still-814
release 344 task=cam-still-814
release 347 task=cam-still-814
release 348 task=cam-still-814
release 349 task=cam-still-814
release 350 task=cam-still-814
release 357 task=cam-still-814
release 333 task=cam-preview-812
alloc 358 reserved count=3 align=2 task=cam-preview-812
alloc 359 reserved count=4537 align=8 task=cam-still-814
alloc 360 reserved count=2 align=1 task=cam-still-814
alloc 361 reserved count=4537 align=8 task=cam-still-814
alloc 362 reserved count=3 align=2 task=cam-still-814
alloc 363 reserved count=4537 align=8 task=cam-still-814
alloc 364 reserved count=1 align=0 task=cam-still-814
alloc 365 reserved count=4537 align=8 task=cam-still-814
alloc 366 reserved count=3 align=2 task=cam-still-814
alloc 367 reserved count=4537 align=8 task=cam-still-814
alloc 368 reserved count=3 align=2 task=cam-still-814
alloc 369 reserved count=4537 align=8 task=cam-still-814
alloc 370 reserved count=2 align=1 task=cam-still-814
alloc 371 reserved count=4537 align=8 task=cam-still-814
alloc 372 reserved count=2 align=1 task=cam-still-814
release 336 task=cam-video-813
alloc 373 reserved count=1 align=0 task=cam-video-813
release 339 task=cam-video-813
alloc 374 reserved count=2 align=1 task=cam-video-813
release 359 task=cam-still-814
release 361 task=cam-still-814
release 363 task=cam-still-814
release 365 task=cam-still-814
release 367 task=cam-still-814
release 369 task=cam-still-814
release 371 task=cam-still-814
release 360 task=cam-still-814
release 362 task=cam-still-814
release 364 task=cam-still-814
release 366 task=cam-still-814
release 368 task=cam-still-814
release 370 task=cam-still-814
release 372 task=cam-still-814
release 337 task=cam-preview-812
alloc 375 reserved count=1 align=0 task=cam-preview-812
release 304 task=cam-detect-811
release 306 task=cam-detect-811
release 308 task=cam-detect-811
release 310 task=cam-detect-811
release 312 task=cam-detect-811
release 345 task=cam-detect-811
release 346 task=cam-detect-811
release 351 task=cam-detect-811
release 352 task=cam-detect-811
release 355 task=cam-detect-811
alloc 376 reserved count=338 align=8 task=cam-detect-811
alloc 377 reserved count=3 align=2 task=cam-detect-811
alloc 378 reserved count=338 align=8 task=cam-detect-811
alloc 379 reserved count=3 align=2 task=cam-detect-811
alloc 380 reserved count=338 align=8 task=cam-detect-811
alloc 381 reserved count=2 align=1 task=cam-detect-811
alloc 382 reserved count=338 align=8 task=cam-detect-811
alloc 383 reserved count=4 align=2 task=cam-detect-811
alloc 384 reserved count=338 align=8 task=cam-detect-811
alloc 385 reserved count=3 align=2 task=cam-detect-811
alloc 386 reserved count=338 align=8 task=cam-detect-811
alloc 387 reserved count=2 align=1 task=cam-detect-811
alloc 388 reserved count=338 align=8 task=cam-detect-811
alloc 389 reserved count=1 align=0 task=cam-detect-811
release 377 task=cam-detect-811
alloc 390 reserved count=2 align=1 task=cam-detect-811
release 379 task=cam-detect-811
alloc 391 reserved count=1 align=0 task=cam-detect-811
release 381 task=cam-detect-811
alloc 392 reserved count=1 align=0 task=cam-detect-811
alloc 393 reserved count=4537 align=8 task=cam-still-814
alloc 394 reserved count=1 align=0 task=cam-still-814
alloc 395 reserved count=4537 align=8 task=cam-still-814
alloc 396 reserved count=3 align=2 task=cam-still-814
alloc 397 reserved count=4537 align=8 task=cam-still-814
alloc 398 reserved count=2 align=1 task=cam-still-814
alloc 399 reserved count=4537 align=8 task=cam-still-814
alloc 400 reserved count=1 align=0 task=cam-still-814
alloc 401 reserved count=4537 align=8 task=cam-still-814
alloc 402 reserved count=4 align=2 task=cam-still-814
release 341 task=cam-video-813
alloc 403 reserved count=3 align=2 task=cam-video-813
release 354 task=cam-video-813
alloc 404 reserved count=3 align=2 task=cam-video-813
release 394 task=cam-still-814
alloc 405 reserved count=1 align=0 task=cam-still-814
release 356 task=cam-video-813
alloc 406 reserved count=2 align=1 task=cam-video-813
release 383 task=cam-detect-811
alloc 407 reserved count=2 align=1 task=cam-detect-811
release 338 task=cam-preview-812
alloc 408 reserved count=2 align=1 task=cam-preview-812
release 373 task=cam-video-813
alloc 409 reserved count=2 align=1 task=cam-video-813
release 374 task=cam-video-813
alloc 410 reserved count=1 align=0 task=cam-video-813
release 353 task=cam-preview-812
alloc 411 reserved count=4 align=2 task=cam-preview-812
release 403 task=cam-video-813
alloc 412 reserved count=2 align=1 task=cam-video-813
release 127 task=cam-video-813
release 129 task=cam-video-813
release 131 task=cam-video-813
release 133 task=cam-video-813
release 135 task=cam-video-813
release 404 task=cam-video-813
release 406 task=cam-video-813
release 409 task=cam-video-813
release 410 task=cam-video-813
release 412 task=cam-video-813
alloc 413 reserved count=2025 align=8 task=cam-video-813
alloc 414 reserved count=1 align=0 task=cam-video-813
alloc 415 reserved count=2025 align=8 task=cam-video-813
alloc 416 reserved count=2 align=1 task=cam-video-813
alloc 417 reserved count=2025 align=8 task=cam-video-813
alloc 418 reserved count=4 align=2 task=cam-video-813
alloc 419 reserved count=2025 align=8 task=cam-video-813
alloc 420 reserved count=1 align=0 task=cam-video-813
release 396 task=cam-still-814
alloc 421 reserved count=2 align=1 task=cam-still-814
release 398 task=cam-still-814
alloc 422 reserved count=3 align=2 task=cam-still-814
release 358 task=cam-preview-812
alloc 423 reserved count=2 align=1 task=cam-preview-812
release 414 task=cam-video-813
alloc 424 reserved count=1 align=0 task=cam-video-813
release 393 task=cam-still-814
release 395 task=cam-still-814
release 397 task=cam-still-814
release 399 task=cam-still-814
release 401 task=cam-still-814
release 400 task=cam-still-814
release 402 task=cam-still-814
release 405 task=cam-still-814
release 421 task=cam-still-814
release 422 task=cam-still-814
release 385 task=cam-detect-811
alloc 425 reserved count=1 align=0 task=cam-detect-811
release 416 task=cam-video-813
alloc 426 reserved count=3 align=2 task=cam-video-813
alloc 427 reserved count=4537 align=8 task=cam-still-814
alloc 428 reserved count=1 align=0 task=cam-still-814
alloc 429 reserved count=4537 align=8 task=cam-still-814
alloc 430 reserved count=3 align=2 task=cam-still-814
alloc 431 reserved count=4537 align=8 task=cam-still-814
alloc 432 reserved count=2 align=1 task=cam-still-814
alloc 433 reserved count=4537 align=8 task=cam-still-814
alloc 434 reserved count=3 align=2 task=cam-still-814
alloc 435 reserved count=4537 align=8 task=cam-still-814
alloc 436 reserved count=1 align=0 task=cam-still-814
alloc 437 reserved count=4537 align=8 task=cam-still-814
alloc 438 reserved count=1 align=0 task=cam-still-814
alloc 439 reserved count=4537 align=8 task=cam-still-814
alloc 440 reserved count=3 align=2 task=cam-still-814
release 427 task=cam-still-814
release 429 task=cam-still-814
release 431 task=cam-still-814
release 433 task=cam-still-814
release 435 task=cam-still-814
release 437 task=cam-still-814
release 439 task=cam-still-814
release 428 task=cam-still-814
release 430 task=cam-still-814
release 432 task=cam-still-814
release 434 task=cam-still-814
release 436 task=cam-still-814
release 438 task=cam-still-814
release 440 task=cam-still-814
release 387 task=cam-detect-811
alloc 441 reserved count=1 align=0 task=cam-detect-811
release 418 task=cam-video-813
alloc 442 reserved count=3 align=2 task=cam-video-813
release 375 task=cam-preview-812
alloc 443 reserved count=3 align=2 task=cam-preview-812
release 389 task=cam-detect-811
alloc 444 reserved count=4 align=2 task=cam-detect-811
release 408 task=cam-preview-812
alloc 445 reserved count=4 align=2 task=cam-preview-812
alloc 446 reserved count=4537 align=8 task=cam-still-814
alloc 447 reserved count=3 align=2 task=cam-still-814
alloc 448 reserved count=4537 align=8 task=cam-still-814
alloc 449 reserved count=2 align=1 task=cam-still-814
alloc 450 reserved count=4537 align=8 task=cam-still-814
alloc 451 reserved count=4 align=2 task=cam-still-814
release 420 task=cam-video-813
alloc 452 reserved count=2 align=1 task=cam-video-813
release 424 task=cam-video-813
alloc 453 reserved count=3 align=2 task=cam-video-813
release 411 task=cam-preview-812
alloc 454 reserved count=4 align=2 task=cam-preview-812
release 390 task=cam-detect-811
alloc 455 reserved count=2 align=1 task=cam-detect-811
release 446 task=cam-still-814
release 448 task=cam-still-814
release 450 task=cam-still-814
release 447 task=cam-still-814
release 449 task=cam-still-814
release 451 task=cam-still-814
release 423 task=cam-preview-812
alloc 456 reserved count=1 align=0 task=cam-preview-812
release 426 task=cam-video-813
alloc 457 reserved count=3 align=2 task=cam-video-813
alloc 458 reserved count=4537 align=8 task=cam-still-814
alloc 459 reserved count=1 align=0 task=cam-still-814
alloc 460 reserved count=4537 align=8 task=cam-still-814
alloc 461 reserved count=3 align=2 task=cam-still-814
alloc 462 reserved count=4537 align=8 task=cam-still-814
alloc 463 reserved count=4 align=2 task=cam-still-814
alloc 464 reserved count=4537 align=8 task=cam-still-814
alloc 465 reserved count=1 align=0 task=cam-still-814
alloc 466 reserved count=4537 align=8 task=cam-still-814
alloc 467 reserved count=3 align=2 task=cam-still-814
release 391 task=cam-detect-811
alloc 468 reserved count=2 align=1 task=cam-detect-811
release 443 task=cam-preview-812
alloc 469 reserved count=1 align=0 task=cam-preview-812
release 392 task=cam-detect-811
alloc 470 reserved count=2 align=1 task=cam-detect-811
release 445 task=cam-preview-812
alloc 471 reserved count=3 align=2 task=cam-preview-812
release 459 task=cam-still-814
alloc 472 reserved count=4 align=2 task=cam-still-814
release 442 task=cam-video-813
alloc 473 reserved count=1 align=0 task=cam-video-813
release 454 task=cam-preview-812
alloc 474 reserved count=4 align=2 task=cam-preview-812
release 461 task=cam-still-814
alloc 475 reserved count=1 align=0 task=cam-still-814
release 463 task=cam-still-814
alloc 476 reserved count=3 align=2 task=cam-still-814
release 407 task=cam-detect-811
alloc 477 reserved count=3 align=2 task=cam-detect-811
release 452 task=cam-video-813
alloc 478 reserved count=4 align=2 task=cam-video-813
release 453 task=cam-video-813
alloc 479 reserved count=3 align=2 task=cam-video-813
release 376 task=cam-detect-811
release 378 task=cam-detect-811
release 380 task=cam-detect-811
release 382 task=cam-detect-811
release 384 task=cam-detect-811
release 386 task=cam-detect-811
release 388 task=cam-detect-811
release 425 task=cam-detect-811
release 441 task=cam-detect-811
release 444 task=cam-detect-811
release 455 task=cam-detect-811
release 468 task=cam-detect-811
release 470 task=cam-detect-811
release 477 task=cam-detect-811
release 457 task=cam-video-813
alloc 480 reserved count=1 align=0 task=cam-video-813
release 465 task=cam-still-814
alloc 481 reserved count=1 align=0 task=cam-still-814
alloc 482 reserved count=338 align=8 task=cam-detect-811
alloc 483 reserved count=1 align=0 task=cam-detect-811
alloc 484 reserved count=338 align=8 task=cam-detect-811
alloc 485 reserved count=1 align=0 task=cam-detect-811
alloc 486 reserved count=338 align=8 task=cam-detect-811
alloc 487 reserved count=3 align=2 task=cam-detect-811
alloc 488 reserved count=338 align=8 task=cam-detect-811
alloc 489 reserved count=1 align=0 task=cam-detect-811
release 458 task=cam-still-814
release 460 task=cam-still-814
release 462 task=cam-still-814
release 464 task=cam-still-814
release 466 task=cam-still-814
release 467 task=cam-still-814
release 472 task=cam-still-814
release 475 task=cam-still-814
release 476 task=cam-still-814
release 481 task=cam-still-814
release 456 task=cam-preview-812
alloc 490 reserved count=4 align=2 task=cam-preview-812
alloc 491 reserved count=4537 align=8 task=cam-still-814
alloc 492 reserved count=4 align=2 task=cam-still-814
alloc 493 reserved count=4537 align=8 task=cam-still-814
alloc 494 reserved count=1 align=0 task=cam-still-814
alloc 495 reserved count=4537 align=8 task=cam-still-814
alloc 496 reserved count=1 align=0 task=cam-still-814
alloc 497 reserved count=4537 align=8 task=cam-still-814
alloc 498 reserved count=1 align=0 task=cam-still-814
alloc 499 reserved count=4537 align=8 task=cam-still-814
alloc 500 reserved count=1 align=0 task=cam-still-814
alloc 501 reserved count=4537 align=8 task=cam-still-814
alloc 502 reserved count=3 align=2 task=cam-still-814
alloc 503 reserved count=4537 align=8 task=cam-still-814
alloc 504 reserved count=1 align=0 task=cam-still-814
release 492 task=cam-still-814
alloc 505 reserved count=1 align=0 task=cam-still-814
release 413 task=cam-video-813
release 415 task=cam-video-813
release 417 task=cam-video-813
release 419 task=cam-video-813
release 473 task=cam-video-813
release 478 task=cam-video-813
release 479 task=cam-video-813
release 480 task=cam-video-813
release 483 task=cam-detect-811
alloc 506 reserved count=2 align=1 task=cam-detect-811
release 494 task=cam-still-814
alloc 507 reserved count=1 align=0 task=cam-still-814
release 491 task=cam-still-814
release 493 task=cam-still-814
release 495 task=cam-still-814
release 497 task=cam-still-814
release 499 task=cam-still-814
release 501 task=cam-still-814
release 503 task=cam-still-814
release 496 task=cam-still-814
release 498 task=cam-still-814
release 500 task=cam-still-814
release 502 task=cam-still-814
release 504 task=cam-still-814
release 505 task=cam-still-814
release 507 task=cam-still-814
alloc 508 reserved count=4537 align=8 task=cam-still-814
alloc 509 reserved count=3 align=2 task=cam-still-814
alloc 510 reserved count=4537 align=8 task=cam-still-814
alloc 511 reserved count=2 align=1 task=cam-still-814
alloc 512 reserved count=4537 align=8 task=cam-still-814
alloc 513 reserved count=2 align=1 task=cam-still-814
alloc 514 reserved count=4537 align=8 task=cam-still-814
alloc 515 reserved count=3 align=2 task=cam-still-814
alloc 516 reserved count=4537 align=8 task=cam-still-814
alloc 517 reserved count=1 align=0 task=cam-still-814
alloc 518 reserved count=4537 align=8 task=cam-still-814
alloc 519 reserved count=3 align=2 task=cam-still-814
alloc 520 reserved count=4537 align=8 task=cam-still-814
alloc 521 reserved count=1 align=0 task=cam-still-814
alloc 522 reserved count=4537 align=8 task=cam-still-814
alloc 523 reserved count=1 align=0 task=cam-still-814
release 509 task=cam-still-814
alloc 524 reserved count=2 align=1 task=cam-still-814
release 485 task=cam-detect-811
alloc 525 reserved count=2 align=1 task=cam-detect-811
alloc 526 reserved count=2025 align=8 task=cam-video-813
alloc 527 reserved count=4 align=2 task=cam-video-813
alloc 528 reserved count=2025 align=8 task=cam-video-813
alloc 529 reserved count=3 align=2 task=cam-video-813
alloc 530 reserved count=2025 align=8 task=cam-video-813
alloc 531 reserved count=2 align=1 task=cam-video-813
alloc 532 reserved count=2025 align=8 task=cam-video-813
alloc 533 reserved count=2 align=1 task=cam-video-813
alloc 534 reserved count=2025 align=8 task=cam-video-813
alloc 535 reserved count=1 align=0 task=cam-video-813
alloc 536 reserved count=2025 align=8 task=cam-video-813
alloc 537 reserved count=4 align=2 task=cam-video-813
alloc 538 reserved count=2025 align=8 task=cam-video-813
alloc 539 reserved count=2 align=1 task=cam-video-813
release 469 task=cam-preview-812
alloc 540 reserved count=3 align=2 task=cam-preview-812
release 511 task=cam-still-814
alloc 541 reserved count=3 align=2 task=cam-still-814
release 487 task=cam-detect-811
alloc 542 reserved count=1 align=0 task=cam-detect-811
release 526 task=cam-video-813
release 528 task=cam-video-813
release 530 task=cam-video-813
release 532 task=cam-video-813
release 534 task=cam-video-813
release 536 task=cam-video-813
release 538 task=cam-video-813
release 527 task=cam-video-813
release 529 task=cam-video-813
release 531 task=cam-video-813
release 533 task=cam-video-813
release 535 task=cam-video-813
release 537 task=cam-video-813
release 539 task=cam-video-813
release 489 task=cam-detect-811
alloc 543 reserved count=1 align=0 task=cam-detect-811
release 471 task=cam-preview-812
alloc 544 reserved count=2 align=1 task=cam-preview-812
alloc 545 reserved count=2025 align=8 task=cam-video-813
alloc 546 reserved count=2 align=1 task=cam-video-813
alloc 547 reserved count=2025 align=8 task=cam-video-813
alloc 548 reserved count=4 align=2 task=cam-video-813
alloc 549 reserved count=2025 align=8 task=cam-video-813
alloc 550 reserved count=4 align=2 task=cam-video-813
alloc 551 reserved count=2025 align=8 task=cam-video-813
alloc 552 reserved count=1 align=0 task=cam-video-813
alloc 553 reserved count=2025 align=8 task=cam-video-813
alloc 554 reserved count=4 align=2 task=cam-video-813
alloc 555 reserved count=2025 align=8 task=cam-video-813
alloc 556 reserved count=4 align=2 task=cam-video-813
alloc 557 reserved count=2025 align=8 task=cam-video-813
alloc 558 reserved count=2 align=1 task=cam-video-813
alloc 559 reserved count=2025 align=8 task=cam-video-813
alloc 560 reserved count=4 align=2 task=cam-video-813
release 474 task=cam-preview-812
alloc 561 reserved count=3 align=2 task=cam-preview-812
release 513 task=cam-still-814
alloc 562 reserved count=2 align=1 task=cam-still-814
release 546 task=cam-video-813
alloc 563 reserved count=3 align=2 task=cam-video-813
release 515 task=cam-still-814
alloc 564 reserved count=4 align=2 task=cam-still-814
release 517 task=cam-still-814
alloc 565 reserved count=2 align=1 task=cam-still-814
release 506 task=cam-detect-811
alloc 566 reserved count=2 align=1 task=cam-detect-811
release 519 task=cam-still-814
alloc 567 reserved count=2 align=1 task=cam-still-814
release 521 task=cam-still-814
alloc 568 reserved count=4 align=2 task=cam-still-814
release 548 task=cam-video-813
alloc 569 reserved count=3 align=2 task=cam-video-813
release 490 task=cam-preview-812
alloc 570 reserved count=2 align=1 task=cam-preview-812
release 523 task=cam-still-814
alloc 571 reserved count=1 align=0 task=cam-still-814
release 550 task=cam-video-813
alloc 572 reserved count=3 align=2 task=cam-video-813
release 552 task=cam-video-813
alloc 573 reserved count=1 align=0 task=cam-video-813
release 524 task=cam-still-814
alloc 574 reserved count=2 align=1 task=cam-still-814
release 545 task=cam-video-813
release 547 task=cam-video-813
release 549 task=cam-video-813
release 551 task=cam-video-813
release 553 task=cam-video-813
release 555 task=cam-video-813
release 557 task=cam-video-813
release 559 task=cam-video-813
release 554 task=cam-video-813
release 556 task=cam-video-813
release 558 task=cam-video-813
release 560 task=cam-video-813
release 563 task=cam-video-813
release 569 task=cam-video-813
release 572 task=cam-video-813
release 573 task=cam-video-813
release 482 task=cam-detect-811
release 484 task=cam-detect-811
release 486 task=cam-detect-811
release 488 task=cam-detect-811
release 525 task=cam-detect-811
release 542 task=cam-detect-811
release 543 task=cam-detect-811
release 566 task=cam-detect-811
release 508 task=cam-still-814
release 510 task=cam-still-814
release 512 task=cam-still-814
release 514 task=cam-still-814
release 516 task=cam-still-814
release 518 task=cam-still-814
release 520 task=cam-still-814
release 522 task=cam-still-814
release 541 task=cam-still-814
release 562 task=cam-still-814
release 564 task=cam-still-814
release 565 task=cam-still-814
release 567 task=cam-still-814
release 568 task=cam-still-814
release 571 task=cam-still-814
release 574 task=cam-still-814
release 540 task=cam-preview-812
alloc 575 reserved count=2 align=1 task=cam-preview-812
alloc 576 reserved count=4537 align=8 task=cam-still-814
alloc 577 reserved count=3 align=2 task=cam-still-814
alloc 578 reserved count=4537 align=8 task=cam-still-814
alloc 579 reserved count=2 align=1 task=cam-still-814
alloc 580 reserved count=4537 align=8 task=cam-still-814
alloc 581 reserved count=2 align=1 task=cam-still-814
alloc 582 reserved count=4537 align=8 task=cam-still-814
alloc 583 reserved count=2 align=1 task=cam-still-814
alloc 584 reserved count=4537 align=8 task=cam-still-814
alloc 585 reserved count=1 align=0 task=cam-still-814
alloc 586 reserved count=4537 align=8 task=cam-still-814
alloc 587 reserved count=2 align=1 task=cam-still-814
alloc 588 reserved count=4537 align=8 task=cam-still-814
alloc 589 reserved count=2 align=1 task=cam-still-814
release 577 task=cam-still-814
alloc 590 reserved count=4 align=2 task=cam-still-814
release 544 task=cam-preview-812
alloc 591 reserved count=3 align=2 task=cam-preview-812
release 579 task=cam-still-814
alloc 592 reserved count=1 align=0 task=cam-still-814
release 581 task=cam-still-814
alloc 593 reserved count=3 align=2 task=cam-still-814
release 583 task=cam-still-814
alloc 594 reserved count=3 align=2 task=cam-still-814
alloc 595 reserved count=2025 align=8 task=cam-video-813
alloc 596 reserved count=4 align=2 task=cam-video-813
alloc 597 reserved count=2025 align=8 task=cam-video-813
alloc 598 reserved count=3 align=2 task=cam-video-813
alloc 599 reserved count=2025 align=8 task=cam-video-813
alloc 600 reserved count=4 align=2 task=cam-video-813
alloc 601 reserved count=2025 align=8 task=cam-video-813
alloc 602 reserved count=1 align=0 task=cam-video-813
release 585 task=cam-still-814
alloc 603 reserved count=3 align=2 task=cam-still-814
release 587 task=cam-still-814
alloc 604 reserved count=1 align=0 task=cam-still-814
release 561 task=cam-preview-812
alloc 605 reserved count=3 align=2 task=cam-preview-812
release 589 task=cam-still-814
alloc 606 reserved count=2 align=1 task=cam-still-814
release 570 task=cam-preview-812
alloc 607 reserved count=1 align=0 task=cam-preview-812
release 596 task=cam-video-813
alloc 608 reserved count=4 align=2 task=cam-video-813
release 598 task=cam-video-813
alloc 609 reserved count=4 align=2 task=cam-video-813
release 600 task=cam-video-813
alloc 610 reserved count=3 align=2 task=cam-video-813
release 590 task=cam-still-814
alloc 611 reserved count=1 align=0 task=cam-still-814
release 592 task=cam-still-814
alloc 612 reserved count=4 align=2 task=cam-still-814
alloc 613 reserved count=338 align=8 task=cam-detect-811
alloc 614 reserved count=1 align=0 task=cam-detect-811
alloc 615 reserved count=338 align=8 task=cam-detect-811
alloc 616 reserved count=2 align=1 task=cam-detect-811
alloc 617 reserved count=338 align=8 task=cam-detect-811
alloc 618 reserved count=2 align=1 task=cam-detect-811
alloc 619 reserved count=338 align=8 task=cam-detect-811
alloc 620 reserved count=1 align=0 task=cam-detect-811
alloc 621 reserved count=338 align=8 task=cam-detect-811
alloc 622 reserved count=1 align=0 task=cam-detect-811
alloc 623 reserved count=338 align=8 task=cam-detect-811
alloc 624 reserved count=3 align=2 task=cam-detect-811
release 602 task=cam-video-813
alloc 625 reserved count=1 align=0 task=cam-video-813
release 575 task=cam-preview-812
alloc 626 reserved count=3 align=2 task=cam-preview-812
release 591 task=cam-preview-812
alloc 627 reserved count=4 align=2 task=cam-preview-812
release 605 task=cam-preview-812
alloc 628 reserved count=4 align=2 task=cam-preview-812
release 607 task=cam-preview-812
alloc 629 reserved count=3 align=2 task=cam-preview-812
release 608 task=cam-video-813
alloc 630 reserved count=2 align=1 task=cam-video-813
release 593 task=cam-still-814
alloc 631 reserved count=3 align=2 task=cam-still-814
release 609 task=cam-video-813
alloc 632 reserved count=2 align=1 task=cam-video-813
release 594 task=cam-still-814
alloc 633 reserved count=3 align=2 task=cam-still-814
release 626 task=cam-preview-812
alloc 634 reserved count=2 align=1 task=cam-preview-812
release 614 task=cam-detect-811
alloc 635 reserved count=4 align=2 task=cam-detect-811
release 603 task=cam-still-814
alloc 636 reserved count=3 align=2 task=cam-still-814
release 613 task=cam-detect-811
release 615 task=cam-detect-811
release 617 task=cam-detect-811
release 619 task=cam-detect-811
release 621 task=cam-detect-811
release 623 task=cam-detect-811
release 616 task=cam-detect-811
release 618 task=cam-detect-811
release 620 task=cam-detect-811
release 622 task=cam-detect-811
release 624 task=cam-detect-811
release 635 task=cam-detect-811
release 627 task=cam-preview-812
alloc 637 reserved count=1 align=0 task=cam-preview-812
release 628 task=cam-preview-812
alloc 638 reserved count=3 align=2 task=cam-preview-812
release 610 task=cam-video-813
alloc 639 reserved count=2 align=1 task=cam-video-813
release 604 task=cam-still-814
alloc 640 reserved count=4 align=2 task=cam-still-814
release 629 task=cam-preview-812
alloc 641 reserved count=2 align=1 task=cam-preview-812
release 576 task=cam-still-814
release 578 task=cam-still-814
release 580 task=cam-still-814
release 582 task=cam-still-814
release 584 task=cam-still-814
release 586 task=cam-still-814
release 588 task=cam-still-814
release 606 task=cam-still-814
release 611 task=cam-still-814
release 612 task=cam-still-814
release 631 task=cam-still-814
release 633 task=cam-still-814
release 636 task=cam-still-814
release 640 task=cam-still-814
alloc 642 reserved count=338 align=8 task=cam-detect-811
alloc 643 reserved count=1 align=0 task=cam-detect-811
alloc 644 reserved count=338 align=8 task=cam-detect-811
alloc 645 reserved count=3 align=2 task=cam-detect-811
alloc 646 reserved count=338 align=8 task=cam-detect-811
alloc 647 reserved count=1 align=0 task=cam-detect-811
alloc 648 reserved count=338 align=8 task=cam-detect-811
alloc 649 reserved count=2 align=1 task=cam-detect-811
alloc 650 reserved count=338 align=8 task=cam-detect-811
alloc 651 reserved count=2 align=1 task=cam-detect-811
release 625 task=cam-video-813
alloc 652 reserved count=4 align=2 task=cam-video-813
release 634 task=cam-preview-812
alloc 653 reserved count=4 align=2 task=cam-preview-812
release 630 task=cam-video-813
alloc 654 reserved count=2 align=1 task=cam-video-813
alloc 655 reserved count=4537 align=8 task=cam-still-814
alloc 656 reserved count=3 align=2 task=cam-still-814
alloc 657 reserved count=4537 align=8 task=cam-still-814
alloc 658 reserved count=4 align=2 task=cam-still-814
alloc 659 reserved count=4537 align=8 task=cam-still-814
alloc 660 reserved count=1 align=0 task=cam-still-814
alloc 661 reserved count=4537 align=8 task=cam-still-814
alloc 662 reserved count=1 align=0 task=cam-still-814
release 637 task=cam-preview-812
alloc 663 reserved count=2 align=1 task=cam-preview-812
release 632 task=cam-video-813
alloc 664 reserved count=4 align=2 task=cam-video-813
release 655 task=cam-still-814
release 657 task=cam-still-814
release 659 task=cam-still-814
release 661 task=cam-still-814
release 656 task=cam-still-814
release 658 task=cam-still-814
release 660 task=cam-still-814
release 662 task=cam-still-814
alloc 665 reserved count=4537 align=8 task=cam-still-814
alloc 666 reserved count=3 align=2 task=cam-still-814
alloc 667 reserved count=4537 align=8 task=cam-still-814
alloc 668 reserved count=3 align=2 task=cam-still-814
alloc 669 reserved count=4537 align=8 task=cam-still-814
alloc 670 reserved count=1 align=0 task=cam-still-814
alloc 671 reserved count=4537 align=8 task=cam-still-814
alloc 672 reserved count=2 align=1 task=cam-still-814
alloc 673 reserved count=4537 align=8 task=cam-still-814
alloc 674 reserved count=1 align=0 task=cam-still-814
release 666 task=cam-still-814
alloc 675 reserved count=3 align=2 task=cam-still-814
release 643 task=cam-detect-811
alloc 676 reserved count=4 align=2 task=cam-detect-811
release 668 task=cam-still-814
alloc 677 reserved count=4 align=2 task=cam-still-814
release 670 task=cam-still-814
alloc 678 reserved count=2 align=1 task=cam-still-814
release 638 task=cam-preview-812
alloc 679 reserved count=2 align=1 task=cam-preview-812
release 639 task=cam-video-813
alloc 680 reserved count=4 align=2 task=cam-video-813
release 642 task=cam-detect-811
release 644 task=cam-detect-811
release 646 task=cam-detect-811
release 648 task=cam-detect-811
release 650 task=cam-detect-811
release 645 task=cam-detect-811
release 647 task=cam-detect-811
release 649 task=cam-detect-811
release 651 task=cam-detect-811
release 676 task=cam-detect-811
release 641 task=cam-preview-812
alloc 681 reserved count=1 align=0 task=cam-preview-812
release 653 task=cam-preview-812
alloc 682 reserved count=3 align=2 task=cam-preview-812
release 316 task=cam-preview-812
release 318 task=cam-preview-812
release 320 task=cam-preview-812
release 322 task=cam-preview-812
release 663 task=cam-preview-812
release 679 task=cam-preview-812
release 681 task=cam-preview-812
release 682 task=cam-preview-812
release 652 task=cam-video-813
alloc 683 reserved count=1 align=0 task=cam-video-813
release 654 task=cam-video-813
alloc 684 reserved count=3 align=2 task=cam-video-813
release 664 task=cam-video-813
alloc 685 reserved count=4 align=2 task=cam-video-813
alloc 686 reserved count=338 align=8 task=cam-detect-811
alloc 687 reserved count=2 align=1 task=cam-detect-811
alloc 688 reserved count=338 align=8 task=cam-detect-811
alloc 689 reserved count=2 align=1 task=cam-detect-811
alloc 690 reserved count=338 align=8 task=cam-detect-811
alloc 691 reserved count=3 align=2 task=cam-detect-811
alloc 692 reserved count=338 align=8 task=cam-detect-811
alloc 693 reserved count=3 align=2 task=cam-detect-811
release 595 task=cam-video-813
release 597 task=cam-video-813
release 599 task=cam-video-813
release 601 task=cam-video-813
release 680 task=cam-video-813
release 683 task=cam-video-813
release 684 task=cam-video-813
release 685 task=cam-video-813
alloc 694 reserved count=2025 align=8 task=cam-video-813
alloc 695 reserved count=4 align=2 task=cam-video-813
alloc 696 reserved count=2025 align=8 task=cam-video-813
alloc 697 reserved count=1 align=0 task=cam-video-813
alloc 698 reserved count=2025 align=8 task=cam-video-813
alloc 699 reserved count=2 align=1 task=cam-video-813
release 672 task=cam-still-814
alloc 700 reserved count=4 align=2 task=cam-still-814
alloc 701 reserved count=760 align=8 task=cam-preview-812
alloc 702 reserved count=3 align=2 task=cam-preview-812
alloc 703 reserved count=760 align=8 task=cam-preview-812
alloc 704 reserved count=3 align=2 task=cam-preview-812
alloc 705 reserved count=760 align=8 task=cam-preview-812
alloc 706 reserved count=3 align=2 task=cam-preview-812
alloc 707 reserved count=760 align=8 task=cam-preview-812
alloc 708 reserved count=3 align=2 task=cam-preview-812
alloc 709 reserved count=760 align=8 task=cam-preview-812
alloc 710 reserved count=3 align=2 task=cam-preview-812
release 701 task=cam-preview-812
release 703 task=cam-preview-812
release 705 task=cam-preview-812
release 707 task=cam-preview-812
release 709 task=cam-preview-812
release 702 task=cam-preview-812
release 704 task=cam-preview-812
release 706 task=cam-preview-812
release 708 task=cam-preview-812
release 710 task=cam-preview-812
release 674 task=cam-still-814
alloc 711 reserved count=3 align=2 task=cam-still-814
alloc 712 reserved count=760 align=8 task=cam-preview-812
alloc 713 reserved count=3 align=2 task=cam-preview-812
alloc 714 reserved count=760 align=8 task=cam-preview-812
alloc 715 reserved count=2 align=1 task=cam-preview-812
alloc 716 reserved count=760 align=8 task=cam-preview-812
alloc 717 reserved count=3 align=2 task=cam-preview-812
release 695 task=cam-video-813
alloc 718 reserved count=2 align=1 task=cam-video-813
release 697 task=cam-video-813
alloc 719 reserved count=4 align=2 task=cam-video-813
release 712 task=cam-preview-812
release 714 task=cam-preview-812
release 716 task=cam-preview-812
release 713 task=cam-preview-812
release 715 task=cam-preview-812
release 717 task=cam-preview-812
release 675 task=cam-still-814
alloc 720 reserved count=2 align=1 task=cam-still-814
release 677 task=cam-still-814
alloc 721 reserved count=4 align=2 task=cam-still-814
release 687 task=cam-detect-811
alloc 722 reserved count=4 align=2 task=cam-detect-811
release 689 task=cam-detect-811
alloc 723 reserved count=3 align=2 task=cam-detect-811
alloc 724 reserved count=760 align=8 task=cam-preview-812
alloc 725 reserved count=2 align=1 task=cam-preview-812
alloc 726 reserved count=760 align=8 task=cam-preview-812
alloc 727 reserved count=1 align=0 task=cam-preview-812
alloc 728 reserved count=760 align=8 task=cam-preview-812
alloc 729 reserved count=2 align=1 task=cam-preview-812
alloc 730 reserved count=760 align=8 task=cam-preview-812
alloc 731 reserved count=2 align=1 task=cam-preview-812
alloc 732 reserved count=760 align=8 task=cam-preview-812
alloc 733 reserved count=4 align=2 task=cam-preview-812
release 699 task=cam-video-813
alloc 734 reserved count=2 align=1 task=cam-video-813
release 718 task=cam-video-813
alloc 735 reserved count=3 align=2 task=cam-video-813
release 691 task=cam-detect-811
alloc 736 reserved count=2 align=1 task=cam-detect-811
release 693 task=cam-detect-811
alloc 737 reserved count=3 align=2 task=cam-detect-811
release 678 task=cam-still-814
alloc 738 reserved count=3 align=2 task=cam-still-814
release 700 task=cam-still-814
alloc 739 reserved count=1 align=0 task=cam-still-814
release 722 task=cam-detect-811
alloc 740 reserved count=3 align=2 task=cam-detect-811
release 724 task=cam-preview-812
release 726 task=cam-preview-812
release 728 task=cam-preview-812
release 730 task=cam-preview-812
release 732 task=cam-preview-812
release 725 task=cam-preview-812
release 727 task=cam-preview-812
release 729 task=cam-preview-812
release 731 task=cam-preview-812
release 733 task=cam-preview-812
release 711 task=cam-still-814
alloc 741 reserved count=1 align=0 task=cam-still-814
release 665 task=cam-still-814
release 667 task=cam-still-814
release 669 task=cam-still-814
release 671 task=cam-still-814
release 673 task=cam-still-814
release 720 task=cam-still-814
release 721 task=cam-still-814
release 738 task=cam-still-814
release 739 task=cam-still-814
release 741 task=cam-still-814
alloc 742 reserved count=4537 align=8 task=cam-still-814
alloc 743 reserved count=2 align=1 task=cam-still-814
alloc 744 reserved count=4537 align=8 task=cam-still-814
alloc 745 reserved count=4 align=2 task=cam-still-814
alloc 746 reserved count=4537 align=8 task=cam-still-814
alloc 747 reserved count=1 align=0 task=cam-still-814
alloc 748 reserved count=4537 align=8 task=cam-still-814
alloc 749 reserved count=3 align=2 task=cam-still-814
alloc 750 reserved count=4537 align=8 task=cam-still-814
alloc 751 reserved count=3 align=2 task=cam-still-814
alloc 752 reserved count=760 align=8 task=cam-preview-812
alloc 753 reserved count=3 align=2 task=cam-preview-812
alloc 754 reserved count=760 align=8 task=cam-preview-812
alloc 755 reserved count=2 align=1 task=cam-preview-812
alloc 756 reserved count=760 align=8 task=cam-preview-812
alloc 757 reserved count=2 align=1 task=cam-preview-812
alloc 758 reserved count=760 align=8 task=cam-preview-812
alloc 759 reserved count=4 align=2 task=cam-preview-812
release 743 task=cam-still-814
alloc 760 reserved count=4 align=2 task=cam-still-814
release 753 task=cam-preview-812
alloc 761 reserved count=4 align=2 task=cam-preview-812
release 723 task=cam-detect-811
alloc 762 reserved count=1 align=0 task=cam-detect-811
release 745 task=cam-still-814
alloc 763 reserved count=4 align=2 task=cam-still-814
release 747 task=cam-still-814
alloc 764 reserved count=4 align=2 task=cam-still-814
release 719 task=cam-video-813
alloc 765 reserved count=1 align=0 task=cam-video-813
release 755 task=cam-preview-812
alloc 766 reserved count=4 align=2 task=cam-preview-812
release 736 task=cam-detect-811
alloc 767 reserved count=4 align=2 task=cam-detect-811
release 734 task=cam-video-813
alloc 768 reserved count=4 align=2 task=cam-video-813
release 749 task=cam-still-814
alloc 769 reserved count=4 align=2 task=cam-still-814
release 757 task=cam-preview-812
alloc 770 reserved count=1 align=0 task=cam-preview-812
release 735 task=cam-video-813
alloc 771 reserved count=1 align=0 task=cam-video-813
release 765 task=cam-video-813
alloc 772 reserved count=1 align=0 task=cam-video-813
release 737 task=cam-detect-811
alloc 773 reserved count=1 align=0 task=cam-detect-811
release 768 task=cam-video-813
alloc 774 reserved count=4 align=2 task=cam-video-813
release 771 task=cam-video-813
alloc 775 reserved count=3 align=2 task=cam-video-813
release 772 task=cam-video-813
alloc 776 reserved count=3 align=2 task=cam-video-813
release 759 task=cam-preview-812
alloc 777 reserved count=3 align=2 task=cam-preview-812
release 694 task=cam-video-813
release 696 task=cam-video-813
release 698 task=cam-video-813
release 774 task=cam-video-813
release 775 task=cam-video-813
release 776 task=cam-video-813
release 761 task=cam-preview-812
alloc 778 reserved count=2 align=1 task=cam-preview-812
release 766 task=cam-preview-812
alloc 779 reserved count=1 align=0 task=cam-preview-812
alloc 780 reserved count=2025 align=8 task=cam-video-813
alloc 781 reserved count=2 align=1 task=cam-video-813
alloc 782 reserved count=2025 align=8 task=cam-video-813
alloc 783 reserved count=4 align=2 task=cam-video-813
alloc 784 reserved count=2025 align=8 task=cam-video-813
alloc 785 reserved count=4 align=2 task=cam-video-813
alloc 786 reserved count=2025 align=8 task=cam-video-813
alloc 787 reserved count=1 align=0 task=cam-video-813
release 751 task=cam-still-814
alloc 788 reserved count=1 align=0 task=cam-still-814
release 770 task=cam-preview-812
alloc 789 reserved count=4 align=2 task=cam-preview-812
release 740 task=cam-detect-811
alloc 790 reserved count=3 align=2 task=cam-detect-811
release 777 task=cam-preview-812
alloc 791 reserved count=2 align=1 task=cam-preview-812
release 778 task=cam-preview-812
alloc 792 reserved count=1 align=0 task=cam-preview-812
release 762 task=cam-detect-811
alloc 793 reserved count=4 align=2 task=cam-detect-811
release 760 task=cam-still-814
alloc 794 reserved count=1 align=0 task=cam-still-814
release 779 task=cam-preview-812
alloc 795 reserved count=1 align=0 task=cam-preview-812
release 767 task=cam-detect-811
alloc 796 reserved count=2 align=1 task=cam-detect-811
release 763 task=cam-still-814
alloc 797 reserved count=1 align=0 task=cam-still-814
release 773 task=cam-detect-811
alloc 798 reserved count=4 align=2 task=cam-detect-811
release 764 task=cam-still-814
alloc 799 reserved count=2 align=1 task=cam-still-814
release 790 task=cam-detect-811
alloc 800 reserved count=3 align=2 task=cam-detect-811
release 781 task=cam-video-813
alloc 801 reserved count=4 align=2 task=cam-video-813
release 789 task=cam-preview-812
alloc 802 reserved count=4 align=2 task=cam-preview-812
release 769 task=cam-still-814
alloc 803 reserved count=1 align=0 task=cam-still-814
release 791 task=cam-preview-812
alloc 804 reserved count=1 align=0 task=cam-preview-812
release 788 task=cam-still-814
alloc 805 reserved count=3 align=2 task=cam-still-814
release 792 task=cam-preview-812
alloc 806 reserved count=3 align=2 task=cam-preview-812
release 783 task=cam-video-813
alloc 807 reserved count=4 align=2 task=cam-video-813
release 793 task=cam-detect-811
alloc 808 reserved count=2 align=1 task=cam-detect-811
release 785 task=cam-video-813
alloc 809 reserved count=1 align=0 task=cam-video-813
release 780 task=cam-video-813
release 782 task=cam-video-813
release 784 task=cam-video-813
release 786 task=cam-video-813
release 787 task=cam-video-813
release 801 task=cam-video-813
release 807 task=cam-video-813
release 809 task=cam-video-813
release 795 task=cam-preview-812
alloc 810 reserved count=4 align=2 task=cam-preview-812
alloc 811 reserved count=2025 align=8 task=cam-video-813
alloc 812 reserved count=4 align=2 task=cam-video-813
alloc 813 reserved count=2025 align=8 task=cam-video-813
alloc 814 reserved count=3 align=2 task=cam-video-813
alloc 815 reserved count=2025 align=8 task=cam-video-813
alloc 816 reserved count=2 align=1 task=cam-video-813
alloc 817 reserved count=2025 align=8 task=cam-video-813
alloc 818 reserved count=3 align=2 task=cam-video-813
alloc 819 reserved count=2025 align=8 task=cam-video-813
alloc 820 reserved count=2 align=1 task=cam-video-813
release 812 task=cam-video-813
alloc 821 reserved count=4 align=2 task=cam-video-813
release 794 task=cam-still-814
alloc 822 reserved count=4 align=2 task=cam-still-814
release 796 task=cam-detect-811
alloc 823 reserved count=1 align=0 task=cam-detect-811
release 797 task=cam-still-814
alloc 824 reserved count=3 align=2 task=cam-still-814
release 798 task=cam-detect-811
alloc 825 reserved count=4 align=2 task=cam-detect-811
release 802 task=cam-preview-812
alloc 826 reserved count=4 align=2 task=cam-preview-812
release 742 task=cam-still-814
release 744 task=cam-still-814
release 746 task=cam-still-814
release 748 task=cam-still-814
release 750 task=cam-still-814
release 799 task=cam-still-814
release 803 task=cam-still-814
release 805 task=cam-still-814
release 822 task=cam-still-814
release 824 task=cam-still-814
release 804 task=cam-preview-812
alloc 827 reserved count=1 align=0 task=cam-preview-812
release 752 task=cam-preview-812
release 754 task=cam-preview-812
release 756 task=cam-preview-812
release 758 task=cam-preview-812
release 806 task=cam-preview-812
release 810 task=cam-preview-812
release 826 task=cam-preview-812
release 827 task=cam-preview-812
alloc 828 reserved count=4537 align=8 task=cam-still-814
alloc 829 reserved count=4 align=2 task=cam-still-814
alloc 830 reserved count=4537 align=8 task=cam-still-814
alloc 831 reserved count=2 align=1 task=cam-still-814
alloc 832 reserved count=4537 align=8 task=cam-still-814
alloc 833 reserved count=1 align=0 task=cam-still-814
alloc 834 reserved count=4537 align=8 task=cam-still-814
alloc 835 reserved count=4 align=2 task=cam-still-814
alloc 836 reserved count=4537 align=8 task=cam-still-814
alloc 837 reserved count=4 align=2 task=cam-still-814
alloc 838 reserved count=4537 align=8 task=cam-still-814
alloc 839 reserved count=1 align=0 task=cam-still-814
release 800 task=cam-detect-811
alloc 840 reserved count=2 align=1 task=cam-detect-811
alloc 841 reserved count=760 align=8 task=cam-preview-812
alloc 842 reserved count=3 align=2 task=cam-preview-812
alloc 843 reserved count=760 align=8 task=cam-preview-812
alloc 844 reserved count=4 align=2 task=cam-preview-812
alloc 845 reserved count=760 align=8 task=cam-preview-812
alloc 846 reserved count=2 align=1 task=cam-preview-812
alloc 847 reserved count=760 align=8 task=cam-preview-812
alloc 848 reserved count=1 align=0 task=cam-preview-812
alloc 849 reserved count=760 align=8 task=cam-preview-812
alloc 850 reserved count=1 align=0 task=cam-preview-812
alloc 851 reserved count=760 align=8 task=cam-preview-812
alloc 852 reserved count=3 align=2 task=cam-preview-812
alloc 853 reserved count=760 align=8 task=cam-preview-812
alloc 854 reserved count=2 align=1 task=cam-preview-812
release 814 task=cam-video-813
alloc 855 reserved count=4 align=2 task=cam-video-813
release 808 task=cam-detect-811
alloc 856 reserved count=3 align=2 task=cam-detect-811
release 823 task=cam-detect-811
alloc 857 reserved count=1 align=0 task=cam-detect-811
release 829 task=cam-still-814
alloc 858 reserved count=1 align=0 task=cam-still-814
release 816 task=cam-video-813
alloc 859 reserved count=4 align=2 task=cam-video-813
release 831 task=cam-still-814
alloc 860 reserved count=4 align=2 task=cam-still-814
release 842 task=cam-preview-812
alloc 861 reserved count=3 align=2 task=cam-preview-812
release 818 task=cam-video-813
alloc 862 reserved count=1 align=0 task=cam-video-813
release 841 task=cam-preview-812
release 843 task=cam-preview-812
release 845 task=cam-preview-812
release 847 task=cam-preview-812
release 849 task=cam-preview-812
release 851 task=cam-preview-812
release 853 task=cam-preview-812
release 844 task=cam-preview-812
release 846 task=cam-preview-812
release 848 task=cam-preview-812
release 850 task=cam-preview-812
release 852 task=cam-preview-812
release 854 task=cam-preview-812
release 861 task=cam-preview-812
release 833 task=cam-still-814
alloc 863 reserved count=1 align=0 task=cam-still-814
release 811 task=cam-video-813
release 813 task=cam-video-813
release 815 task=cam-video-813
release 817 task=cam-video-813
release 819 task=cam-video-813
release 820 task=cam-video-813
release 821 task=cam-video-813
release 855 task=cam-video-813
release 859 task=cam-video-813
release 862 task=cam-video-813
alloc 864 reserved count=2025 align=8 task=cam-video-813
alloc 865 reserved count=1 align=0 task=cam-video-813
alloc 866 reserved count=2025 align=8 task=cam-video-813
alloc 867 reserved count=4 align=2 task=cam-video-813
alloc 868 reserved count=2025 align=8 task=cam-video-813
alloc 869 reserved count=2 align=1 task=cam-video-813
alloc 870 reserved count=2025 align=8 task=cam-video-813
alloc 871 reserved count=3 align=2 task=cam-video-813
alloc 872 reserved count=2025 align=8 task=cam-video-813
alloc 873 reserved count=1 align=0 task=cam-video-813
release 828 task=cam-still-814
release 830 task=cam-still-814
release 832 task=cam-still-814
release 834 task=cam-still-814
release 836 task=cam-still-814
release 838 task=cam-still-814
release 835 task=cam-still-814
release 837 task=cam-still-814
release 839 task=cam-still-814
release 858 task=cam-still-814
release 860 task=cam-still-814
release 863 task=cam-still-814
alloc 874 reserved count=4537 align=8 task=cam-still-814
alloc 875 reserved count=1 align=0 task=cam-still-814
alloc 876 reserved count=4537 align=8 task=cam-still-814
alloc 877 reserved count=1 align=0 task=cam-still-814
alloc 878 reserved count=4537 align=8 task=cam-still-814
alloc 879 reserved count=1 align=0 task=cam-still-814
alloc 880 reserved count=4537 align=8 task=cam-still-814
alloc 881 reserved count=4 align=2 task=cam-still-814
alloc 882 reserved count=4537 align=8 task=cam-still-814
alloc 883 reserved count=2 align=1 task=cam-still-814
alloc 884 reserved count=4537 align=8 task=cam-still-814
alloc 885 reserved count=2 align=1 task=cam-still-814
release 865 task=cam-video-813
alloc 886 reserved count=3 align=2 task=cam-video-813
alloc 887 reserved count=760 align=8 task=cam-preview-812
alloc 888 reserved count=3 align=2 task=cam-preview-812
alloc 889 reserved count=760 align=8 task=cam-preview-812
alloc 890 reserved count=3 align=2 task=cam-preview-812
alloc 891 reserved count=760 align=8 task=cam-preview-812
alloc 892 reserved count=4 align=2 task=cam-preview-812
alloc 893 reserved count=760 align=8 task=cam-preview-812
alloc 894 reserved count=1 align=0 task=cam-preview-812
release 825 task=cam-detect-811
alloc 895 reserved count=2 align=1 task=cam-detect-811
release 888 task=cam-preview-812
alloc 896 reserved count=3 align=2 task=cam-preview-812
release 867 task=cam-video-813
alloc 897 reserved count=3 align=2 task=cam-video-813
release 890 task=cam-preview-812
alloc 898 reserved count=3 align=2 task=cam-preview-812
release 892 task=cam-preview-812
alloc 899 reserved count=2 align=1 task=cam-preview-812
release 869 task=cam-video-813
alloc 900 reserved count=2 align=1 task=cam-video-813
release 875 task=cam-still-814
alloc 901 reserved count=3 align=2 task=cam-still-814
release 840 task=cam-detect-811
alloc 902 reserved count=2 align=1 task=cam-detect-811
release 894 task=cam-preview-812
alloc 903 reserved count=4 align=2 task=cam-preview-812
release 871 task=cam-video-813
alloc 904 reserved count=3 align=2 task=cam-video-813
release 864 task=cam-video-813
release 866 task=cam-video-813
release 868 task=cam-video-813
release 870 task=cam-video-813
release 872 task=cam-video-813
release 873 task=cam-video-813
release 886 task=cam-video-813
release 897 task=cam-video-813
release 900 task=cam-video-813
release 904 task=cam-video-813
release 877 task=cam-still-814
alloc 905 reserved count=2 align=1 task=cam-still-814
release 896 task=cam-preview-812
alloc 906 reserved count=3 align=2 task=cam-preview-812
release 898 task=cam-preview-812
alloc 907 reserved count=3 align=2 task=cam-preview-812
release 879 task=cam-still-814
alloc 908 reserved count=4 align=2 task=cam-still-814
release 856 task=cam-detect-811
alloc 909 reserved count=2 align=1 task=cam-detect-811
release 899 task=cam-preview-812
alloc 910 reserved count=2 align=1 task=cam-preview-812
release 874 task=cam-still-814
release 876 task=cam-still-814
release 878 task=cam-still-814
release 880 task=cam-still-814
release 882 task=cam-still-814
release 884 task=cam-still-814
release 881 task=cam-still-814
release 883 task=cam-still-814
release 885 task=cam-still-814
release 901 task=cam-still-814
release 905 task=cam-still-814
release 908 task=cam-still-814
release 903 task=cam-preview-812
alloc 911 reserved count=3 align=2 task=cam-preview-812
release 887 task=cam-preview-812
release 889 task=cam-preview-812
release 891 task=cam-preview-812
release 893 task=cam-preview-812
release 906 task=cam-preview-812
release 907 task=cam-preview-812
release 910 task=cam-preview-812
release 911 task=cam-preview-812
release 857 task=cam-detect-811
alloc 912 reserved count=3 align=2 task=cam-detect-811
alloc 913 reserved count=2025 align=8 task=cam-video-813
alloc 914 reserved count=4 align=2 task=cam-video-813
alloc 915 reserved count=2025 align=8 task=cam-video-813
alloc 916 reserved count=4 align=2 task=cam-video-813
alloc 917 reserved count=2025 align=8 task=cam-video-813
alloc 918 reserved count=4 align=2 task=cam-video-813
alloc 919 reserved count=2025 align=8 task=cam-video-813
alloc 920 reserved count=3 align=2 task=cam-video-813
alloc 921 reserved count=4537 align=8 task=cam-still-814
alloc 922 reserved count=2 align=1 task=cam-still-814
alloc 923 reserved count=4537 align=8 task=cam-still-814
alloc 924 reserved count=4 align=2 task=cam-still-814
alloc 925 reserved count=4537 align=8 task=cam-still-814
alloc 926 reserved count=3 align=2 task=cam-still-814
alloc 927 reserved count=4537 align=8 task=cam-still-814
alloc 928 reserved count=4 align=2 task=cam-still-814
alloc 929 reserved count=4537 align=8 task=cam-still-814
alloc 930 reserved count=3 align=2 task=cam-still-814
alloc 931 reserved count=4537 align=8 task=cam-still-814
alloc 932 reserved count=1 align=0 task=cam-still-814
alloc 933 reserved count=760 align=8 task=cam-preview-812
alloc 934 reserved count=2 align=1 task=cam-preview-812
alloc 935 reserved count=760 align=8 task=cam-preview-812
alloc 936 reserved count=4 align=2 task=cam-preview-812
alloc 937 reserved count=760 align=8 task=cam-preview-812
alloc 938 reserved count=3 align=2 task=cam-preview-812
release 914 task=cam-video-813
alloc 939 reserved count=3 align=2 task=cam-video-813
release 922 task=cam-still-814
alloc 940 reserved count=4 align=2 task=cam-still-814
release 924 task=cam-still-814
alloc 941 reserved count=1 align=0 task=cam-still-814
release 895 task=cam-detect-811
alloc 942 reserved count=4 align=2 task=cam-detect-811
release 926 task=cam-still-814
alloc 943 reserved count=2 align=1 task=cam-still-814
release 916 task=cam-video-813
alloc 944 reserved count=3 align=2 task=cam-video-813
release 918 task=cam-video-813
alloc 945 reserved count=3 align=2 task=cam-video-813
release 928 task=cam-still-814
alloc 946 reserved count=4 align=2 task=cam-still-814
release 920 task=cam-video-813
alloc 947 reserved count=1 align=0 task=cam-video-813
release 921 task=cam-still-814
release 923 task=cam-still-814
release 925 task=cam-still-814
release 927 task=cam-still-814
release 929 task=cam-still-814
release 931 task=cam-still-814
release 930 task=cam-still-814
release 932 task=cam-still-814
release 940 task=cam-still-814
release 941 task=cam-still-814
release 943 task=cam-still-814
release 946 task=cam-still-814
release 939 task=cam-video-813
alloc 948 reserved count=3 align=2 task=cam-video-813
alloc 949 reserved count=4537 align=8 task=cam-still-814
alloc 950 reserved count=2 align=1 task=cam-still-814
alloc 951 reserved count=4537 align=8 task=cam-still-814
alloc 952 reserved count=4 align=2 task=cam-still-814
alloc 953 reserved count=4537 align=8 task=cam-still-814
alloc 954 reserved count=4 align=2 task=cam-still-814
alloc 955 reserved count=4537 align=8 task=cam-still-814
alloc 956 reserved count=1 align=0 task=cam-still-814
alloc 957 reserved count=4537 align=8 task=cam-still-814
alloc 958 reserved count=3 align=2 task=cam-still-814
alloc 959 reserved count=4537 align=8 task=cam-still-814
alloc 960 reserved count=3 align=2 task=cam-still-814
alloc 961 reserved count=4537 align=8 task=cam-still-814
alloc 962 reserved count=3 align=2 task=cam-still-814
release 902 task=cam-detect-811
alloc 963 reserved count=2 align=1 task=cam-detect-811
release 944 task=cam-video-813
alloc 964 reserved count=3 align=2 task=cam-video-813
release 950 task=cam-still-814
alloc 965 reserved count=4 align=2 task=cam-still-814
release 909 task=cam-detect-811
alloc 966 reserved count=1 align=0 task=cam-detect-811
release 945 task=cam-video-813
alloc 967 reserved count=1 align=0 task=cam-video-813
release 912 task=cam-detect-811
alloc 968 reserved count=3 align=2 task=cam-detect-811
release 942 task=cam-detect-811
alloc 969 reserved count=1 align=0 task=cam-detect-811
release 963 task=cam-detect-811
alloc 970 reserved count=1 align=0 task=cam-detect-811
release 966 task=cam-detect-811
alloc 971 reserved count=2 align=1 task=cam-detect-811
release 947 task=cam-video-813
alloc 972 reserved count=2 align=1 task=cam-video-813
release 968 task=cam-detect-811
alloc 973 reserved count=4 align=2 task=cam-detect-811
release 948 task=cam-video-813
alloc 974 reserved count=3 align=2 task=cam-video-813
release 964 task=cam-video-813
alloc 975 reserved count=1 align=0 task=cam-video-813
release 952 task=cam-still-814
alloc 976 reserved count=4 align=2 task=cam-still-814
release 934 task=cam-preview-812
alloc 977 reserved count=4 align=2 task=cam-preview-812
release 969 task=cam-detect-811
alloc 978 reserved count=4 align=2 task=cam-detect-811
release 967 task=cam-video-813
alloc 979 reserved count=3 align=2 task=cam-video-813
release 686 task=cam-detect-811
release 688 task=cam-detect-811
release 690 task=cam-detect-811
release 692 task=cam-detect-811
release 970 task=cam-detect-811
release 971 task=cam-detect-811
release 973 task=cam-detect-811
release 978 task=cam-detect-811
release 936 task=cam-preview-812
alloc 980 reserved count=4 align=2 task=cam-preview-812
release 938 task=cam-preview-812
alloc 981 reserved count=4 align=2 task=cam-preview-812
alloc 982 reserved count=338 align=8 task=cam-detect-811
alloc 983 reserved count=4 align=2 task=cam-detect-811
alloc 984 reserved count=338 align=8 task=cam-detect-811
alloc 985 reserved count=4 align=2 task=cam-detect-811
alloc 986 reserved count=338 align=8 task=cam-detect-811
alloc 987 reserved count=4 align=2 task=cam-detect-811
alloc 988 reserved count=338 align=8 task=cam-detect-811
alloc 989 reserved count=2 align=1 task=cam-detect-811
alloc 990 reserved count=338 align=8 task=cam-detect-811
alloc 991 reserved count=2 align=1 task=cam-detect-811
alloc 992 reserved count=338 align=8 task=cam-detect-811
alloc 993 reserved count=2 align=1 task=cam-detect-811
alloc 994 reserved count=338 align=8 task=cam-detect-811
alloc 995 reserved count=4 align=2 task=cam-detect-811
release 977 task=cam-preview-812
alloc 996 reserved count=2 align=1 task=cam-preview-812
release 972 task=cam-video-813
alloc 997 reserved count=3 align=2 task=cam-video-813
release 983 task=cam-detect-811
alloc 998 reserved count=1 align=0 task=cam-detect-811
release 980 task=cam-preview-812
alloc 999 reserved count=1 align=0 task=cam-preview-812
release 985 task=cam-detect-811
alloc 1000 reserved count=2 align=1 task=cam-detect-811
release 987 task=cam-detect-811
alloc 1001 reserved count=1 align=0 task=cam-detect-811
release 989 task=cam-detect-811
alloc 1002 reserved count=3 align=2 task=cam-detect-811
release 981 task=cam-preview-812
alloc 1003 reserved count=3 align=2 task=cam-preview-812
release 991 task=cam-detect-811
alloc 1004 reserved count=1 align=0 task=cam-detect-811
release 954 task=cam-still-814
alloc 1005 reserved count=4 align=2 task=cam-still-814
release 933 task=cam-preview-812
release 935 task=cam-preview-812
release 937 task=cam-preview-812
release 996 task=cam-preview-812
release 999 task=cam-preview-812
release 1003 task=cam-preview-812
release 993 task=cam-detect-811
alloc 1006 reserved count=1 align=0 task=cam-detect-811
alloc 1007 reserved count=760 align=8 task=cam-preview-812
alloc 1008 reserved count=4 align=2 task=cam-preview-812
alloc 1009 reserved count=760 align=8 task=cam-preview-812
alloc 1010 reserved count=4 align=2 task=cam-preview-812
alloc 1011 reserved count=760 align=8 task=cam-preview-812
alloc 1012 reserved count=2 align=1 task=cam-preview-812
alloc 1013 reserved count=760 align=8 task=cam-preview-812
alloc 1014 reserved count=2 align=1 task=cam-preview-812
alloc 1015 reserved count=760 align=8 task=cam-preview-812
alloc 1016 reserved count=2 align=1 task=cam-preview-812
alloc 1017 reserved count=760 align=8 task=cam-preview-812
alloc 1018 reserved count=3 align=2 task=cam-preview-812
alloc 1019 reserved count=760 align=8 task=cam-preview-812
alloc 1020 reserved count=1 align=0 task=cam-preview-812
release 974 task=cam-video-813
alloc 1021 reserved count=2 align=1 task=cam-video-813
release 975 task=cam-video-813
alloc 1022 reserved count=1 align=0 task=cam-video-813
release 956 task=cam-still-814
alloc 1023 reserved count=2 align=1 task=cam-still-814
release 982 task=cam-detect-811
release 984 task=cam-detect-811
release 986 task=cam-detect-811
release 988 task=cam-detect-811
release 990 task=cam-detect-811
release 992 task=cam-detect-811
release 994 task=cam-detect-811
release 995 task=cam-detect-811
release 998 task=cam-detect-811
release 1000 task=cam-detect-811
release 1001 task=cam-detect-811
release 1002 task=cam-detect-811
release 1004 task=cam-detect-811
release 1006 task=cam-detect-811
alloc 1024 reserved count=338 align=8 task=cam-detect-811
alloc 1025 reserved count=3 align=2 task=cam-detect-811
alloc 1026 reserved count=338 align=8 task=cam-detect-811
alloc 1027 reserved count=1 align=0 task=cam-detect-811
alloc 1028 reserved count=338 align=8 task=cam-detect-811
alloc 1029 reserved count=2 align=1 task=cam-detect-811
alloc 1030 reserved count=338 align=8 task=cam-detect-811
alloc 1031 reserved count=4 align=2 task=cam-detect-811
alloc 1032 reserved count=338 align=8 task=cam-detect-811
alloc 1033 reserved count=1 align=0 task=cam-detect-811
alloc 1034 reserved count=338 align=8 task=cam-detect-811
alloc 1035 reserved count=2 align=1 task=cam-detect-811
alloc 1036 reserved count=338 align=8 task=cam-detect-811
alloc 1037 reserved count=2 align=1 task=cam-detect-811
alloc 1038 reserved count=338 align=8 task=cam-detect-811
alloc 1039 reserved count=4 align=2 task=cam-detect-811
release 1008 task=cam-preview-812
alloc 1040 reserved count=1 align=0 task=cam-preview-812
release 1025 task=cam-detect-811
alloc 1041 reserved count=2 align=1 task=cam-detect-811
release 1010 task=cam-preview-812
alloc 1042 reserved count=4 align=2 task=cam-preview-812
release 1007 task=cam-preview-812
release 1009 task=cam-preview-812
release 1011 task=cam-preview-812
release 1013 task=cam-preview-812
release 1015 task=cam-preview-812
release 1017 task=cam-preview-812
release 1019 task=cam-preview-812
release 1012 task=cam-preview-812
release 1014 task=cam-preview-812
release 1016 task=cam-preview-812
release 1018 task=cam-preview-812
release 1020 task=cam-preview-812
release 1040 task=cam-preview-812
release 1042 task=cam-preview-812
release 1027 task=cam-detect-811
alloc 1043 reserved count=3 align=2 task=cam-detect-811
alloc 1044 reserved count=760 align=8 task=cam-preview-812
alloc 1045 reserved count=2 align=1 task=cam-preview-812
alloc 1046 reserved count=760 align=8 task=cam-preview-812
alloc 1047 reserved count=2 align=1 task=cam-preview-812
alloc 1048 reserved count=760 align=8 task=cam-preview-812
alloc 1049 reserved count=1 align=0 task=cam-preview-812
alloc 1050 reserved count=760 align=8 task=cam-preview-812
alloc 1051 reserved count=2 align=1 task=cam-preview-812
release 1045 task=cam-preview-812
alloc 1052 reserved count=4 align=2 task=cam-preview-812
release 1047 task=cam-preview-812
alloc 1053 reserved count=4 align=2 task=cam-preview-812
release 1029 task=cam-detect-811
alloc 1054 reserved count=1 align=0 task=cam-detect-811
release 958 task=cam-still-814
alloc 1055 reserved count=2 align=1 task=cam-still-814
release 1031 task=cam-detect-811
alloc 1056 reserved count=1 align=0 task=cam-detect-811
release 1033 task=cam-detect-811
alloc 1057 reserved count=3 align=2 task=cam-detect-811
release 1044 task=cam-preview-812
release 1046 task=cam-preview-812
release 1048 task=cam-preview-812
release 1050 task=cam-preview-812
release 1049 task=cam-preview-812
release 1051 task=cam-preview-812
release 1052 task=cam-preview-812
release 1053 task=cam-preview-812
release 913 task=cam-video-813
release 915 task=cam-video-813
release 917 task=cam-video-813
release 919 task=cam-video-813
release 979 task=cam-video-813
release 997 task=cam-video-813
release 1021 task=cam-video-813
release 1022 task=cam-video-813
release 960 task=cam-still-814
alloc 1058 reserved count=1 align=0 task=cam-still-814
alloc 1059 reserved count=2025 align=8 task=cam-video-813
alloc 1060 reserved count=3 align=2 task=cam-video-813
alloc 1061 reserved count=2025 align=8 task=cam-video-813
alloc 1062 reserved count=3 align=2 task=cam-video-813
alloc 1063 reserved count=2025 align=8 task=cam-video-813
alloc 1064 reserved count=4 align=2 task=cam-video-813
alloc 1065 reserved count=2025 align=8 task=cam-video-813
alloc 1066 reserved count=4 align=2 task=cam-video-813
alloc 1067 reserved count=2025 align=8 task=cam-video-813
alloc 1068 reserved count=3 align=2 task=cam-video-813
alloc 1069 reserved count=2025 align=8 task=cam-video-813
alloc 1070 reserved count=2 align=1 task=cam-video-813
alloc 1071 reserved count=2025 align=8 task=cam-video-813
alloc 1072 reserved count=3 align=2 task=cam-video-813
alloc 1073 reserved count=2025 align=8 task=cam-video-813
alloc 1074 reserved count=2 align=1 task=cam-video-813
release 962 task=cam-still-814
alloc 1075 reserved count=2 align=1 task=cam-still-814
release 1035 task=cam-detect-811
alloc 1076 reserved count=2 align=1 task=cam-detect-811
release 1037 task=cam-detect-811
alloc 1077 reserved count=2 align=1 task=cam-detect-811
release 1060 task=cam-video-813
alloc 1078 reserved count=3 align=2 task=cam-video-813
release 1039 task=cam-detect-811
alloc 1079 reserved count=3 align=2 task=cam-detect-811
release 965 task=cam-still-814
alloc 1080 reserved count=1 align=0 task=cam-still-814
release 1062 task=cam-video-813
alloc 1081 reserved count=2 align=1 task=cam-video-813
release 976 task=cam-still-814
alloc 1082 reserved count=1 align=0 task=cam-still-814
release 1005 task=cam-still-814
alloc 1083 reserved count=3 align=2 task=cam-still-814
release 1023 task=cam-still-814
alloc 1084 reserved count=3 align=2 task=cam-still-814
release 1064 task=cam-video-813
alloc 1085 reserved count=3 align=2 task=cam-video-813
release 1055 task=cam-still-814
alloc 1086 reserved count=2 align=1 task=cam-still-814
release 1058 task=cam-still-814
alloc 1087 reserved count=2 align=1 task=cam-still-814
release 1041 task=cam-detect-811
alloc 1088 reserved count=1 align=0 task=cam-detect-811
alloc 1089 reserved count=760 align=8 task=cam-preview-812
alloc 1090 reserved count=2 align=1 task=cam-preview-812
alloc 1091 reserved count=760 align=8 task=cam-preview-812
alloc 1092 reserved count=3 align=2 task=cam-preview-812
alloc 1093 reserved count=760 align=8 task=cam-preview-812
alloc 1094 reserved count=1 align=0 task=cam-preview-812
release 1043 task=cam-detect-811
alloc 1095 reserved count=4 align=2 task=cam-detect-811
release 1090 task=cam-preview-812
alloc 1096 reserved count=4 align=2 task=cam-preview-812
release 1066 task=cam-video-813
alloc 1097 reserved count=2 align=1 task=cam-video-813
release 949 task=cam-still-814
release 951 task=cam-still-814
release 953 task=cam-still-814
release 955 task=cam-still-814
release 957 task=cam-still-814
release 959 task=cam-still-814
release 961 task=cam-still-814
release 1075 task=cam-still-814
release 1080 task=cam-still-814
release 1082 task=cam-still-814
release 1083 task=cam-still-814
release 1084 task=cam-still-814
release 1086 task=cam-still-814
release 1087 task=cam-still-814
release 1054 task=cam-detect-811
alloc 1098 reserved count=2 align=1 task=cam-detect-811
alloc 1099 reserved count=4537 align=8 task=cam-still-814
alloc 1100 reserved count=2 align=1 task=cam-still-814
alloc 1101 reserved count=4537 align=8 task=cam-still-814
alloc 1102 reserved count=3 align=2 task=cam-still-814
alloc 1103 reserved count=4537 align=8 task=cam-still-814
alloc 1104 reserved count=4 align=2 task=cam-still-814
alloc 1105 reserved count=4537 align=8 task=cam-still-814
alloc 1106 reserved count=1 align=0 task=cam-still-814
alloc 1107 reserved count=4537 align=8 task=cam-still-814
alloc 1108 reserved count=1 align=0 task=cam-still-814
alloc 1109 reserved count=4537 align=8 task=cam-still-814
alloc 1110 reserved count=1 align=0 task=cam-still-814
release 1100 task=cam-still-814
alloc 1111 reserved count=1 align=0 task=cam-still-814
release 1092 task=cam-preview-812
alloc 1112 reserved count=4 align=2 task=cam-preview-812
release 1102 task=cam-still-814
alloc 1113 reserved count=3 align=2 task=cam-still-814
release 1056 task=cam-detect-811
alloc 1114 reserved count=1 align=0 task=cam-detect-811
release 1068 task=cam-video-813
alloc 1115 reserved count=4 align=2 task=cam-video-813
release 1104 task=cam-still-814
alloc 1116 reserved count=1 align=0 task=cam-still-814
release 1094 task=cam-preview-812
alloc 1117 reserved count=1 align=0 task=cam-preview-812
release 1070 task=cam-video-813
alloc 1118 reserved count=2 align=1 task=cam-video-813
release 1072 task=cam-video-813
alloc 1119 reserved count=4 align=2 task=cam-video-813
release 1089 task=cam-preview-812
release 1091 task=cam-preview-812
release 1093 task=cam-preview-812
release 1096 task=cam-preview-812
release 1112 task=cam-preview-812
release 1117 task=cam-preview-812
release 1074 task=cam-video-813
alloc 1120 reserved count=4 align=2 task=cam-video-813
alloc 1121 reserved count=760 align=8 task=cam-preview-812
alloc 1122 reserved count=1 align=0 task=cam-preview-812
alloc 1123 reserved count=760 align=8 task=cam-preview-812
alloc 1124 reserved count=1 align=0 task=cam-preview-812
alloc 1125 reserved count=760 align=8 task=cam-preview-812
alloc 1126 reserved count=2 align=1 task=cam-preview-812
alloc 1127 reserved count=760 align=8 task=cam-preview-812
alloc 1128 reserved count=4 align=2 task=cam-preview-812
alloc 1129 reserved count=760 align=8 task=cam-preview-812
alloc 1130 reserved count=1 align=0 task=cam-preview-812
alloc 1131 reserved count=760 align=8 task=cam-preview-812
alloc 1132 reserved count=3 align=2 task=cam-preview-812
alloc 1133 reserved count=760 align=8 task=cam-preview-812
alloc 1134 reserved count=4 align=2 task=cam-preview-812
release 1106 task=cam-still-814
alloc 1135 reserved count=4 align=2 task=cam-still-814
release 1122 task=cam-preview-812
alloc 1136 reserved count=4 align=2 task=cam-preview-812
release 1078 task=cam-video-813
alloc 1137 reserved count=3 align=2 task=cam-video-813
release 1081 task=cam-video-813
alloc 1138 reserved count=3 align=2 task=cam-video-813
release 1124 task=cam-preview-812
alloc 1139 reserved count=1 align=0 task=cam-preview-812
release 1108 task=cam-still-814
alloc 1140 reserved count=3 align=2 task=cam-still-814
release 1085 task=cam-video-813
alloc 1141 reserved count=3 align=2 task=cam-video-813
release 1126 task=cam-preview-812
alloc 1142 reserved count=4 align=2 task=cam-preview-812
release 1097 task=cam-video-813
alloc 1143 reserved count=2 align=1 task=cam-video-813
release 1128 task=cam-preview-812
alloc 1144 reserved count=2 align=1 task=cam-preview-812
release 1110 task=cam-still-814
alloc 1145 reserved count=4 align=2 task=cam-still-814
release 1130 task=cam-preview-812
alloc 1146 reserved count=4 align=2 task=cam-preview-812
release 1132 task=cam-preview-812
alloc 1147 reserved count=4 align=2 task=cam-preview-812
release 1111 task=cam-still-814
alloc 1148 reserved count=1 align=0 task=cam-still-814
release 1059 task=cam-video-813
release 1061 task=cam-video-813
release 1063 task=cam-video-813
release 1065 task=cam-video-813
release 1067 task=cam-video-813
release 1069 task=cam-video-813
release 1071 task=cam-video-813
release 1073 task=cam-video-813
release 1115 task=cam-video-813
release 1118 task=cam-video-813
release 1119 task=cam-video-813
release 1120 task=cam-video-813
release 1137 task=cam-video-813
release 1138 task=cam-video-813
release 1141 task=cam-video-813
release 1143 task=cam-video-813
release 1057 task=cam-detect-811
alloc 1149 reserved count=2 align=1 task=cam-detect-811
release 1113 task=cam-still-814
alloc 1150 reserved count=3 align=2 task=cam-still-814
release 1076 task=cam-detect-811
alloc 1151 reserved count=2 align=1 task=cam-detect-811
release 1077 task=cam-detect-811
alloc 1152 reserved count=4 align=2 task=cam-detect-811
release 1134 task=cam-preview-812
alloc 1153 reserved count=4 align=2 task=cam-preview-812
release 1079 task=cam-detect-811
alloc 1154 reserved count=1 align=0 task=cam-detect-811
release 1116 task=cam-still-814
alloc 1155 reserved count=3 align=2 task=cam-still-814
release 1135 task=cam-still-814
alloc 1156 reserved count=2 align=1 task=cam-still-814
alloc 1157 reserved count=2025 align=8 task=cam-video-813
alloc 1158 reserved count=4 align=2 task=cam-video-813
alloc 1159 reserved count=2025 align=8 task=cam-video-813
alloc 1160 reserved count=2 align=1 task=cam-video-813
alloc 1161 reserved count=2025 align=8 task=cam-video-813
alloc 1162 reserved count=1 align=0 task=cam-video-813
alloc 1163 reserved count=2025 align=8 task=cam-video-813
alloc 1164 reserved count=3 align=2 task=cam-video-813
alloc 1165 reserved count=2025 align=8 task=cam-video-813
alloc 1166 reserved count=3 align=2 task=cam-video-813
alloc 1167 reserved count=2025 align=8 task=cam-video-813
alloc 1168 reserved count=4 align=2 task=cam-video-813
release 1099 task=cam-still-814
release 1101 task=cam-still-814
release 1103 task=cam-still-814
release 1105 task=cam-still-814
release 1107 task=cam-still-814
release 1109 task=cam-still-814
release 1140 task=cam-still-814
release 1145 task=cam-still-814
release 1148 task=cam-still-814
release 1150 task=cam-still-814
release 1155 task=cam-still-814
release 1156 task=cam-still-814
alloc 1169 reserved count=4537 align=8 task=cam-still-814
alloc 1170 reserved count=3 align=2 task=cam-still-814
alloc 1171 reserved count=4537 align=8 task=cam-still-814
alloc 1172 reserved count=1 align=0 task=cam-still-814
alloc 1173 reserved count=4537 align=8 task=cam-still-814
alloc 1174 reserved count=4 align=2 task=cam-still-814
alloc 1175 reserved count=4537 align=8 task=cam-still-814
alloc 1176 reserved count=2 align=1 task=cam-still-814
alloc 1177 reserved count=4537 align=8 task=cam-still-814
alloc 1178 reserved count=2 align=1 task=cam-still-814
alloc 1179 reserved count=4537 align=8 task=cam-still-814
alloc 1180 reserved count=1 align=0 task=cam-still-814
release 1121 task=cam-preview-812
release 1123 task=cam-preview-812
release 1125 task=cam-preview-812
release 1127 task=cam-preview-812
release 1129 task=cam-preview-812
release 1131 task=cam-preview-812
release 1133 task=cam-preview-812
release 1136 task=cam-preview-812
release 1139 task=cam-preview-812
release 1142 task=cam-preview-812
release 1144 task=cam-preview-812
release 1146 task=cam-preview-812
release 1147 task=cam-preview-812
release 1153 task=cam-preview-812
release 1158 task=cam-video-813
alloc 1181 reserved count=2 align=1 task=cam-video-813
release 1088 task=cam-detect-811
alloc 1182 reserved count=1 align=0 task=cam-detect-811
release 1170 task=cam-still-814
alloc 1183 reserved count=3 align=2 task=cam-still-814
alloc 1184 reserved count=760 align=8 task=cam-preview-812
alloc 1185 reserved count=4 align=2 task=cam-preview-812
alloc 1186 reserved count=760 align=8 task=cam-preview-812
alloc 1187 reserved count=4 align=2 task=cam-preview-812
alloc 1188 reserved count=760 align=8 task=cam-preview-812
alloc 1189 reserved count=1 align=0 task=cam-preview-812
alloc 1190 reserved count=760 align=8 task=cam-preview-812
alloc 1191 reserved count=3 align=2 task=cam-preview-812
alloc 1192 reserved count=760 align=8 task=cam-preview-812
alloc 1193 reserved count=3 align=2 task=cam-preview-812
alloc 1194 reserved count=760 align=8 task=cam-preview-812
alloc 1195 reserved count=2 align=1 task=cam-preview-812
release 1169 task=cam-still-814
release 1171 task=cam-still-814
release 1173 task=cam-still-814
release 1175 task=cam-still-814
release 1177 task=cam-still-814
release 1179 task=cam-still-814
release 1172 task=cam-still-814
release 1174 task=cam-still-814
release 1176 task=cam-still-814
release 1178 task=cam-still-814
release 1180 task=cam-still-814
release 1183 task=cam-still-814
release 1095 task=cam-detect-811
alloc 1196 reserved count=3 align=2 task=cam-detect-811
release 1157 task=cam-video-813
release 1159 task=cam-video-813
release 1161 task=cam-video-813
release 1163 task=cam-video-813
release 1165 task=cam-video-813
release 1167 task=cam-video-813
release 1160 task=cam-video-813
release 1162 task=cam-video-813
release 1164 task=cam-video-813
release 1166 task=cam-video-813
release 1168 task=cam-video-813
release 1181 task=cam-video-813
release 1098 task=cam-detect-811
alloc 1197 reserved count=2 align=1 task=cam-detect-811
release 1185 task=cam-preview-812
alloc 1198 reserved count=2 align=1 task=cam-preview-812
alloc 1199 reserved count=4537 align=8 task=cam-still-814
alloc 1200 reserved count=2 align=1 task=cam-still-814
alloc 1201 reserved count=4537 align=8 task=cam-still-814
alloc 1202 reserved count=2 align=1 task=cam-still-814
alloc 1203 reserved count=4537 align=8 task=cam-still-814
alloc 1204 reserved count=2 align=1 task=cam-still-814
alloc 1205 reserved count=4537 align=8 task=cam-still-814
alloc 1206 reserved count=2 align=1 task=cam-still-814
alloc 1207 reserved count=4537 align=8 task=cam-still-814
alloc 1208 reserved count=4 align=2 task=cam-still-814
release 1200 task=cam-still-814
alloc 1209 reserved count=2 align=1 task=cam-still-814
release 1184 task=cam-preview-812
release 1186 task=cam-preview-812
release 1188 task=cam-preview-812
release 1190 task=cam-preview-812
release 1192 task=cam-preview-812
release 1194 task=cam-preview-812
release 1187 task=cam-preview-812
release 1189 task=cam-preview-812
release 1191 task=cam-preview-812
release 1193 task=cam-preview-812
release 1195 task=cam-preview-812
release 1198 task=cam-preview-812
alloc 1210 reserved count=760 align=8 task=cam-preview-812
alloc 1211 reserved count=3 align=2 task=cam-preview-812
alloc 1212 reserved count=760 align=8 task=cam-preview-812
alloc 1213 reserved count=2 align=1 task=cam-preview-812
alloc 1214 reserved count=760 align=8 task=cam-preview-812
alloc 1215 reserved count=2 align=1 task=cam-preview-812
alloc 1216 reserved count=760 align=8 task=cam-preview-812
alloc 1217 reserved count=4 align=2 task=cam-preview-812
alloc 1218 reserved count=760 align=8 task=cam-preview-812
alloc 1219 reserved count=4 align=2 task=cam-preview-812
alloc 1220 reserved count=2025 align=8 task=cam-video-813
alloc 1221 reserved count=2 align=1 task=cam-video-813
alloc 1222 reserved count=2025 align=8 task=cam-video-813
alloc 1223 reserved count=3 align=2 task=cam-video-813
alloc 1224 reserved count=2025 align=8 task=cam-video-813
alloc 1225 reserved count=2 align=1 task=cam-video-813
release 1221 task=cam-video-813
alloc 1226 reserved count=2 align=1 task=cam-video-813
release 1211 task=cam-preview-812
alloc 1227 reserved count=4 align=2 task=cam-preview-812
release 1223 task=cam-video-813
alloc 1228 reserved count=1 align=0 task=cam-video-813
release 1114 task=cam-detect-811
alloc 1229 reserved count=3 align=2 task=cam-detect-811
release 1225 task=cam-video-813
alloc 1230 reserved count=1 align=0 task=cam-video-813
release 1213 task=cam-preview-812
alloc 1231 reserved count=4 align=2 task=cam-preview-812
release 1202 task=cam-still-814
alloc 1232 reserved count=3 align=2 task=cam-still-814
release 1226 task=cam-video-813
alloc 1233 reserved count=1 align=0 task=cam-video-813
release 1210 task=cam-preview-812
release 1212 task=cam-preview-812
release 1214 task=cam-preview-812
release 1216 task=cam-preview-812
release 1218 task=cam-preview-812
release 1215 task=cam-preview-812
release 1217 task=cam-preview-812
release 1219 task=cam-preview-812
release 1227 task=cam-preview-812
release 1231 task=cam-preview-812
release 1149 task=cam-detect-811
alloc 1234 reserved count=3 align=2 task=cam-detect-811
release 1204 task=cam-still-814
alloc 1235 reserved count=1 align=0 task=cam-still-814
release 1151 task=cam-detect-811
alloc 1236 reserved count=1 align=0 task=cam-detect-811
alloc 1237 reserved count=760 align=8 task=cam-preview-812
alloc 1238 reserved count=4 align=2 task=cam-preview-812
alloc 1239 reserved count=760 align=8 task=cam-preview-812
alloc 1240 reserved count=1 align=0 task=cam-preview-812
alloc 1241 reserved count=760 align=8 task=cam-preview-812
alloc 1242 reserved count=3 align=2 task=cam-preview-812
alloc 1243 reserved count=760 align=8 task=cam-preview-812
alloc 1244 reserved count=2 align=1 task=cam-preview-812
alloc 1245 reserved count=760 align=8 task=cam-preview-812
alloc 1246 reserved count=1 align=0 task=cam-preview-812
alloc 1247 reserved count=760 align=8 task=cam-preview-812
alloc 1248 reserved count=4 align=2 task=cam-preview-812
release 1152 task=cam-detect-811
alloc 1249 reserved count=1 align=0 task=cam-detect-811
release 1199 task=cam-still-814
release 1201 task=cam-still-814
release 1203 task=cam-still-814
release 1205 task=cam-still-814
release 1207 task=cam-still-814
release 1206 task=cam-still-814
release 1208 task=cam-still-814
release 1209 task=cam-still-814
release 1232 task=cam-still-814
release 1235 task=cam-still-814
release 1154 task=cam-detect-811
alloc 1250 reserved count=2 align=1 task=cam-detect-811
release 1228 task=cam-video-813
alloc 1251 reserved count=4 align=2 task=cam-video-813
release 1230 task=cam-video-813
alloc 1252 reserved count=1 align=0 task=cam-video-813
release 1182 task=cam-detect-811
alloc 1253 reserved count=4 align=2 task=cam-detect-811
release 1024 task=cam-detect-811
release 1026 task=cam-detect-811
release 1028 task=cam-detect-811
release 1030 task=cam-detect-811
release 1032 task=cam-detect-811
release 1034 task=cam-detect-811
release 1036 task=cam-detect-811
release 1038 task=cam-detect-811
release 1196 task=cam-detect-811
release 1197 task=cam-detect-811
release 1229 task=cam-detect-811
release 1234 task=cam-detect-811
release 1236 task=cam-detect-811
release 1249 task=cam-detect-811
release 1250 task=cam-detect-811
release 1253 task=cam-detect-811
release 1238 task=cam-preview-812
alloc 1254 reserved count=3 align=2 task=cam-preview-812
alloc 1255 reserved count=338 align=8 task=cam-detect-811
alloc 1256 reserved count=2 align=1 task=cam-detect-811
alloc 1257 reserved count=338 align=8 task=cam-detect-811
alloc 1258 reserved count=4 align=2 task=cam-detect-811
alloc 1259 reserved count=338 align=8 task=cam-detect-811
alloc 1260 reserved count=3 align=2 task=cam-detect-811
alloc 1261 reserved count=338 align=8 task=cam-detect-811
alloc 1262 reserved count=2 align=1 task=cam-detect-811
alloc 1263 reserved count=338 align=8 task=cam-detect-811
alloc 1264 reserved count=1 align=0 task=cam-detect-811
release 1256 task=cam-detect-811
alloc 1265 reserved count=2 align=1 task=cam-detect-811
alloc 1266 reserved count=4537 align=8 task=cam-still-814
alloc 1267 reserved count=3 align=2 task=cam-still-814
alloc 1268 reserved count=4537 align=8 task=cam-still-814
alloc 1269 reserved count=2 align=1 task=cam-still-814
alloc 1270 reserved count=4537 align=8 task=cam-still-814
alloc 1271 reserved count=2 align=1 task=cam-still-814
alloc 1272 reserved count=4537 align=8 task=cam-still-814
alloc 1273 reserved count=4 align=2 task=cam-still-814
alloc 1274 reserved count=4537 align=8 task=cam-still-814
alloc 1275 reserved count=3 align=2 task=cam-still-814
alloc 1276 reserved count=4537 align=8 task=cam-still-814
alloc 1277 reserved count=4 align=2 task=cam-still-814
release 1240 task=cam-preview-812
alloc 1278 reserved count=3 align=2 task=cam-preview-812
release 1242 task=cam-preview-812
alloc 1279 reserved count=2 align=1 task=cam-preview-812
release 1244 task=cam-preview-812
alloc 1280 reserved count=3 align=2 task=cam-preview-812
release 1267 task=cam-still-814
alloc 1281 reserved count=1 align=0 task=cam-still-814
release 1266 task=cam-still-814
release 1268 task=cam-still-814
release 1270 task=cam-still-814
release 1272 task=cam-still-814
release 1274 task=cam-still-814
release 1276 task=cam-still-814
release 1269 task=cam-still-814
release 1271 task=cam-still-814
release 1273 task=cam-still-814
release 1275 task=cam-still-814
release 1277 task=cam-still-814
release 1281 task=cam-still-814
alloc 1282 reserved count=4537 align=8 task=cam-still-814
alloc 1283 reserved count=1 align=0 task=cam-still-814
alloc 1284 reserved count=4537 align=8 task=cam-still-814
alloc 1285 reserved count=3 align=2 task=cam-still-814
alloc 1286 reserved count=4537 align=8 task=cam-still-814
alloc 1287 reserved count=1 align=0 task=cam-still-814
alloc 1288 reserved count=4537 align=8 task=cam-still-814
alloc 1289 reserved count=3 align=2 task=cam-still-814
alloc 1290 reserved count=4537 align=8 task=cam-still-814
alloc 1291 reserved count=3 align=2 task=cam-still-814
alloc 1292 reserved count=4537 align=8 task=cam-still-814
alloc 1293 reserved count=1 align=0 task=cam-still-814
alloc 1294 reserved count=4537 align=8 task=cam-still-814
alloc 1295 reserved count=4 align=2 task=cam-still-814
release 1246 task=cam-preview-812
alloc 1296 reserved count=3 align=2 task=cam-preview-812
release 1283 task=cam-still-814
alloc 1297 reserved count=4 align=2 task=cam-still-814
release 1248 task=cam-preview-812
alloc 1298 reserved count=1 align=0 task=cam-preview-812
release 1233 task=cam-video-813
alloc 1299 reserved count=1 align=0 task=cam-video-813
release 1285 task=cam-still-814
alloc 1300 reserved count=1 align=0 task=cam-still-814
release 1254 task=cam-preview-812
alloc 1301 reserved count=2 align=1 task=cam-preview-812
release 1278 task=cam-preview-812
alloc 1302 reserved count=1 align=0 task=cam-preview-812
release 1287 task=cam-still-814
alloc 1303 reserved count=2 align=1 task=cam-still-814
release 1282 task=cam-still-814
release 1284 task=cam-still-814
release 1286 task=cam-still-814
release 1288 task=cam-still-814
release 1290 task=cam-still-814
release 1292 task=cam-still-814
release 1294 task=cam-still-814
release 1289 task=cam-still-814
release 1291 task=cam-still-814
release 1293 task=cam-still-814
release 1295 task=cam-still-814
release 1297 task=cam-still-814
release 1300 task=cam-still-814
release 1303 task=cam-still-814
release 1279 task=cam-preview-812
alloc 1304 reserved count=1 align=0 task=cam-preview-812
release 1251 task=cam-video-813
alloc 1305 reserved count=4 align=2 task=cam-video-813
release 1252 task=cam-video-813
alloc 1306 reserved count=1 align=0 task=cam-video-813
release 1280 task=cam-preview-812
alloc 1307 reserved count=3 align=2 task=cam-preview-812
release 1258 task=cam-detect-811
alloc 1308 reserved count=2 align=1 task=cam-detect-811
alloc 1309 reserved count=4537 align=8 task=cam-still-814
alloc 1310 reserved count=1 align=0 task=cam-still-814
alloc 1311 reserved count=4537 align=8 task=cam-still-814
alloc 1312 reserved count=4 align=2 task=cam-still-814
alloc 1313 reserved count=4537 align=8 task=cam-still-814
alloc 1314 reserved count=4 align=2 task=cam-still-814
alloc 1315 reserved count=4537 align=8 task=cam-still-814
alloc 1316 reserved count=1 align=0 task=cam-still-814
alloc 1317 reserved count=4537 align=8 task=cam-still-814
alloc 1318 reserved count=4 align=2 task=cam-still-814
alloc 1319 reserved count=4537 align=8 task=cam-still-814
alloc 1320 reserved count=2 align=1 task=cam-still-814
alloc 1321 reserved count=4537 align=8 task=cam-still-814
alloc 1322 reserved count=4 align=2 task=cam-still-814
release 1310 task=cam-still-814
alloc 1323 reserved count=2 align=1 task=cam-still-814
release 1312 task=cam-still-814
alloc 1324 reserved count=3 align=2 task=cam-still-814
release 1314 task=cam-still-814
alloc 1325 reserved count=4 align=2 task=cam-still-814
release 1255 task=cam-detect-811
release 1257 task=cam-detect-811
release 1259 task=cam-detect-811
release 1261 task=cam-detect-811
release 1263 task=cam-detect-811
release 1260 task=cam-detect-811
release 1262 task=cam-detect-811
release 1264 task=cam-detect-811
release 1265 task=cam-detect-811
release 1308 task=cam-detect-811
release 1296 task=cam-preview-812
alloc 1326 reserved count=1 align=0 task=cam-preview-812
alloc 1327 reserved count=338 align=8 task=cam-detect-811
alloc 1328 reserved count=1 align=0 task=cam-detect-811
alloc 1329 reserved count=338 align=8 task=cam-detect-811
alloc 1330 reserved count=3 align=2 task=cam-detect-811
alloc 1331 reserved count=338 align=8 task=cam-detect-811
alloc 1332 reserved count=2 align=1 task=cam-detect-811
alloc 1333 reserved count=338 align=8 task=cam-detect-811
alloc 1334 reserved count=2 align=1 task=cam-detect-811
release 1328 task=cam-detect-811
alloc 1335 reserved count=2 align=1 task=cam-detect-811
release 1330 task=cam-detect-811
alloc 1336 reserved count=1 align=0 task=cam-detect-811
release 1332 task=cam-detect-811
alloc 1337 reserved count=3 align=2 task=cam-detect-811
release 1316 task=cam-still-814
alloc 1338 reserved count=3 align=2 task=cam-still-814
release 1334 task=cam-detect-811
alloc 1339 reserved count=2 align=1 task=cam-detect-811
release 1298 task=cam-preview-812
alloc 1340 reserved count=3 align=2 task=cam-preview-812
release 1318 task=cam-still-814
alloc 1341 reserved count=3 align=2 task=cam-still-814
release 1301 task=cam-preview-812
alloc 1342 reserved count=2 align=1 task=cam-preview-812
release 1320 task=cam-still-814
alloc 1343 reserved count=2 align=1 task=cam-still-814
release 1302 task=cam-preview-812
alloc 1344 reserved count=3 align=2 task=cam-preview-812
release 1335 task=cam-detect-811
alloc 1345 reserved count=4 align=2 task=cam-detect-811
release 1299 task=cam-video-813
alloc 1346 reserved count=4 align=2 task=cam-video-813
release 1336 task=cam-detect-811
alloc 1347 reserved count=4 align=2 task=cam-detect-811
release 1304 task=cam-preview-812
alloc 1348 reserved count=4 align=2 task=cam-preview-812
release 1237 task=cam-preview-812
release 1239 task=cam-preview-812
release 1241 task=cam-preview-812
release 1243 task=cam-preview-812
release 1245 task=cam-preview-812
release 1247 task=cam-preview-812
release 1307 task=cam-preview-812
release 1326 task=cam-preview-812
release 1340 task=cam-preview-812
release 1342 task=cam-preview-812
release 1344 task=cam-preview-812
release 1348 task=cam-preview-812
release 1220 task=cam-video-813
release 1222 task=cam-video-813
release 1224 task=cam-video-813
release 1305 task=cam-video-813
release 1306 task=cam-video-813
release 1346 task=cam-video-813
alloc 1349 reserved count=760 align=8 task=cam-preview-812
alloc 1350 reserved count=1 align=0 task=cam-preview-812
alloc 1351 reserved count=760 align=8 task=cam-preview-812
alloc 1352 reserved count=2 align=1 task=cam-preview-812
alloc 1353 reserved count=760 align=8 task=cam-preview-812
alloc 1354 reserved count=3 align=2 task=cam-preview-812
alloc 1355 reserved count=760 align=8 task=cam-preview-812
alloc 1356 reserved count=2 align=1 task=cam-preview-812
release 1350 task=cam-preview-812
alloc 1357 reserved count=4 align=2 task=cam-preview-812
release 1322 task=cam-still-814
alloc 1358 reserved count=4 align=2 task=cam-still-814
alloc 1359 reserved count=2025 align=8 task=cam-video-813
alloc 1360 reserved count=2 align=1 task=cam-video-813
alloc 1361 reserved count=2025 align=8 task=cam-video-813
alloc 1362 reserved count=4 align=2 task=cam-video-813
alloc 1363 reserved count=2025 align=8 task=cam-video-813
alloc 1364 reserved count=2 align=1 task=cam-video-813
alloc 1365 reserved count=2025 align=8 task=cam-video-813
alloc 1366 reserved count=3 align=2 task=cam-video-813
alloc 1367 reserved count=2025 align=8 task=cam-video-813
alloc 1368 reserved count=1 align=0 task=cam-video-813
alloc 1369 reserved count=2025 align=8 task=cam-video-813
alloc 1370 reserved count=3 align=2 task=cam-video-813
alloc 1371 reserved count=2025 align=8 task=cam-video-813
alloc 1372 reserved count=2 align=1 task=cam-video-813
alloc 1373 reserved count=2025 align=8 task=cam-video-813
alloc 1374 reserved count=1 align=0 task=cam-video-813
release 1323 task=cam-still-814
alloc 1375 reserved count=1 align=0 task=cam-still-814
release 1337 task=cam-detect-811
alloc 1376 reserved count=4 align=2 task=cam-detect-811
release 1339 task=cam-detect-811
alloc 1377 reserved count=1 align=0 task=cam-detect-811
release 1309 task=cam-still-814
release 1311 task=cam-still-814
release 1313 task=cam-still-814
release 1315 task=cam-still-814
release 1317 task=cam-still-814
release 1319 task=cam-still-814
release 1321 task=cam-still-814
release 1324 task=cam-still-814
release 1325 task=cam-still-814
release 1338 task=cam-still-814
release 1341 task=cam-still-814
release 1343 task=cam-still-814
release 1358 task=cam-still-814
release 1375 task=cam-still-814
alloc 1378 reserved count=4537 align=8 task=cam-still-814
alloc 1379 reserved count=4 align=2 task=cam-still-814
alloc 1380 reserved count=4537 align=8 task=cam-still-814
alloc 1381 reserved count=3 align=2 task=cam-still-814
alloc 1382 reserved count=4537 align=8 task=cam-still-814
alloc 1383 reserved count=2 align=1 task=cam-still-814
release 1345 task=cam-detect-811
alloc 1384 reserved count=1 align=0 task=cam-detect-811
release 1352 task=cam-preview-812
alloc 1385 reserved count=1 align=0 task=cam-preview-812
release 1347 task=cam-detect-811
alloc 1386 reserved count=4 align=2 task=cam-detect-811
release 1354 task=cam-preview-812
alloc 1387 reserved count=4 align=2 task=cam-preview-812
release 1376 task=cam-detect-811
alloc 1388 reserved count=2 align=1 task=cam-detect-811
release 1379 task=cam-still-814
alloc 1389 reserved count=4 align=2 task=cam-still-814
release 1378 task=cam-still-814
release 1380 task=cam-still-814
release 1382 task=cam-still-814
release 1381 task=cam-still-814
release 1383 task=cam-still-814
release 1389 task=cam-still-814
release 1356 task=cam-preview-812
alloc 1390 reserved count=2 align=1 task=cam-preview-812
release 1377 task=cam-detect-811
alloc 1391 reserved count=4 align=2 task=cam-detect-811
release 1357 task=cam-preview-812
alloc 1392 reserved count=4 align=2 task=cam-preview-812
release 1384 task=cam-detect-811
alloc 1393 reserved count=4 align=2 task=cam-detect-811
release 1386 task=cam-detect-811
alloc 1394 reserved count=1 align=0 task=cam-detect-811
release 1359 task=cam-video-813
release 1361 task=cam-video-813
release 1363 task=cam-video-813
release 1365 task=cam-video-813
release 1367 task=cam-video-813
release 1369 task=cam-video-813
release 1371 task=cam-video-813
release 1373 task=cam-video-813
release 1360 task=cam-video-813
release 1362 task=cam-video-813
release 1364 task=cam-video-813
release 1366 task=cam-video-813
release 1368 task=cam-video-813
release 1370 task=cam-video-813
release 1372 task=cam-video-813
release 1374 task=cam-video-813
alloc 1395 reserved count=4537 align=8 task=cam-still-814
alloc 1396 reserved count=4 align=2 task=cam-still-814
alloc 1397 reserved count=4537 align=8 task=cam-still-814
alloc 1398 reserved count=4 align=2 task=cam-still-814
alloc 1399 reserved count=4537 align=8 task=cam-still-814
alloc 1400 reserved count=4 align=2 task=cam-still-814
alloc 1401 reserved count=4537 align=8 task=cam-still-814
alloc 1402 reserved count=2 align=1 task=cam-still-814
release 1396 task=cam-still-814
alloc 1403 reserved count=4 align=2 task=cam-still-814
alloc 1404 reserved count=2025 align=8 task=cam-video-813
alloc 1405 reserved count=1 align=0 task=cam-video-813
alloc 1406 reserved count=2025 align=8 task=cam-video-813
alloc 1407 reserved count=3 align=2 task=cam-video-813
alloc 1408 reserved count=2025 align=8 task=cam-video-813
alloc 1409 reserved count=2 align=1 task=cam-video-813
alloc 1410 reserved count=2025 align=8 task=cam-video-813
alloc 1411 reserved count=1 align=0 task=cam-video-813
release 1404 task=cam-video-813
release 1406 task=cam-video-813
release 1408 task=cam-video-813
release 1410 task=cam-video-813
release 1405 task=cam-video-813
release 1407 task=cam-video-813
release 1409 task=cam-video-813
release 1411 task=cam-video-813
alloc 1412 reserved count=2025 align=8 task=cam-video-813
alloc 1413 reserved count=3 align=2 task=cam-video-813
alloc 1414 reserved count=2025 align=8 task=cam-video-813
alloc 1415 reserved count=1 align=0 task=cam-video-813
alloc 1416 reserved count=2025 align=8 task=cam-video-813
alloc 1417 reserved count=4 align=2 task=cam-video-813
alloc 1418 reserved count=2025 align=8 task=cam-video-813
alloc 1419 reserved count=1 align=0 task=cam-video-813
alloc 1420 reserved count=2025 align=8 task=cam-video-813
alloc 1421 reserved count=4 align=2 task=cam-video-813
alloc 1422 reserved count=2025 align=8 task=cam-video-813
alloc 1423 reserved count=1 align=0 task=cam-video-813
release 1398 task=cam-still-814
alloc 1424 reserved count=3 align=2 task=cam-still-814
release 1388 task=cam-detect-811
alloc 1425 reserved count=3 align=2 task=cam-detect-811
release 1391 task=cam-detect-811
alloc 1426 reserved count=4 align=2 task=cam-detect-811
release 1385 task=cam-preview-812
alloc 1427 reserved count=2 align=1 task=cam-preview-812
release 1393 task=cam-detect-811
alloc 1428 reserved count=4 align=2 task=cam-detect-811
release 1387 task=cam-preview-812
alloc 1429 reserved count=1 align=0 task=cam-preview-812
release 1413 task=cam-video-813
alloc 1430 reserved count=1 align=0 task=cam-video-813
release 1395 task=cam-still-814
release 1397 task=cam-still-814
release 1399 task=cam-still-814
release 1401 task=cam-still-814
release 1400 task=cam-still-814
release 1402 task=cam-still-814
release 1403 task=cam-still-814
release 1424 task=cam-still-814
release 1394 task=cam-detect-811
alloc 1431 reserved count=3 align=2 task=cam-detect-811
alloc 1432 reserved count=4537 align=8 task=cam-still-814
alloc 1433 reserved count=4 align=2 task=cam-still-814
alloc 1434 reserved count=4537 align=8 task=cam-still-814
alloc 1435 reserved count=2 align=1 task=cam-still-814
alloc 1436 reserved count=4537 align=8 task=cam-still-814
alloc 1437 reserved count=3 align=2 task=cam-still-814
release 1433 task=cam-still-814
alloc 1438 reserved count=1 align=0 task=cam-still-814
release 1425 task=cam-detect-811
alloc 1439 reserved count=1 align=0 task=cam-detect-811
release 1390 task=cam-preview-812
alloc 1440 reserved count=4 align=2 task=cam-preview-812
release 1426 task=cam-detect-811
alloc 1441 reserved count=1 align=0 task=cam-detect-811
release 1415 task=cam-video-813
alloc 1442 reserved count=2 align=1 task=cam-video-813
release 1435 task=cam-still-814
alloc 1443 reserved count=4 align=2 task=cam-still-814
release 1428 task=cam-detect-811
alloc 1444 reserved count=2 align=1 task=cam-detect-811
release 1437 task=cam-still-814
alloc 1445 reserved count=2 align=1 task=cam-still-814
release 1431 task=cam-detect-811
alloc 1446 reserved count=2 align=1 task=cam-detect-811
release 1438 task=cam-still-814
alloc 1447 reserved count=1 align=0 task=cam-still-814
release 1417 task=cam-video-813
alloc 1448 reserved count=2 align=1 task=cam-video-813
release 1419 task=cam-video-813
alloc 1449 reserved count=1 align=0 task=cam-video-813
release 1412 task=cam-video-813
release 1414 task=cam-video-813
release 1416 task=cam-video-813
release 1418 task=cam-video-813
release 1420 task=cam-video-813
release 1422 task=cam-video-813
release 1421 task=cam-video-813
release 1423 task=cam-video-813
release 1430 task=cam-video-813
release 1442 task=cam-video-813
release 1448 task=cam-video-813
release 1449 task=cam-video-813
release 1439 task=cam-detect-811
alloc 1450 reserved count=2 align=1 task=cam-detect-811
release 1443 task=cam-still-814
alloc 1451 reserved count=2 align=1 task=cam-still-814
release 1327 task=cam-detect-811
release 1329 task=cam-detect-811
release 1331 task=cam-detect-811
release 1333 task=cam-detect-811
release 1441 task=cam-detect-811
release 1444 task=cam-detect-811
release 1446 task=cam-detect-811
release 1450 task=cam-detect-811
release 1392 task=cam-preview-812
alloc 1452 reserved count=3 align=2 task=cam-preview-812
alloc 1453 reserved count=338 align=8 task=cam-detect-811
alloc 1454 reserved count=4 align=2 task=cam-detect-811
alloc 1455 reserved count=338 align=8 task=cam-detect-811
alloc 1456 reserved count=1 align=0 task=cam-detect-811
alloc 1457 reserved count=338 align=8 task=cam-detect-811
alloc 1458 reserved count=1 align=0 task=cam-detect-811
release 1427 task=cam-preview-812
alloc 1459 reserved count=1 align=0 task=cam-preview-812
alloc 1460 reserved count=2025 align=8 task=cam-video-813
alloc 1461 reserved count=4 align=2 task=cam-video-813
alloc 1462 reserved count=2025 align=8 task=cam-video-813
alloc 1463 reserved count=2 align=1 task=cam-video-813
alloc 1464 reserved count=2025 align=8 task=cam-video-813
alloc 1465 reserved count=4 align=2 task=cam-video-813
alloc 1466 reserved count=2025 align=8 task=cam-video-813
alloc 1467 reserved count=4 align=2 task=cam-video-813
alloc 1468 reserved count=2025 align=8 task=cam-video-813
alloc 1469 reserved count=4 align=2 task=cam-video-813
alloc 1470 reserved count=2025 align=8 task=cam-video-813
alloc 1471 reserved count=4 align=2 task=cam-video-813
alloc 1472 reserved count=2025 align=8 task=cam-video-813
alloc 1473 reserved count=4 align=2 task=cam-video-813
release 1445 task=cam-still-814
alloc 1474 reserved count=2 align=1 task=cam-still-814
release 1349 task=cam-preview-812
release 1351 task=cam-preview-812
release 1353 task=cam-preview-812
release 1355 task=cam-preview-812
release 1429 task=cam-preview-812
release 1440 task=cam-preview-812
release 1452 task=cam-preview-812
release 1459 task=cam-preview-812
release 1453 task=cam-detect-811
release 1455 task=cam-detect-811
release 1457 task=cam-detect-811
release 1454 task=cam-detect-811
release 1456 task=cam-detect-811
release 1458 task=cam-detect-811
release 1461 task=cam-video-813
alloc 1475 reserved count=4 align=2 task=cam-video-813
alloc 1476 reserved count=760 align=8 task=cam-preview-812
alloc 1477 reserved count=3 align=2 task=cam-preview-812
alloc 1478 reserved count=760 align=8 task=cam-preview-812
alloc 1479 reserved count=4 align=2 task=cam-preview-812
alloc 1480 reserved count=760 align=8 task=cam-preview-812
alloc 1481 reserved count=4 align=2 task=cam-preview-812
alloc 1482 reserved count=338 align=8 task=cam-detect-811
alloc 1483 reserved count=1 align=0 task=cam-detect-811
alloc 1484 reserved count=338 align=8 task=cam-detect-811
alloc 1485 reserved count=4 align=2 task=cam-detect-811
alloc 1486 reserved count=338 align=8 task=cam-detect-811
alloc 1487 reserved count=3 align=2 task=cam-detect-811
release 1483 task=cam-detect-811
alloc 1488 reserved count=1 align=0 task=cam-detect-811
release 1485 task=cam-detect-811
alloc 1489 reserved count=4 align=2 task=cam-detect-811
release 1477 task=cam-preview-812
alloc 1490 reserved count=4 align=2 task=cam-preview-812
release 1463 task=cam-video-813
alloc 1491 reserved count=3 align=2 task=cam-video-813
release 1487 task=cam-detect-811
alloc 1492 reserved count=3 align=2 task=cam-detect-811
release 1465 task=cam-video-813
alloc 1493 reserved count=1 align=0 task=cam-video-813
release 1488 task=cam-detect-811
alloc 1494 reserved count=2 align=1 task=cam-detect-811
release 1467 task=cam-video-813
alloc 1495 reserved count=4 align=2 task=cam-video-813
release 1447 task=cam-still-814
alloc 1496 reserved count=1 align=0 task=cam-still-814
release 1479 task=cam-preview-812
alloc 1497 reserved count=1 align=0 task=cam-preview-812
release 1489 task=cam-detect-811
alloc 1498 reserved count=2 align=1 task=cam-detect-811
release 1482 task=cam-detect-811
release 1484 task=cam-detect-811
release 1486 task=cam-detect-811
release 1492 task=cam-detect-811
release 1494 task=cam-detect-811
release 1498 task=cam-detect-811
release 1469 task=cam-video-813
alloc 1499 reserved count=4 align=2 task=cam-video-813
release 1481 task=cam-preview-812
alloc 1500 reserved count=1 align=0 task=cam-preview-812
release 1471 task=cam-video-813
alloc 1501 reserved count=1 align=0 task=cam-video-813
alloc 1502 reserved count=338 align=8 task=cam-detect-811
alloc 1503 reserved count=2 align=1 task=cam-detect-811
alloc 1504 reserved count=338 align=8 task=cam-detect-811
alloc 1505 reserved count=2 align=1 task=cam-detect-811
alloc 1506 reserved count=338 align=8 task=cam-detect-811
alloc 1507 reserved count=3 align=2 task=cam-detect-811
alloc 1508 reserved count=338 align=8 task=cam-detect-811
alloc 1509 reserved count=3 align=2 task=cam-detect-811
alloc 1510 reserved count=338 align=8 task=cam-detect-811
alloc 1511 reserved count=2 align=1 task=cam-detect-811
alloc 1512 reserved count=338 align=8 task=cam-detect-811
alloc 1513 reserved count=2 align=1 task=cam-detect-811
alloc 1514 reserved count=338 align=8 task=cam-detect-811
alloc 1515 reserved count=1 align=0 task=cam-detect-811
release 1432 task=cam-still-814
release 1434 task=cam-still-814
release 1436 task=cam-still-814
release 1451 task=cam-still-814
release 1474 task=cam-still-814
release 1496 task=cam-still-814
release 1473 task=cam-video-813
alloc 1516 reserved count=3 align=2 task=cam-video-813
release 1490 task=cam-preview-812
alloc 1517 reserved count=2 align=1 task=cam-preview-812
alloc 1518 reserved count=4537 align=8 task=cam-still-814
alloc 1519 reserved count=4 align=2 task=cam-still-814
alloc 1520 reserved count=4537 align=8 task=cam-still-814
alloc 1521 reserved count=1 align=0 task=cam-still-814
alloc 1522 reserved count=4537 align=8 task=cam-still-814
alloc 1523 reserved count=4 align=2 task=cam-still-814
alloc 1524 reserved count=4537 align=8 task=cam-still-814
alloc 1525 reserved count=4 align=2 task=cam-still-814
alloc 1526 reserved count=4537 align=8 task=cam-still-814
alloc 1527 reserved count=2 align=1 task=cam-still-814
release 1503 task=cam-detect-811
alloc 1528 reserved count=3 align=2 task=cam-detect-811
release 1497 task=cam-preview-812
alloc 1529 reserved count=1 align=0 task=cam-preview-812
release 1500 task=cam-preview-812
alloc 1530 reserved count=2 align=1 task=cam-preview-812
release 1517 task=cam-preview-812
alloc 1531 reserved count=2 align=1 task=cam-preview-812
release 1475 task=cam-video-813
alloc 1532 reserved count=3 align=2 task=cam-video-813
release 1529 task=cam-preview-812
alloc 1533 reserved count=2 align=1 task=cam-preview-812
release 1519 task=cam-still-814
alloc 1534 reserved count=1 align=0 task=cam-still-814
release 1521 task=cam-still-814
alloc 1535 reserved count=4 align=2 task=cam-still-814
release 1491 task=cam-video-813
alloc 1536 reserved count=3 align=2 task=cam-video-813
release 1493 task=cam-video-813
alloc 1537 reserved count=2 align=1 task=cam-video-813
release 1495 task=cam-video-813
alloc 1538 reserved count=1 align=0 task=cam-video-813
release 1530 task=cam-preview-812
alloc 1539 reserved count=1 align=0 task=cam-preview-812
release 1531 task=cam-preview-812
alloc 1540 reserved count=1 align=0 task=cam-preview-812
release 1499 task=cam-video-813
alloc 1541 reserved count=3 align=2 task=cam-video-813
release 1502 task=cam-detect-811
release 1504 task=cam-detect-811
release 1506 task=cam-detect-811
release 1508 task=cam-detect-811
release 1510 task=cam-detect-811
release 1512 task=cam-detect-811
release 1514 task=cam-detect-811
release 1505 task=cam-detect-811
release 1507 task=cam-detect-811
release 1509 task=cam-detect-811
release 1511 task=cam-detect-811
release 1513 task=cam-detect-811
release 1515 task=cam-detect-811
release 1528 task=cam-detect-811
release 1523 task=cam-still-814
alloc 1542 reserved count=1 align=0 task=cam-still-814
alloc 1543 reserved count=338 align=8 task=cam-detect-811
alloc 1544 reserved count=1 align=0 task=cam-detect-811
alloc 1545 reserved count=338 align=8 task=cam-detect-811
alloc 1546 reserved count=2 align=1 task=cam-detect-811
alloc 1547 reserved count=338 align=8 task=cam-detect-811
alloc 1548 reserved count=4 align=2 task=cam-detect-811
alloc 1549 reserved count=338 align=8 task=cam-detect-811
alloc 1550 reserved count=3 align=2 task=cam-detect-811
alloc 1551 reserved count=338 align=8 task=cam-detect-811
alloc 1552 reserved count=3 align=2 task=cam-detect-811
alloc 1553 reserved count=338 align=8 task=cam-detect-811
alloc 1554 reserved count=4 align=2 task=cam-detect-811
release 1525 task=cam-still-814
alloc 1555 reserved count=4 align=2 task=cam-still-814
release 1501 task=cam-video-813
alloc 1556 reserved count=3 align=2 task=cam-video-813
release 1518 task=cam-still-814
release 1520 task=cam-still-814
release 1522 task=cam-still-814
release 1524 task=cam-still-814
release 1526 task=cam-still-814
release 1527 task=cam-still-814
release 1534 task=cam-still-814
release 1535 task=cam-still-814
release 1542 task=cam-still-814
release 1555 task=cam-still-814
release 1544 task=cam-detect-811
alloc 1557 reserved count=3 align=2 task=cam-detect-811
release 1460 task=cam-video-813
release 1462 task=cam-video-813
release 1464 task=cam-video-813
release 1466 task=cam-video-813
release 1468 task=cam-video-813
release 1470 task=cam-video-813
release 1472 task=cam-video-813
release 1516 task=cam-video-813
release 1532 task=cam-video-813
release 1536 task=cam-video-813
release 1537 task=cam-video-813
release 1538 task=cam-video-813
release 1541 task=cam-video-813
release 1556 task=cam-video-813
alloc 1558 reserved count=2025 align=8 task=cam-video-813
alloc 1559 reserved count=1 align=0 task=cam-video-813
alloc 1560 reserved count=2025 align=8 task=cam-video-813
alloc 1561 reserved count=3 align=2 task=cam-video-813
alloc 1562 reserved count=2025 align=8 task=cam-video-813
alloc 1563 reserved count=2 align=1 task=cam-video-813
alloc 1564 reserved count=2025 align=8 task=cam-video-813
alloc 1565 reserved count=2 align=1 task=cam-video-813
alloc 1566 reserved count=2025 align=8 task=cam-video-813
alloc 1567 reserved count=4 align=2 task=cam-video-813
alloc 1568 reserved count=2025 align=8 task=cam-video-813
alloc 1569 reserved count=3 align=2 task=cam-video-813
alloc 1570 reserved count=2025 align=8 task=cam-video-813
alloc 1571 reserved count=3 align=2 task=cam-video-813
alloc 1572 reserved count=2025 align=8 task=cam-video-813
alloc 1573 reserved count=3 align=2 task=cam-video-813
release 1533 task=cam-preview-812
alloc 1574 reserved count=4 align=2 task=cam-preview-812
release 1539 task=cam-preview-812
alloc 1575 reserved count=4 align=2 task=cam-preview-812
release 1559 task=cam-video-813
alloc 1576 reserved count=2 align=1 task=cam-video-813
release 1561 task=cam-video-813
alloc 1577 reserved count=3 align=2 task=cam-video-813
alloc 1578 reserved count=4537 align=8 task=cam-still-814
alloc 1579 reserved count=3 align=2 task=cam-still-814
alloc 1580 reserved count=4537 align=8 task=cam-still-814
alloc 1581 reserved count=1 align=0 task=cam-still-814
alloc 1582 reserved count=4537 align=8 task=cam-still-814
alloc 1583 reserved count=4 align=2 task=cam-still-814
alloc 1584 reserved count=4537 align=8 task=cam-still-814
alloc 1585 reserved count=4 align=2 task=cam-still-814
alloc 1586 reserved count=4537 align=8 task=cam-still-814
alloc 1587 reserved count=1 align=0 task=cam-still-814
alloc 1588 reserved count=4537 align=8 task=cam-still-814
alloc 1589 reserved count=2 align=1 task=cam-still-814
alloc 1590 reserved count=4537 align=8 task=cam-still-814
alloc 1591 reserved count=1 align=0 task=cam-still-814
release 1540 task=cam-preview-812
alloc 1592 reserved count=3 align=2 task=cam-preview-812
release 1574 task=cam-preview-812
alloc 1593 reserved count=1 align=0 task=cam-preview-812
release 1558 task=cam-video-813
release 1560 task=cam-video-813
release 1562 task=cam-video-813
release 1564 task=cam-video-813
release 1566 task=cam-video-813
release 1568 task=cam-video-813
release 1570 task=cam-video-813
release 1572 task=cam-video-813
release 1563 task=cam-video-813
release 1565 task=cam-video-813
release 1567 task=cam-video-813
release 1569 task=cam-video-813
release 1571 task=cam-video-813
release 1573 task=cam-video-813
release 1576 task=cam-video-813
release 1577 task=cam-video-813
release 1546 task=cam-detect-811
alloc 1594 reserved count=1 align=0 task=cam-detect-811
release 1575 task=cam-preview-812
alloc 1595 reserved count=3 align=2 task=cam-preview-812
alloc 1596 reserved count=2025 align=8 task=cam-video-813
alloc 1597 reserved count=3 align=2 task=cam-video-813
alloc 1598 reserved count=2025 align=8 task=cam-video-813
alloc 1599 reserved count=4 align=2 task=cam-video-813
alloc 1600 reserved count=2025 align=8 task=cam-video-813
alloc 1601 reserved count=2 align=1 task=cam-video-813
alloc 1602 reserved count=2025 align=8 task=cam-video-813
alloc 1603 reserved count=4 align=2 task=cam-video-813
alloc 1604 reserved count=2025 align=8 task=cam-video-813
alloc 1605 reserved count=1 align=0 task=cam-video-813
alloc 1606 reserved count=2025 align=8 task=cam-video-813
alloc 1607 reserved count=4 align=2 task=cam-video-813
alloc 1608 reserved count=2025 align=8 task=cam-video-813
alloc 1609 reserved count=4 align=2 task=cam-video-813
alloc 1610 reserved count=2025 align=8 task=cam-video-813
alloc 1611 reserved count=4 align=2 task=cam-video-813
release 1597 task=cam-video-813
alloc 1612 reserved count=4 align=2 task=cam-video-813
release 1579 task=cam-still-814
alloc 1613 reserved count=4 align=2 task=cam-still-814
release 1599 task=cam-video-813
alloc 1614 reserved count=2 align=1 task=cam-video-813
release 1592 task=cam-preview-812
alloc 1615 reserved count=3 align=2 task=cam-preview-812
release 1593 task=cam-preview-812
alloc 1616 reserved count=3 align=2 task=cam-preview-812
release 1548 task=cam-detect-811
alloc 1617 reserved count=4 align=2 task=cam-detect-811
release 1550 task=cam-detect-811
alloc 1618 reserved count=4 align=2 task=cam-detect-811
release 1595 task=cam-preview-812
alloc 1619 reserved count=1 align=0 task=cam-preview-812
release 1601 task=cam-video-813
alloc 1620 reserved count=1 align=0 task=cam-video-813
release 1581 task=cam-still-814
alloc 1621 reserved count=1 align=0 task=cam-still-814
release 1552 task=cam-detect-811
alloc 1622 reserved count=2 align=1 task=cam-detect-811
release 1603 task=cam-video-813
alloc 1623 reserved count=1 align=0 task=cam-video-813
release 1554 task=cam-detect-811
alloc 1624 reserved count=2 align=1 task=cam-detect-811
release 1605 task=cam-video-813
alloc 1625 reserved count=4 align=2 task=cam-video-813
release 1596 task=cam-video-813
release 1598 task=cam-video-813
release 1600 task=cam-video-813
release 1602 task=cam-video-813
release 1604 task=cam-video-813
release 1606 task=cam-video-813
release 1608 task=cam-video-813
release 1610 task=cam-video-813
release 1607 task=cam-video-813
release 1609 task=cam-video-813
release 1611 task=cam-video-813
release 1612 task=cam-video-813
release 1614 task=cam-video-813
release 1620 task=cam-video-813
release 1623 task=cam-video-813
release 1625 task=cam-video-813
release 1583 task=cam-still-814
alloc 1626 reserved count=4 align=2 task=cam-still-814
release 1557 task=cam-detect-811
alloc 1627 reserved count=3 align=2 task=cam-detect-811
release 1543 task=cam-detect-811
release 1545 task=cam-detect-811
release 1547 task=cam-detect-811
release 1549 task=cam-detect-811
release 1551 task=cam-detect-811
release 1553 task=cam-detect-811
release 1594 task=cam-detect-811
release 1617 task=cam-detect-811
release 1618 task=cam-detect-811
release 1622 task=cam-detect-811
release 1624 task=cam-detect-811
release 1627 task=cam-detect-811
alloc 1628 reserved count=2025 align=8 task=cam-video-813
alloc 1629 reserved count=3 align=2 task=cam-video-813
alloc 1630 reserved count=2025 align=8 task=cam-video-813
alloc 1631 reserved count=2 align=1 task=cam-video-813
alloc 1632 reserved count=2025 align=8 task=cam-video-813
alloc 1633 reserved count=2 align=1 task=cam-video-813
alloc 1634 reserved count=2025 align=8 task=cam-video-813
alloc 1635 reserved count=3 align=2 task=cam-video-813
release 1615 task=cam-preview-812
alloc 1636 reserved count=2 align=1 task=cam-preview-812
release 1629 task=cam-video-813
alloc 1637 reserved count=2 align=1 task=cam-video-813
release 1585 task=cam-still-814
alloc 1638 reserved count=1 align=0 task=cam-still-814
release 1587 task=cam-still-814
alloc 1639 reserved count=4 align=2 task=cam-still-814
release 1589 task=cam-still-814
alloc 1640 reserved count=3 align=2 task=cam-still-814
release 1591 task=cam-still-814
alloc 1641 reserved count=1 align=0 task=cam-still-814
alloc 1642 reserved count=338 align=8 task=cam-detect-811
alloc 1643 reserved count=2 align=1 task=cam-detect-811
alloc 1644 reserved count=338 align=8 task=cam-detect-811
alloc 1645 reserved count=4 align=2 task=cam-detect-811
alloc 1646 reserved count=338 align=8 task=cam-detect-811
alloc 1647 reserved count=1 align=0 task=cam-detect-811
alloc 1648 reserved count=338 align=8 task=cam-detect-811
alloc 1649 reserved count=3 align=2 task=cam-detect-811
release 1628 task=cam-video-813
release 1630 task=cam-video-813
release 1632 task=cam-video-813
release 1634 task=cam-video-813
release 1631 task=cam-video-813
release 1633 task=cam-video-813
release 1635 task=cam-video-813
release 1637 task=cam-video-813
release 1613 task=cam-still-814
alloc 1650 reserved count=3 align=2 task=cam-still-814
release 1578 task=cam-still-814
release 1580 task=cam-still-814
release 1582 task=cam-still-814
release 1584 task=cam-still-814
release 1586 task=cam-still-814
release 1588 task=cam-still-814
release 1590 task=cam-still-814
release 1621 task=cam-still-814
release 1626 task=cam-still-814
release 1638 task=cam-still-814
release 1639 task=cam-still-814
release 1640 task=cam-still-814
release 1641 task=cam-still-814
release 1650 task=cam-still-814
alloc 1651 reserved count=2025 align=8 task=cam-video-813
alloc 1652 reserved count=1 align=0 task=cam-video-813
alloc 1653 reserved count=2025 align=8 task=cam-video-813
alloc 1654 reserved count=3 align=2 task=cam-video-813
alloc 1655 reserved count=2025 align=8 task=cam-video-813
alloc 1656 reserved count=1 align=0 task=cam-video-813
alloc 1657 reserved count=2025 align=8 task=cam-video-813
alloc 1658 reserved count=4 align=2 task=cam-video-813
alloc 1659 reserved count=2025 align=8 task=cam-video-813
alloc 1660 reserved count=2 align=1 task=cam-video-813
alloc 1661 reserved count=2025 align=8 task=cam-video-813
alloc 1662 reserved count=4 align=2 task=cam-video-813
alloc 1663 reserved count=2025 align=8 task=cam-video-813
alloc 1664 reserved count=3 align=2 task=cam-video-813
alloc 1665 reserved count=4537 align=8 task=cam-still-814
alloc 1666 reserved count=1 align=0 task=cam-still-814
alloc 1667 reserved count=4537 align=8 task=cam-still-814
alloc 1668 reserved count=2 align=1 task=cam-still-814
alloc 1669 reserved count=4537 align=8 task=cam-still-814
alloc 1670 reserved count=3 align=2 task=cam-still-814
alloc 1671 reserved count=4537 align=8 task=cam-still-814
alloc 1672 reserved count=2 align=1 task=cam-still-814
alloc 1673 reserved count=4537 align=8 task=cam-still-814
alloc 1674 reserved count=4 align=2 task=cam-still-814
release 1652 task=cam-video-813
alloc 1675 reserved count=1 align=0 task=cam-video-813
release 1643 task=cam-detect-811
alloc 1676 reserved count=4 align=2 task=cam-detect-811
release 1476 task=cam-preview-812
release 1478 task=cam-preview-812
release 1480 task=cam-preview-812
release 1616 task=cam-preview-812
release 1619 task=cam-preview-812
release 1636 task=cam-preview-812
release 1666 task=cam-still-814
alloc 1677 reserved count=3 align=2 task=cam-still-814
alloc 1678 reserved count=760 align=8 task=cam-preview-812
alloc 1679 reserved count=4 align=2 task=cam-preview-812
alloc 1680 reserved count=760 align=8 task=cam-preview-812
alloc 1681 reserved count=1 align=0 task=cam-preview-812
alloc 1682 reserved count=760 align=8 task=cam-preview-812
alloc 1683 reserved count=3 align=2 task=cam-preview-812
release 1679 task=cam-preview-812
alloc 1684 reserved count=3 align=2 task=cam-preview-812
release 1654 task=cam-video-813
alloc 1685 reserved count=1 align=0 task=cam-video-813
release 1645 task=cam-detect-811
alloc 1686 reserved count=2 align=1 task=cam-detect-811
release 1647 task=cam-detect-811
alloc 1687 reserved count=1 align=0 task=cam-detect-811
release 1656 task=cam-video-813
alloc 1688 reserved count=3 align=2 task=cam-video-813
release 1678 task=cam-preview-812
release 1680 task=cam-preview-812
release 1682 task=cam-preview-812
release 1681 task=cam-preview-812
release 1683 task=cam-preview-812
release 1684 task=cam-preview-812
release 1649 task=cam-detect-811
alloc 1689 reserved count=1 align=0 task=cam-detect-811
release 1658 task=cam-video-813
alloc 1690 reserved count=3 align=2 task=cam-video-813
release 1668 task=cam-still-814
alloc 1691 reserved count=1 align=0 task=cam-still-814
release 1676 task=cam-detect-811
alloc 1692 reserved count=1 align=0 task=cam-detect-811
release 1670 task=cam-still-814
alloc 1693 reserved count=2 align=1 task=cam-still-814
alloc 1694 reserved count=760 align=8 task=cam-preview-812
alloc 1695 reserved count=2 align=1 task=cam-preview-812
alloc 1696 reserved count=760 align=8 task=cam-preview-812
alloc 1697 reserved count=3 align=2 task=cam-preview-812
alloc 1698 reserved count=760 align=8 task=cam-preview-812
alloc 1699 reserved count=2 align=1 task=cam-preview-812
alloc 1700 reserved count=760 align=8 task=cam-preview-812
alloc 1701 reserved count=4 align=2 task=cam-preview-812
release 1695 task=cam-preview-812
alloc 1702 reserved count=4 align=2 task=cam-preview-812
release 1672 task=cam-still-814
alloc 1703 reserved count=2 align=1 task=cam-still-814
release 1674 task=cam-still-814
alloc 1704 reserved count=1 align=0 task=cam-still-814
release 1677 task=cam-still-814
alloc 1705 reserved count=2 align=1 task=cam-still-814
release 1697 task=cam-preview-812
alloc 1706 reserved count=3 align=2 task=cam-preview-812
release 1686 task=cam-detect-811
alloc 1707 reserved count=4 align=2 task=cam-detect-811
release 1691 task=cam-still-814
alloc 1708 reserved count=3 align=2 task=cam-still-814
release 1642 task=cam-detect-811
release 1644 task=cam-detect-811
release 1646 task=cam-detect-811
release 1648 task=cam-detect-811
release 1687 task=cam-detect-811
release 1689 task=cam-detect-811
release 1692 task=cam-detect-811
release 1707 task=cam-detect-811
release 1693 task=cam-still-814
alloc 1709 reserved count=4 align=2 task=cam-still-814
release 1660 task=cam-video-813
alloc 1710 reserved count=3 align=2 task=cam-video-813
release 1699 task=cam-preview-812
alloc 1711 reserved count=2 align=1 task=cam-preview-812
alloc 1712 reserved count=338 align=8 task=cam-detect-811
alloc 1713 reserved count=2 align=1 task=cam-detect-811
alloc 1714 reserved count=338 align=8 task=cam-detect-811
alloc 1715 reserved count=3 align=2 task=cam-detect-811
alloc 1716 reserved count=338 align=8 task=cam-detect-811
alloc 1717 reserved count=3 align=2 task=cam-detect-811
release 1703 task=cam-still-814
alloc 1718 reserved count=3 align=2 task=cam-still-814
release 1704 task=cam-still-814
alloc 1719 reserved count=1 align=0 task=cam-still-814
release 1701 task=cam-preview-812
alloc 1720 reserved count=2 align=1 task=cam-preview-812
release 1694 task=cam-preview-812
release 1696 task=cam-preview-812
release 1698 task=cam-preview-812
release 1700 task=cam-preview-812
release 1702 task=cam-preview-812
release 1706 task=cam-preview-812
release 1711 task=cam-preview-812
release 1720 task=cam-preview-812
alloc 1721 reserved count=760 align=8 task=cam-preview-812
alloc 1722 reserved count=1 align=0 task=cam-preview-812
alloc 1723 reserved count=760 align=8 task=cam-preview-812
alloc 1724 reserved count=2 align=1 task=cam-preview-812
alloc 1725 reserved count=760 align=8 task=cam-preview-812
alloc 1726 reserved count=3 align=2 task=cam-preview-812
alloc 1727 reserved count=760 align=8 task=cam-preview-812
alloc 1728 reserved count=4 align=2 task=cam-preview-812
alloc 1729 reserved count=760 align=8 task=cam-preview-812
alloc 1730 reserved count=3 align=2 task=cam-preview-812
alloc 1731 reserved count=760 align=8 task=cam-preview-812
alloc 1732 reserved count=1 align=0 task=cam-preview-812
alloc 1733 reserved count=760 align=8 task=cam-preview-812
alloc 1734 reserved count=4 align=2 task=cam-preview-812
release 1713 task=cam-detect-811
alloc 1735 reserved count=1 align=0 task=cam-detect-811
release 1705 task=cam-still-814
alloc 1736 reserved count=4 align=2 task=cam-still-814
release 1722 task=cam-preview-812
alloc 1737 reserved count=1 align=0 task=cam-preview-812
release 1708 task=cam-still-814
alloc 1738 reserved count=3 align=2 task=cam-still-814
release 1651 task=cam-video-813
release 1653 task=cam-video-813
release 1655 task=cam-video-813
release 1657 task=cam-video-813
release 1659 task=cam-video-813
release 1661 task=cam-video-813
release 1663 task=cam-video-813
release 1662 task=cam-video-813
release 1664 task=cam-video-813
release 1675 task=cam-video-813
release 1685 task=cam-video-813
release 1688 task=cam-video-813
release 1690 task=cam-video-813
release 1710 task=cam-video-813
alloc 1739 reserved count=2025 align=8 task=cam-video-813
alloc 1740 reserved count=2 align=1 task=cam-video-813
alloc 1741 reserved count=2025 align=8 task=cam-video-813
alloc 1742 reserved count=4 align=2 task=cam-video-813
alloc 1743 reserved count=2025 align=8 task=cam-video-813
alloc 1744 reserved count=3 align=2 task=cam-video-813
alloc 1745 reserved count=2025 align=8 task=cam-video-813
alloc 1746 reserved count=4 align=2 task=cam-video-813
alloc 1747 reserved count=2025 align=8 task=cam-video-813
alloc 1748 reserved count=4 align=2 task=cam-video-813
release 1724 task=cam-preview-812
alloc 1749 reserved count=3 align=2 task=cam-preview-812
release 1712 task=cam-detect-811
release 1714 task=cam-detect-811
release 1716 task=cam-detect-811
release 1715 task=cam-detect-811
release 1717 task=cam-detect-811
release 1735 task=cam-detect-811
release 1739 task=cam-video-813
release 1741 task=cam-video-813
release 1743 task=cam-video-813
release 1745 task=cam-video-813
release 1747 task=cam-video-813
release 1740 task=cam-video-813
release 1742 task=cam-video-813
release 1744 task=cam-video-813
release 1746 task=cam-video-813
release 1748 task=cam-video-813
release 1726 task=cam-preview-812
alloc 1750 reserved count=4 align=2 task=cam-preview-812
release 1709 task=cam-still-814
alloc 1751 reserved count=1 align=0 task=cam-still-814
alloc 1752 reserved count=2025 align=8 task=cam-video-813
alloc 1753 reserved count=3 align=2 task=cam-video-813
alloc 1754 reserved count=2025 align=8 task=cam-video-813
alloc 1755 reserved count=4 align=2 task=cam-video-813
alloc 1756 reserved count=2025 align=8 task=cam-video-813
alloc 1757 reserved count=4 align=2 task=cam-video-813
alloc 1758 reserved count=2025 align=8 task=cam-video-813
alloc 1759 reserved count=2 align=1 task=cam-video-813
alloc 1760 reserved count=2025 align=8 task=cam-video-813
alloc 1761 reserved count=2 align=1 task=cam-video-813
release 1718 task=cam-still-814
alloc 1762 reserved count=2 align=1 task=cam-still-814
release 1719 task=cam-still-814
alloc 1763 reserved count=2 align=1 task=cam-still-814
release 1728 task=cam-preview-812
alloc 1764 reserved count=2 align=1 task=cam-preview-812
alloc 1765 reserved count=338 align=8 task=cam-detect-811
alloc 1766 reserved count=3 align=2 task=cam-detect-811
alloc 1767 reserved count=338 align=8 task=cam-detect-811
alloc 1768 reserved count=3 align=2 task=cam-detect-811
alloc 1769 reserved count=338 align=8 task=cam-detect-811
alloc 1770 reserved count=3 align=2 task=cam-detect-811
alloc 1771 reserved count=338 align=8 task=cam-detect-811
alloc 1772 reserved count=1 align=0 task=cam-detect-811
alloc 1773 reserved count=338 align=8 task=cam-detect-811
alloc 1774 reserved count=3 align=2 task=cam-detect-811
alloc 1775 reserved count=338 align=8 task=cam-detect-811
alloc 1776 reserved count=3 align=2 task=cam-detect-811
release 1730 task=cam-preview-812
alloc 1777 reserved count=3 align=2 task=cam-preview-812
release 1732 task=cam-preview-812
alloc 1778 reserved count=3 align=2 task=cam-preview-812
release 1736 task=cam-still-814
alloc 1779 reserved count=3 align=2 task=cam-still-814
release 1734 task=cam-preview-812
alloc 1780 reserved count=1 align=0 task=cam-preview-812
release 1766 task=cam-detect-811
alloc 1781 reserved count=2 align=1 task=cam-detect-811
release 1752 task=cam-video-813
release 1754 task=cam-video-813
release 1756 task=cam-video-813
release 1758 task=cam-video-813
release 1760 task=cam-video-813
release 1753 task=cam-video-813
release 1755 task=cam-video-813
release 1757 task=cam-video-813
release 1759 task=cam-video-813
release 1761 task=cam-video-813
release 1738 task=cam-still-814
alloc 1782 reserved count=4 align=2 task=cam-still-814
release 1751 task=cam-still-814
alloc 1783 reserved count=1 align=0 task=cam-still-814
release 1721 task=cam-preview-812
release 1723 task=cam-preview-812
release 1725 task=cam-preview-812
release 1727 task=cam-preview-812
release 1729 task=cam-preview-812
release 1731 task=cam-preview-812
release 1733 task=cam-preview-812
release 1737 task=cam-preview-812
release 1749 task=cam-preview-812
release 1750 task=cam-preview-812
release 1764 task=cam-preview-812
release 1777 task=cam-preview-812
release 1778 task=cam-preview-812
release 1780 task=cam-preview-812
alloc 1784 reserved count=760 align=8 task=cam-preview-812
alloc 1785 reserved count=1 align=0 task=cam-preview-812
alloc 1786 reserved count=760 align=8 task=cam-preview-812
alloc 1787 reserved count=2 align=1 task=cam-preview-812
alloc 1788 reserved count=760 align=8 task=cam-preview-812
alloc 1789 reserved count=2 align=1 task=cam-preview-812
alloc 1790 reserved count=760 align=8 task=cam-preview-812
alloc 1791 reserved count=4 align=2 task=cam-preview-812
alloc 1792 reserved count=760 align=8 task=cam-preview-812
alloc 1793 reserved count=3 align=2 task=cam-preview-812
alloc 1794 reserved count=760 align=8 task=cam-preview-812
alloc 1795 reserved count=1 align=0 task=cam-preview-812
alloc 1796 reserved count=760 align=8 task=cam-preview-812
alloc 1797 reserved count=2 align=1 task=cam-preview-812
alloc 1798 reserved count=760 align=8 task=cam-preview-812
alloc 1799 reserved count=1 align=0 task=cam-preview-812
release 1785 task=cam-preview-812
alloc 1800 reserved count=3 align=2 task=cam-preview-812
release 1787 task=cam-preview-812
alloc 1801 reserved count=3 align=2 task=cam-preview-812
release 1765 task=cam-detect-811
release 1767 task=cam-detect-811
release 1769 task=cam-detect-811
release 1771 task=cam-detect-811
release 1773 task=cam-detect-811
release 1775 task=cam-detect-811
release 1768 task=cam-detect-811
release 1770 task=cam-detect-811
release 1772 task=cam-detect-811
release 1774 task=cam-detect-811
release 1776 task=cam-detect-811
release 1781 task=cam-detect-811
release 1789 task=cam-preview-812
alloc 1802 reserved count=4 align=2 task=cam-preview-812
alloc 1803 reserved count=2025 align=8 task=cam-video-813
alloc 1804 reserved count=2 align=1 task=cam-video-813
alloc 1805 reserved count=2025 align=8 task=cam-video-813
alloc 1806 reserved count=3 align=2 task=cam-video-813
alloc 1807 reserved count=2025 align=8 task=cam-video-813
alloc 1808 reserved count=2 align=1 task=cam-video-813
release 1762 task=cam-still-814
alloc 1809 reserved count=3 align=2 task=cam-still-814
release 1791 task=cam-preview-812
alloc 1810 reserved count=2 align=1 task=cam-preview-812
release 1793 task=cam-preview-812
alloc 1811 reserved count=4 align=2 task=cam-preview-812
alloc 1812 reserved count=338 align=8 task=cam-detect-811
alloc 1813 reserved count=3 align=2 task=cam-detect-811
alloc 1814 reserved count=338 align=8 task=cam-detect-811
alloc 1815 reserved count=2 align=1 task=cam-detect-811
alloc 1816 reserved count=338 align=8 task=cam-detect-811
alloc 1817 reserved count=4 align=2 task=cam-detect-811
alloc 1818 reserved count=338 align=8 task=cam-detect-811
alloc 1819 reserved count=2 align=1 task=cam-detect-811
alloc 1820 reserved count=338 align=8 task=cam-detect-811
alloc 1821 reserved count=3 align=2 task=cam-detect-811
alloc 1822 reserved count=338 align=8 task=cam-detect-811
alloc 1823 reserved count=2 align=1 task=cam-detect-811
alloc 1824 reserved count=338 align=8 task=cam-detect-811
alloc 1825 reserved count=4 align=2 task=cam-detect-811
release 1804 task=cam-video-813
alloc 1826 reserved count=1 align=0 task=cam-video-813
release 1813 task=cam-detect-811
alloc 1827 reserved count=1 align=0 task=cam-detect-811
release 1795 task=cam-preview-812
alloc 1828 reserved count=1 align=0 task=cam-preview-812
release 1763 task=cam-still-814
alloc 1829 reserved count=1 align=0 task=cam-still-814
release 1812 task=cam-detect-811
release 1814 task=cam-detect-811
release 1816 task=cam-detect-811
release 1818 task=cam-detect-811
release 1820 task=cam-detect-811
release 1822 task=cam-detect-811
release 1824 task=cam-detect-811
release 1815 task=cam-detect-811
release 1817 task=cam-detect-811
release 1819 task=cam-detect-811
release 1821 task=cam-detect-811
release 1823 task=cam-detect-811
release 1825 task=cam-detect-811
release 1827 task=cam-detect-811
release 1806 task=cam-video-813
alloc 1830 reserved count=4 align=2 task=cam-video-813
release 1779 task=cam-still-814
alloc 1831 reserved count=2 align=1 task=cam-still-814
release 1782 task=cam-still-814
alloc 1832 reserved count=1 align=0 task=cam-still-814
alloc 1833 reserved count=338 align=8 task=cam-detect-811
alloc 1834 reserved count=3 align=2 task=cam-detect-811
alloc 1835 reserved count=338 align=8 task=cam-detect-811
alloc 1836 reserved count=4 align=2 task=cam-detect-811
alloc 1837 reserved count=338 align=8 task=cam-detect-811
alloc 1838 reserved count=3 align=2 task=cam-detect-811
alloc 1839 reserved count=338 align=8 task=cam-detect-811
alloc 1840 reserved count=2 align=1 task=cam-detect-811
alloc 1841 reserved count=338 align=8 task=cam-detect-811
alloc 1842 reserved count=1 align=0 task=cam-detect-811
alloc 1843 reserved count=338 align=8 task=cam-detect-811
alloc 1844 reserved count=1 align=0 task=cam-detect-811
release 1783 task=cam-still-814
alloc 1845 reserved count=1 align=0 task=cam-still-814
release 1797 task=cam-preview-812
alloc 1846 reserved count=3 align=2 task=cam-preview-812
release 1834 task=cam-detect-811
alloc 1847 reserved count=2 align=1 task=cam-detect-811
release 1809 task=cam-still-814
alloc 1848 reserved count=3 align=2 task=cam-still-814
release 1829 task=cam-still-814
alloc 1849 reserved count=3 align=2 task=cam-still-814
release 1799 task=cam-preview-812
alloc 1850 reserved count=3 align=2 task=cam-preview-812
release 1808 task=cam-video-813
alloc 1851 reserved count=2 align=1 task=cam-video-813
release 1800 task=cam-preview-812
alloc 1852 reserved count=1 align=0 task=cam-preview-812
release 1801 task=cam-preview-812
alloc 1853 reserved count=2 align=1 task=cam-preview-812
release 1826 task=cam-video-813
alloc 1854 reserved count=1 align=0 task=cam-video-813
release 1830 task=cam-video-813
alloc 1855 reserved count=2 align=1 task=cam-video-813
release 1802 task=cam-preview-812
alloc 1856 reserved count=1 align=0 task=cam-preview-812
release 1831 task=cam-still-814
alloc 1857 reserved count=1 align=0 task=cam-still-814
release 1784 task=cam-preview-812
release 1786 task=cam-preview-812
release 1788 task=cam-preview-812
release 1790 task=cam-preview-812
release 1792 task=cam-preview-812
release 1794 task=cam-preview-812
release 1796 task=cam-preview-812
release 1798 task=cam-preview-812
release 1810 task=cam-preview-812
release 1811 task=cam-preview-812
release 1828 task=cam-preview-812
release 1846 task=cam-preview-812
release 1850 task=cam-preview-812
release 1852 task=cam-preview-812
release 1853 task=cam-preview-812
release 1856 task=cam-preview-812
release 1832 task=cam-still-814
alloc 1858 reserved count=1 align=0 task=cam-still-814
release 1845 task=cam-still-814
alloc 1859 reserved count=2 align=1 task=cam-still-814
alloc 1860 reserved count=760 align=8 task=cam-preview-812
alloc 1861 reserved count=4 align=2 task=cam-preview-812
alloc 1862 reserved count=760 align=8 task=cam-preview-812
alloc 1863 reserved count=3 align=2 task=cam-preview-812
alloc 1864 reserved count=760 align=8 task=cam-preview-812
alloc 1865 reserved count=4 align=2 task=cam-preview-812
alloc 1866 reserved count=760 align=8 task=cam-preview-812
alloc 1867 reserved count=1 align=0 task=cam-preview-812
release 1861 task=cam-preview-812
alloc 1868 reserved count=3 align=2 task=cam-preview-812
release 1848 task=cam-still-814
alloc 1869 reserved count=2 align=1 task=cam-still-814
release 1836 task=cam-detect-811
alloc 1870 reserved count=2 align=1 task=cam-detect-811
release 1838 task=cam-detect-811
alloc 1871 reserved count=4 align=2 task=cam-detect-811
release 1863 task=cam-preview-812
alloc 1872 reserved count=4 align=2 task=cam-preview-812
release 1851 task=cam-video-813
alloc 1873 reserved count=4 align=2 task=cam-video-813
release 1665 task=cam-still-814
release 1667 task=cam-still-814
release 1669 task=cam-still-814
release 1671 task=cam-still-814
release 1673 task=cam-still-814
release 1849 task=cam-still-814
release 1857 task=cam-still-814
release 1858 task=cam-still-814
release 1859 task=cam-still-814
release 1869 task=cam-still-814
release 1840 task=cam-detect-811
alloc 1874 reserved count=4 align=2 task=cam-detect-811
release 1842 task=cam-detect-811
alloc 1875 reserved count=2 align=1 task=cam-detect-811
release 1865 task=cam-preview-812
alloc 1876 reserved count=2 align=1 task=cam-preview-812
alloc 1877 reserved count=4537 align=8 task=cam-still-814
alloc 1878 reserved count=1 align=0 task=cam-still-814
alloc 1879 reserved count=4537 align=8 task=cam-still-814
alloc 1880 reserved count=4 align=2 task=cam-still-814
alloc 1881 reserved count=4537 align=8 task=cam-still-814
alloc 1882 reserved count=2 align=1 task=cam-still-814
alloc 1883 reserved count=4537 align=8 task=cam-still-814
alloc 1884 reserved count=3 align=2 task=cam-still-814
alloc 1885 reserved count=4537 align=8 task=cam-still-814
alloc 1886 reserved count=4 align=2 task=cam-still-814
release 1877 task=cam-still-814
release 1879 task=cam-still-814
release 1881 task=cam-still-814
release 1883 task=cam-still-814
release 1885 task=cam-still-814
release 1878 task=cam-still-814
release 1880 task=cam-still-814
release 1882 task=cam-still-814
release 1884 task=cam-still-814
release 1886 task=cam-still-814
alloc 1887 reserved count=4537 align=8 task=cam-still-814
alloc 1888 reserved count=4 align=2 task=cam-still-814
alloc 1889 reserved count=4537 align=8 task=cam-still-814
alloc 1890 reserved count=2 align=1 task=cam-still-814
alloc 1891 reserved count=4537 align=8 task=cam-still-814
alloc 1892 reserved count=1 align=0 task=cam-still-814
alloc 1893 reserved count=4537 align=8 task=cam-still-814
alloc 1894 reserved count=4 align=2 task=cam-still-814
alloc 1895 reserved count=4537 align=8 task=cam-still-814
alloc 1896 reserved count=3 align=2 task=cam-still-814
alloc 1897 reserved count=4537 align=8 task=cam-still-814
alloc 1898 reserved count=1 align=0 task=cam-still-814
alloc 1899 reserved count=4537 align=8 task=cam-still-814
alloc 1900 reserved count=1 align=0 task=cam-still-814
alloc 1901 reserved count=4537 align=8 task=cam-still-814
alloc 1902 reserved count=4 align=2 task=cam-still-814
release 1854 task=cam-video-813
alloc 1903 reserved count=2 align=1 task=cam-video-813
release 1867 task=cam-preview-812
alloc 1904 reserved count=1 align=0 task=cam-preview-812
release 1803 task=cam-video-813
release 1805 task=cam-video-813
release 1807 task=cam-video-813
release 1855 task=cam-video-813
release 1873 task=cam-video-813
release 1903 task=cam-video-813
release 1868 task=cam-preview-812
alloc 1905 reserved count=1 align=0 task=cam-preview-812
alloc 1906 reserved count=2025 align=8 task=cam-video-813
alloc 1907 reserved count=2 align=1 task=cam-video-813
alloc 1908 reserved count=2025 align=8 task=cam-video-813
alloc 1909 reserved count=4 align=2 task=cam-video-813
alloc 1910 reserved count=2025 align=8 task=cam-video-813
alloc 1911 reserved count=4 align=2 task=cam-video-813
alloc 1912 reserved count=2025 align=8 task=cam-video-813
alloc 1913 reserved count=3 align=2 task=cam-video-813
alloc 1914 reserved count=2025 align=8 task=cam-video-813
alloc 1915 reserved count=4 align=2 task=cam-video-813
alloc 1916 reserved count=2025 align=8 task=cam-video-813
alloc 1917 reserved count=4 align=2 task=cam-video-813
alloc 1918 reserved count=2025 align=8 task=cam-video-813
alloc 1919 reserved count=4 align=2 task=cam-video-813
alloc 1920 reserved count=2025 align=8 task=cam-video-813
alloc 1921 reserved count=3 align=2 task=cam-video-813
release 1888 task=cam-still-814
alloc 1922 reserved count=3 align=2 task=cam-still-814
release 1844 task=cam-detect-811
alloc 1923 reserved count=2 align=1 task=cam-detect-811
release 1907 task=cam-video-813
alloc 1924 reserved count=1 align=0 task=cam-video-813
release 1847 task=cam-detect-811
alloc 1925 reserved count=2 align=1 task=cam-detect-811
release 1909 task=cam-video-813
alloc 1926 reserved count=1 align=0 task=cam-video-813
release 1890 task=cam-still-814
alloc 1927 reserved count=2 align=1 task=cam-still-814
release 1870 task=cam-detect-811
alloc 1928 reserved count=3 align=2 task=cam-detect-811
release 1872 task=cam-preview-812
alloc 1929 reserved count=1 align=0 task=cam-preview-812
release 1876 task=cam-preview-812
alloc 1930 reserved count=3 align=2 task=cam-preview-812
release 1911 task=cam-video-813
alloc 1931 reserved count=4 align=2 task=cam-video-813
release 1871 task=cam-detect-811
alloc 1932 reserved count=4 align=2 task=cam-detect-811
release 1892 task=cam-still-814
alloc 1933 reserved count=2 align=1 task=cam-still-814
release 1904 task=cam-preview-812
alloc 1934 reserved count=2 align=1 task=cam-preview-812
release 1905 task=cam-preview-812
alloc 1935 reserved count=4 align=2 task=cam-preview-812
release 1894 task=cam-still-814
alloc 1936 reserved count=3 align=2 task=cam-still-814
release 1896 task=cam-still-814
alloc 1937 reserved count=3 align=2 task=cam-still-814
release 1874 task=cam-detect-811
alloc 1938 reserved count=1 align=0 task=cam-detect-811
release 1833 task=cam-detect-811
release 1835 task=cam-detect-811
release 1837 task=cam-detect-811
release 1839 task=cam-detect-811
release 1841 task=cam-detect-811
release 1843 task=cam-detect-811
release 1875 task=cam-detect-811
release 1923 task=cam-detect-811
release 1925 task=cam-detect-811
release 1928 task=cam-detect-811
release 1932 task=cam-detect-811
release 1938 task=cam-detect-811
release 1929 task=cam-preview-812
alloc 1939 reserved count=3 align=2 task=cam-preview-812
release 1898 task=cam-still-814
alloc 1940 reserved count=1 align=0 task=cam-still-814
release 1913 task=cam-video-813
alloc 1941 reserved count=4 align=2 task=cam-video-813
release 1915 task=cam-video-813
alloc 1942 reserved count=2 align=1 task=cam-video-813
release 1917 task=cam-video-813
alloc 1943 reserved count=4 align=2 task=cam-video-813
release 1900 task=cam-still-814
alloc 1944 reserved count=3 align=2 task=cam-still-814
release 1930 task=cam-preview-812
alloc 1945 reserved count=1 align=0 task=cam-preview-812
alloc 1946 reserved count=338 align=8 task=cam-detect-811
alloc 1947 reserved count=1 align=0 task=cam-detect-811
alloc 1948 reserved count=338 align=8 task=cam-detect-811
alloc 1949 reserved count=4 align=2 task=cam-detect-811
alloc 1950 reserved count=338 align=8 task=cam-detect-811
alloc 1951 reserved count=4 align=2 task=cam-detect-811
release 1934 task=cam-preview-812
alloc 1952 reserved count=1 align=0 task=cam-preview-812
release 1947 task=cam-detect-811
alloc 1953 reserved count=4 align=2 task=cam-detect-811
release 1906 task=cam-video-813
release 1908 task=cam-video-813
release 1910 task=cam-video-813
release 1912 task=cam-video-813
release 1914 task=cam-video-813
release 1916 task=cam-video-813
release 1918 task=cam-video-813
release 1920 task=cam-video-813
release 1919 task=cam-video-813
release 1921 task=cam-video-813
release 1924 task=cam-video-813
release 1926 task=cam-video-813
release 1931 task=cam-video-813
release 1941 task=cam-video-813
release 1942 task=cam-video-813
release 1943 task=cam-video-813
release 1935 task=cam-preview-812
alloc 1954 reserved count=3 align=2 task=cam-preview-812
release 1902 task=cam-still-814
alloc 1955 reserved count=3 align=2 task=cam-still-814
release 1922 task=cam-still-814
alloc 1956 reserved count=1 align=0 task=cam-still-814
release 1860 task=cam-preview-812
release 1862 task=cam-preview-812
release 1864 task=cam-preview-812
release 1866 task=cam-preview-812
release 1939 task=cam-preview-812
release 1945 task=cam-preview-812
release 1952 task=cam-preview-812
release 1954 task=cam-preview-812
release 1927 task=cam-still-814
alloc 1957 reserved count=1 align=0 task=cam-still-814
release 1949 task=cam-detect-811
alloc 1958 reserved count=3 align=2 task=cam-detect-811
alloc 1959 reserved count=2025 align=8 task=cam-video-813
alloc 1960 reserved count=2 align=1 task=cam-video-813
alloc 1961 reserved count=2025 align=8 task=cam-video-813
alloc 1962 reserved count=4 align=2 task=cam-video-813
alloc 1963 reserved count=2025 align=8 task=cam-video-813
alloc 1964 reserved count=4 align=2 task=cam-video-813
release 1951 task=cam-detect-811
alloc 1965 reserved count=3 align=2 task=cam-detect-811
release 1960 task=cam-video-813
alloc 1966 reserved count=1 align=0 task=cam-video-813
release 1959 task=cam-video-813
release 1961 task=cam-video-813
release 1963 task=cam-video-813
release 1962 task=cam-video-813
release 1964 task=cam-video-813
release 1966 task=cam-video-813
release 1933 task=cam-still-814
alloc 1967 reserved count=2 align=1 task=cam-still-814
alloc 1968 reserved count=2025 align=8 task=cam-video-813
alloc 1969 reserved count=2 align=1 task=cam-video-813
alloc 1970 reserved count=2025 align=8 task=cam-video-813
alloc 1971 reserved count=4 align=2 task=cam-video-813
alloc 1972 reserved count=2025 align=8 task=cam-video-813
alloc 1973 reserved count=2 align=1 task=cam-video-813
release 1969 task=cam-video-813
alloc 1974 reserved count=1 align=0 task=cam-video-813
release 1971 task=cam-video-813
alloc 1975 reserved count=3 align=2 task=cam-video-813
release 1953 task=cam-detect-811
alloc 1976 reserved count=1 align=0 task=cam-detect-811
alloc 1977 reserved count=760 align=8 task=cam-preview-812
alloc 1978 reserved count=3 align=2 task=cam-preview-812
alloc 1979 reserved count=760 align=8 task=cam-preview-812
alloc 1980 reserved count=1 align=0 task=cam-preview-812
alloc 1981 reserved count=760 align=8 task=cam-preview-812
alloc 1982 reserved count=2 align=1 task=cam-preview-812
alloc 1983 reserved count=760 align=8 task=cam-preview-812
alloc 1984 reserved count=4 align=2 task=cam-preview-812
alloc 1985 reserved count=760 align=8 task=cam-preview-812
alloc 1986 reserved count=1 align=0 task=cam-preview-812
alloc 1987 reserved count=760 align=8 task=cam-preview-812
alloc 1988 reserved count=1 align=0 task=cam-preview-812
alloc 1989 reserved count=760 align=8 task=cam-preview-812
alloc 1990 reserved count=2 align=1 task=cam-preview-812
alloc 1991 reserved count=760 align=8 task=cam-preview-812
alloc 1992 reserved count=2 align=1 task=cam-preview-812
release 1958 task=cam-detect-811
alloc 1993 reserved count=2 align=1 task=cam-detect-811
release 1936 task=cam-still-814
alloc 1994 reserved count=3 align=2 task=cam-still-814
release 1965 task=cam-detect-811
alloc 1995 reserved count=2 align=1 task=cam-detect-811
release 1937 task=cam-still-814
alloc 1996 reserved count=4 align=2 task=cam-still-814
release 1887 task=cam-still-814
release 1889 task=cam-still-814
release 1891 task=cam-still-814
release 1893 task=cam-still-814
release 1895 task=cam-still-814
release 1897 task=cam-still-814
release 1899 task=cam-still-814
release 1901 task=cam-still-814
release 1940 task=cam-still-814
release 1944 task=cam-still-814
release 1955 task=cam-still-814
release 1956 task=cam-still-814
release 1957 task=cam-still-814
release 1967 task=cam-still-814
release 1994 task=cam-still-814
release 1996 task=cam-still-814
release 1973 task=cam-video-813
alloc 1997 reserved count=1 align=0 task=cam-video-813
release 1976 task=cam-detect-811
alloc 1998 reserved count=3 align=2 task=cam-detect-811
release 1993 task=cam-detect-811
alloc 1999 reserved count=4 align=2 task=cam-detect-811
release 1978 task=cam-preview-812
alloc 2000 reserved count=2 align=1 task=cam-preview-812
release 1995 task=cam-detect-811
alloc 2001 reserved count=2 align=1 task=cam-detect-811
release 1980 task=cam-preview-812
alloc 2002 reserved count=3 align=2 task=cam-preview-812
release 1998 task=cam-detect-811
alloc 2003 reserved count=4 align=2 task=cam-detect-811
release 1974 task=cam-video-813
alloc 2004 reserved count=4 align=2 task=cam-video-813
alloc 2005 reserved count=4537 align=8 task=cam-still-814
alloc 2006 reserved count=1 align=0 task=cam-still-814
alloc 2007 reserved count=4537 align=8 task=cam-still-814
alloc 2008 reserved count=3 align=2 task=cam-still-814
alloc 2009 reserved count=4537 align=8 task=cam-still-814
alloc 2010 reserved count=4 align=2 task=cam-still-814
alloc 2011 reserved count=4537 align=8 task=cam-still-814
alloc 2012 reserved count=1 align=0 task=cam-still-814
alloc 2013 reserved count=4537 align=8 task=cam-still-814
alloc 2014 reserved count=1 align=0 task=cam-still-814
alloc 2015 reserved count=4537 align=8 task=cam-still-814
alloc 2016 reserved count=2 align=1 task=cam-still-814
alloc 2017 reserved count=4537 align=8 task=cam-still-814
alloc 2018 reserved count=3 align=2 task=cam-still-814
release 1999 task=cam-detect-811
alloc 2019 reserved count=3 align=2 task=cam-detect-811
release 1975 task=cam-video-813
alloc 2020 reserved count=4 align=2 task=cam-video-813
release 2001 task=cam-detect-811
alloc 2021 reserved count=2 align=1 task=cam-detect-811
release 2003 task=cam-detect-811
alloc 2022 reserved count=1 align=0 task=cam-detect-811
release 1997 task=cam-video-813
alloc 2023 reserved count=4 align=2 task=cam-video-813
release 2005 task=cam-still-814
release 2007 task=cam-still-814
release 2009 task=cam-still-814
release 2011 task=cam-still-814
release 2013 task=cam-still-814
release 2015 task=cam-still-814
release 2017 task=cam-still-814
release 2006 task=cam-still-814
release 2008 task=cam-still-814
release 2010 task=cam-still-814
release 2012 task=cam-still-814
release 2014 task=cam-still-814
release 2016 task=cam-still-814
release 2018 task=cam-still-814
release 1982 task=cam-preview-812
alloc 2024 reserved count=3 align=2 task=cam-preview-812
release 2019 task=cam-detect-811
alloc 2025 reserved count=4 align=2 task=cam-detect-811
alloc 2026 reserved count=4537 align=8 task=cam-still-814
alloc 2027 reserved count=4 align=2 task=cam-still-814
alloc 2028 reserved count=4537 align=8 task=cam-still-814
alloc 2029 reserved count=3 align=2 task=cam-still-814
alloc 2030 reserved count=4537 align=8 task=cam-still-814
alloc 2031 reserved count=2 align=1 task=cam-still-814
alloc 2032 reserved count=4537 align=8 task=cam-still-814
alloc 2033 reserved count=2 align=1 task=cam-still-814
release 2004 task=cam-video-813
alloc 2034 reserved count=2 align=1 task=cam-video-813
release 2021 task=cam-detect-811
alloc 2035 reserved count=2 align=1 task=cam-detect-811
release 1984 task=cam-preview-812
alloc 2036 reserved count=1 align=0 task=cam-preview-812
release 2022 task=cam-detect-811
alloc 2037 reserved count=3 align=2 task=cam-detect-811
release 2027 task=cam-still-814
alloc 2038 reserved count=3 align=2 task=cam-still-814
release 2029 task=cam-still-814
alloc 2039 reserved count=2 align=1 task=cam-still-814
release 2020 task=cam-video-813
alloc 2040 reserved count=3 align=2 task=cam-video-813
release 1986 task=cam-preview-812
alloc 2041 reserved count=4 align=2 task=cam-preview-812
release 2023 task=cam-video-813
alloc 2042 reserved count=1 align=0 task=cam-video-813
release 2025 task=cam-detect-811
alloc 2043 reserved count=4 align=2 task=cam-detect-811
release 2031 task=cam-still-814
alloc 2044 reserved count=4 align=2 task=cam-still-814
release 2035 task=cam-detect-811
alloc 2045 reserved count=1 align=0 task=cam-detect-811
release 2037 task=cam-detect-811
alloc 2046 reserved count=3 align=2 task=cam-detect-811
release 1988 task=cam-preview-812
alloc 2047 reserved count=1 align=0 task=cam-preview-812
release 2034 task=cam-video-813
alloc 2048 reserved count=1 align=0 task=cam-video-813
release 2033 task=cam-still-814
alloc 2049 reserved count=1 align=0 task=cam-still-814
release 2040 task=cam-video-813
alloc 2050 reserved count=4 align=2 task=cam-video-813
release 2042 task=cam-video-813
alloc 2051 reserved count=4 align=2 task=cam-video-813
release 2043 task=cam-detect-811
alloc 2052 reserved count=4 align=2 task=cam-detect-811
release 2045 task=cam-detect-811
alloc 2053 reserved count=1 align=0 task=cam-detect-811
release 2046 task=cam-detect-811
alloc 2054 reserved count=2 align=1 task=cam-detect-811
release 2052 task=cam-detect-811
alloc 2055 reserved count=3 align=2 task=cam-detect-811
release 2053 task=cam-detect-811
alloc 2056 reserved count=3 align=2 task=cam-detect-811
release 2048 task=cam-video-813
alloc 2057 reserved count=2 align=1 task=cam-video-813
release 1990 task=cam-preview-812
alloc 2058 reserved count=3 align=2 task=cam-preview-812
release 2050 task=cam-video-813
alloc 2059 reserved count=1 align=0 task=cam-video-813
release 2038 task=cam-still-814
alloc 2060 reserved count=2 align=1 task=cam-still-814
release 2054 task=cam-detect-811
alloc 2061 reserved count=2 align=1 task=cam-detect-811
release 2039 task=cam-still-814
alloc 2062 reserved count=3 align=2 task=cam-still-814
release 2051 task=cam-video-813
alloc 2063 reserved count=1 align=0 task=cam-video-813
release 2044 task=cam-still-814
alloc 2064 reserved count=1 align=0 task=cam-still-814
release 1992 task=cam-preview-812
alloc 2065 reserved count=1 align=0 task=cam-preview-812
release 2049 task=cam-still-814
alloc 2066 reserved count=1 align=0 task=cam-still-814
release 2060 task=cam-still-814
alloc 2067 reserved count=3 align=2 task=cam-still-814
release 2000 task=cam-preview-812
alloc 2068 reserved count=2 align=1 task=cam-preview-812
release 2062 task=cam-still-814
alloc 2069 reserved count=3 align=2 task=cam-still-814
release 2057 task=cam-video-813
alloc 2070 reserved count=2 align=1 task=cam-video-813
release 2055 task=cam-detect-811
alloc 2071 reserved count=1 align=0 task=cam-detect-811
release 2002 task=cam-preview-812
alloc 2072 reserved count=4 align=2 task=cam-preview-812
release 2059 task=cam-video-813
alloc 2073 reserved count=4 align=2 task=cam-video-813
release 2056 task=cam-detect-811
alloc 2074 reserved count=4 align=2 task=cam-detect-811
release 2061 task=cam-detect-811
alloc 2075 reserved count=4 align=2 task=cam-detect-811
release 2024 task=cam-preview-812
alloc 2076 reserved count=2 align=1 task=cam-preview-812
release 2064 task=cam-still-814
alloc 2077 reserved count=3 align=2 task=cam-still-814
release 2063 task=cam-video-813
alloc 2078 reserved count=1 align=0 task=cam-video-813
release 2070 task=cam-video-813
alloc 2079 reserved count=3 align=2 task=cam-video-813
release 1968 task=cam-video-813
release 1970 task=cam-video-813
release 1972 task=cam-video-813
release 2073 task=cam-video-813
release 2078 task=cam-video-813
release 2079 task=cam-video-813
release 2066 task=cam-still-814
alloc 2080 reserved count=1 align=0 task=cam-still-814
release 2067 task=cam-still-814
alloc 2081 reserved count=2 align=1 task=cam-still-814
release 2069 task=cam-still-814
alloc 2082 reserved count=4 align=2 task=cam-still-814
release 2071 task=cam-detect-811
alloc 2083 reserved count=2 align=1 task=cam-detect-811
alloc 2084 reserved count=2025 align=8 task=cam-video-813
alloc 2085 reserved count=1 align=0 task=cam-video-813
alloc 2086 reserved count=2025 align=8 task=cam-video-813
alloc 2087 reserved count=2 align=1 task=cam-video-813
alloc 2088 reserved count=2025 align=8 task=cam-video-813
alloc 2089 reserved count=2 align=1 task=cam-video-813
alloc 2090 reserved count=2025 align=8 task=cam-video-813
alloc 2091 reserved count=3 align=2 task=cam-video-813
release 2077 task=cam-still-814
alloc 2092 reserved count=4 align=2 task=cam-still-814
release 2026 task=cam-still-814
release 2028 task=cam-still-814
release 2030 task=cam-still-814
release 2032 task=cam-still-814
release 2080 task=cam-still-814
release 2081 task=cam-still-814
release 2082 task=cam-still-814
release 2092 task=cam-still-814
release 2036 task=cam-preview-812
alloc 2093 reserved count=4 align=2 task=cam-preview-812
release 2041 task=cam-preview-812
alloc 2094 reserved count=2 align=1 task=cam-preview-812
release 2047 task=cam-preview-812
alloc 2095 reserved count=3 align=2 task=cam-preview-812
alloc 2096 reserved count=4537 align=8 task=cam-still-814
alloc 2097 reserved count=2 align=1 task=cam-still-814
alloc 2098 reserved count=4537 align=8 task=cam-still-814
alloc 2099 reserved count=2 align=1 task=cam-still-814
alloc 2100 reserved count=4537 align=8 task=cam-still-814
alloc 2101 reserved count=2 align=1 task=cam-still-814
alloc 2102 reserved count=4537 align=8 task=cam-still-814
alloc 2103 reserved count=2 align=1 task=cam-still-814
alloc 2104 reserved count=4537 align=8 task=cam-still-814
alloc 2105 reserved count=3 align=2 task=cam-still-814
alloc 2106 reserved count=4537 align=8 task=cam-still-814
alloc 2107 reserved count=4 align=2 task=cam-still-814
alloc 2108 reserved count=4537 align=8 task=cam-still-814
alloc 2109 reserved count=3 align=2 task=cam-still-814
alloc 2110 reserved count=4537 align=8 task=cam-still-814
alloc 2111 reserved count=3 align=2 task=cam-still-814
release 2084 task=cam-video-813
release 2086 task=cam-video-813
release 2088 task=cam-video-813
release 2090 task=cam-video-813
release 2085 task=cam-video-813
release 2087 task=cam-video-813
release 2089 task=cam-video-813
release 2091 task=cam-video-813
release 2074 task=cam-detect-811
alloc 2112 reserved count=3 align=2 task=cam-detect-811
release 2075 task=cam-detect-811
alloc 2113 reserved count=3 align=2 task=cam-detect-811
release 2058 task=cam-preview-812
alloc 2114 reserved count=1 align=0 task=cam-preview-812
release 1946 task=cam-detect-811
release 1948 task=cam-detect-811
release 1950 task=cam-detect-811
release 2083 task=cam-detect-811
release 2112 task=cam-detect-811
release 2113 task=cam-detect-811
release 2097 task=cam-still-814
alloc 2115 reserved count=2 align=1 task=cam-still-814
release 2099 task=cam-still-814
alloc 2116 reserved count=4 align=2 task=cam-still-814
alloc 2117 reserved count=2025 align=8 task=cam-video-813
alloc 2118 reserved count=4 align=2 task=cam-video-813
alloc 2119 reserved count=2025 align=8 task=cam-video-813
alloc 2120 reserved count=3 align=2 task=cam-video-813
alloc 2121 reserved count=2025 align=8 task=cam-video-813
alloc 2122 reserved count=4 align=2 task=cam-video-813
alloc 2123 reserved count=2025 align=8 task=cam-video-813
alloc 2124 reserved count=4 align=2 task=cam-video-813
alloc 2125 reserved count=2025 align=8 task=cam-video-813
alloc 2126 reserved count=2 align=1 task=cam-video-813
alloc 2127 reserved count=338 align=8 task=cam-detect-811
alloc 2128 reserved count=4 align=2 task=cam-detect-811
alloc 2129 reserved count=338 align=8 task=cam-detect-811
alloc 2130 reserved count=4 align=2 task=cam-detect-811
alloc 2131 reserved count=338 align=8 task=cam-detect-811
alloc 2132 reserved count=1 align=0 task=cam-detect-811
alloc 2133 reserved count=338 align=8 task=cam-detect-811
alloc 2134 reserved count=2 align=1 task=cam-detect-811
alloc 2135 reserved count=338 align=8 task=cam-detect-811
alloc 2136 reserved count=1 align=0 task=cam-detect-811
release 2118 task=cam-video-813
alloc 2137 reserved count=1 align=0 task=cam-video-813
release 2128 task=cam-detect-811
alloc 2138 reserved count=3 align=2 task=cam-detect-811
release 2101 task=cam-still-814
alloc 2139 reserved count=2 align=1 task=cam-still-814
release 2103 task=cam-still-814
alloc 2140 reserved count=2 align=1 task=cam-still-814
release 2065 task=cam-preview-812
alloc 2141 reserved count=4 align=2 task=cam-preview-812
release 2120 task=cam-video-813
alloc 2142 reserved count=2 align=1 task=cam-video-813
release 2068 task=cam-preview-812
alloc 2143 reserved count=2 align=1 task=cam-preview-812
release 2122 task=cam-video-813
alloc 2144 reserved count=1 align=0 task=cam-video-813
release 2130 task=cam-detect-811
alloc 2145 reserved count=2 align=1 task=cam-detect-811
release 2096 task=cam-still-814
release 2098 task=cam-still-814
release 2100 task=cam-still-814
release 2102 task=cam-still-814
release 2104 task=cam-still-814
release 2106 task=cam-still-814
release 2108 task=cam-still-814
release 2110 task=cam-still-814
release 2105 task=cam-still-814
release 2107 task=cam-still-814
release 2109 task=cam-still-814
release 2111 task=cam-still-814
release 2115 task=cam-still-814
release 2116 task=cam-still-814
release 2139 task=cam-still-814
release 2140 task=cam-still-814
alloc 2146 reserved count=4537 align=8 task=cam-still-814
alloc 2147 reserved count=4 align=2 task=cam-still-814
alloc 2148 reserved count=4537 align=8 task=cam-still-814
alloc 2149 reserved count=4 align=2 task=cam-still-814
alloc 2150 reserved count=4537 align=8 task=cam-still-814
alloc 2151 reserved count=3 align=2 task=cam-still-814
alloc 2152 reserved count=4537 align=8 task=cam-still-814
alloc 2153 reserved count=4 align=2 task=cam-still-814
alloc 2154 reserved count=4537 align=8 task=cam-still-814
alloc 2155 reserved count=1 align=0 task=cam-still-814
release 2124 task=cam-video-813
alloc 2156 reserved count=2 align=1 task=cam-video-813
release 2072 task=cam-preview-812
alloc 2157 reserved count=1 align=0 task=cam-preview-812
release 2126 task=cam-video-813
alloc 2158 reserved count=1 align=0 task=cam-video-813
release 2137 task=cam-video-813
alloc 2159 reserved count=2 align=1 task=cam-video-813
release 2132 task=cam-detect-811
alloc 2160 reserved count=4 align=2 task=cam-detect-811
release 2134 task=cam-detect-811
alloc 2161 reserved count=2 align=1 task=cam-detect-811
release 2076 task=cam-preview-812
alloc 2162 reserved count=2 align=1 task=cam-preview-812
release 2147 task=cam-still-814
alloc 2163 reserved count=2 align=1 task=cam-still-814
release 2146 task=cam-still-814
release 2148 task=cam-still-814
release 2150 task=cam-still-814
release 2152 task=cam-still-814
release 2154 task=cam-still-814
release 2149 task=cam-still-814
release 2151 task=cam-still-814
release 2153 task=cam-still-814
release 2155 task=cam-still-814
release 2163 task=cam-still-814
release 2127 task=cam-detect-811
release 2129 task=cam-detect-811
release 2131 task=cam-detect-811
release 2133 task=cam-detect-811
release 2135 task=cam-detect-811
release 2136 task=cam-detect-811
release 2138 task=cam-detect-811
release 2145 task=cam-detect-811
release 2160 task=cam-detect-811
release 2161 task=cam-detect-811
alloc 2164 reserved count=338 align=8 task=cam-detect-811
alloc 2165 reserved count=3 align=2 task=cam-detect-811
alloc 2166 reserved count=338 align=8 task=cam-detect-811
alloc 2167 reserved count=4 align=2 task=cam-detect-811
alloc 2168 reserved count=338 align=8 task=cam-detect-811
alloc 2169 reserved count=3 align=2 task=cam-detect-811
release 2164 task=cam-detect-811
release 2166 task=cam-detect-811
release 2168 task=cam-detect-811
release 2165 task=cam-detect-811
release 2167 task=cam-detect-811
release 2169 task=cam-detect-811
release 2117 task=cam-video-813
release 2119 task=cam-video-813
release 2121 task=cam-video-813
release 2123 task=cam-video-813
release 2125 task=cam-video-813
release 2142 task=cam-video-813
release 2144 task=cam-video-813
release 2156 task=cam-video-813
release 2158 task=cam-video-813
release 2159 task=cam-video-813
release 1977 task=cam-preview-812
release 1979 task=cam-preview-812
release 1981 task=cam-preview-812
release 1983 task=cam-preview-812
release 1985 task=cam-preview-812
release 1987 task=cam-preview-812
release 1989 task=cam-preview-812
release 1991 task=cam-preview-812
release 2093 task=cam-preview-812
release 2094 task=cam-preview-812
release 2095 task=cam-preview-812
release 2114 task=cam-preview-812
release 2141 task=cam-preview-812
release 2143 task=cam-preview-812
release 2157 task=cam-preview-812
release 2162 task=cam-preview-812
alloc 2170 reserved count=2025 align=8 task=cam-video-813
alloc 2171 reserved count=3 align=2 task=cam-video-813
alloc 2172 reserved count=2025 align=8 task=cam-video-813
alloc 2173 reserved count=3 align=2 task=cam-video-813
alloc 2174 reserved count=2025 align=8 task=cam-video-813
alloc 2175 reserved count=2 align=1 task=cam-video-813
alloc 2176 reserved count=2025 align=8 task=cam-video-813
alloc 2177 reserved count=3 align=2 task=cam-video-813
alloc 2178 reserved count=2025 align=8 task=cam-video-813
alloc 2179 reserved count=1 align=0 task=cam-video-813
alloc 2180 reserved count=2025 align=8 task=cam-video-813
alloc 2181 reserved count=3 align=2 task=cam-video-813
alloc 2182 reserved count=760 align=8 task=cam-preview-812
alloc 2183 reserved count=4 align=2 task=cam-preview-812
alloc 2184 reserved count=760 align=8 task=cam-preview-812
alloc 2185 reserved count=3 align=2 task=cam-preview-812
alloc 2186 reserved count=760 align=8 task=cam-preview-812
alloc 2187 reserved count=4 align=2 task=cam-preview-812
alloc 2188 reserved count=760 align=8 task=cam-preview-812
alloc 2189 reserved count=3 align=2 task=cam-preview-812
alloc 2190 reserved count=760 align=8 task=cam-preview-812
alloc 2191 reserved count=3 align=2 task=cam-preview-812
release 2183 task=cam-preview-812
alloc 2192 reserved count=3 align=2 task=cam-preview-812
release 2182 task=cam-preview-812
release 2184 task=cam-preview-812
release 2186 task=cam-preview-812
release 2188 task=cam-preview-812
release 2190 task=cam-preview-812
release 2185 task=cam-preview-812
release 2187 task=cam-preview-812
release 2189 task=cam-preview-812
release 2191 task=cam-preview-812
release 2192 task=cam-preview-812
release 2171 task=cam-video-813
alloc 2193 reserved count=2 align=1 task=cam-video-813
release 2173 task=cam-video-813
alloc 2194 reserved count=3 align=2 task=cam-video-813
alloc 2195 reserved count=338 align=8 task=cam-detect-811
alloc 2196 reserved count=2 align=1 task=cam-detect-811
alloc 2197 reserved count=338 align=8 task=cam-detect-811
alloc 2198 reserved count=1 align=0 task=cam-detect-811
alloc 2199 reserved count=338 align=8 task=cam-detect-811
alloc 2200 reserved count=2 align=1 task=cam-detect-811
alloc 2201 reserved count=338 align=8 task=cam-detect-811
alloc 2202 reserved count=3 align=2 task=cam-detect-811
alloc 2203 reserved count=338 align=8 task=cam-detect-811
alloc 2204 reserved count=4 align=2 task=cam-detect-811
alloc 2205 reserved count=338 align=8 task=cam-detect-811
alloc 2206 reserved count=2 align=1 task=cam-detect-811
alloc 2207 reserved count=338 align=8 task=cam-detect-811
alloc 2208 reserved count=2 align=1 task=cam-detect-811
alloc 2209 reserved count=338 align=8 task=cam-detect-811
alloc 2210 reserved count=1 align=0 task=cam-detect-811
release 2196 task=cam-detect-811
alloc 2211 reserved count=1 align=0 task=cam-detect-811
alloc 2212 reserved count=4537 align=8 task=cam-still-814
alloc 2213 reserved count=4 align=2 task=cam-still-814
alloc 2214 reserved count=4537 align=8 task=cam-still-814
alloc 2215 reserved count=4 align=2 task=cam-still-814
alloc 2216 reserved count=4537 align=8 task=cam-still-814
alloc 2217 reserved count=1 align=0 task=cam-still-814
alloc 2218 reserved count=4537 align=8 task=cam-still-814
alloc 2219 reserved count=3 align=2 task=cam-still-814
release 2212 task=cam-still-814
release 2214 task=cam-still-814
release 2216 task=cam-still-814
release 2218 task=cam-still-814
release 2213 task=cam-still-814
release 2215 task=cam-still-814
release 2217 task=cam-still-814
release 2219 task=cam-still-814
alloc 2220 reserved count=4537 align=8 task=cam-still-814
alloc 2221 reserved count=1 align=0 task=cam-still-814
alloc 2222 reserved count=4537 align=8 task=cam-still-814
alloc 2223 reserved count=1 align=0 task=cam-still-814
alloc 2224 reserved count=4537 align=8 task=cam-still-814
alloc 2225 reserved count=3 align=2 task=cam-still-814
alloc 2226 reserved count=4537 align=8 task=cam-still-814
alloc 2227 reserved count=3 align=2 task=cam-still-814
release 2175 task=cam-video-813
alloc 2228 reserved count=1 align=0 task=cam-video-813
alloc 2229 reserved count=760 align=8 task=cam-preview-812
alloc 2230 reserved count=4 align=2 task=cam-preview-812
alloc 2231 reserved count=760 align=8 task=cam-preview-812
alloc 2232 reserved count=3 align=2 task=cam-preview-812
alloc 2233 reserved count=760 align=8 task=cam-preview-812
alloc 2234 reserved count=2 align=1 task=cam-preview-812
alloc 2235 reserved count=760 align=8 task=cam-preview-812
alloc 2236 reserved count=4 align=2 task=cam-preview-812
release 2195 task=cam-detect-811
release 2197 task=cam-detect-811
release 2199 task=cam-detect-811
release 2201 task=cam-detect-811
release 2203 task=cam-detect-811
release 2205 task=cam-detect-811
release 2207 task=cam-detect-811
release 2209 task=cam-detect-811
release 2198 task=cam-detect-811
release 2200 task=cam-detect-811
release 2202 task=cam-detect-811
release 2204 task=cam-detect-811
release 2206 task=cam-detect-811
release 2208 task=cam-detect-811
release 2210 task=cam-detect-811
release 2211 task=cam-detect-811
release 2230 task=cam-preview-812
alloc 2237 reserved count=3 align=2 task=cam-preview-812
alloc 2238 reserved count=338 align=8 task=cam-detect-811
alloc 2239 reserved count=4 align=2 task=cam-detect-811
alloc 2240 reserved count=338 align=8 task=cam-detect-811
alloc 2241 reserved count=1 align=0 task=cam-detect-811
alloc 2242 reserved count=338 align=8 task=cam-detect-811
alloc 2243 reserved count=1 align=0 task=cam-detect-811
alloc 2244 reserved count=338 align=8 task=cam-detect-811
alloc 2245 reserved count=1 align=0 task=cam-detect-811
alloc 2246 reserved count=338 align=8 task=cam-detect-811
alloc 2247 reserved count=1 align=0 task=cam-detect-811
release 2239 task=cam-detect-811
alloc 2248 reserved count=3 align=2 task=cam-detect-811
release 2170 task=cam-video-813
release 2172 task=cam-video-813
release 2174 task=cam-video-813
release 2176 task=cam-video-813
release 2178 task=cam-video-813
release 2180 task=cam-video-813
release 2177 task=cam-video-813
release 2179 task=cam-video-813
release 2181 task=cam-video-813
release 2193 task=cam-video-813
release 2194 task=cam-video-813
release 2228 task=cam-video-813
release 2241 task=cam-detect-811
alloc 2249 reserved count=3 align=2 task=cam-detect-811
release 2221 task=cam-still-814
alloc 2250 reserved count=2 align=1 task=cam-still-814
release 2232 task=cam-preview-812
alloc 2251 reserved count=1 align=0 task=cam-preview-812
release 2234 task=cam-preview-812
alloc 2252 reserved count=3 align=2 task=cam-preview-812
release 2236 task=cam-preview-812
alloc 2253 reserved count=4 align=2 task=cam-preview-812
release 2243 task=cam-detect-811
alloc 2254 reserved count=1 align=0 task=cam-detect-811
release 2237 task=cam-preview-812
alloc 2255 reserved count=3 align=2 task=cam-preview-812
alloc 2256 reserved count=2025 align=8 task=cam-video-813
alloc 2257 reserved count=4 align=2 task=cam-video-813
alloc 2258 reserved count=2025 align=8 task=cam-video-813
alloc 2259 reserved count=2 align=1 task=cam-video-813
alloc 2260 reserved count=2025 align=8 task=cam-video-813
alloc 2261 reserved count=3 align=2 task=cam-video-813
release 2257 task=cam-video-813
alloc 2262 reserved count=4 align=2 task=cam-video-813
release 2259 task=cam-video-813
alloc 2263 reserved count=1 align=0 task=cam-video-813
release 2251 task=cam-preview-812
alloc 2264 reserved count=4 align=2 task=cam-preview-812
release 2245 task=cam-detect-811
alloc 2265 reserved count=3 align=2 task=cam-detect-811
release 2223 task=cam-still-814
alloc 2266 reserved count=2 align=1 task=cam-still-814
release 2252 task=cam-preview-812
alloc 2267 reserved count=1 align=0 task=cam-preview-812
release 2253 task=cam-preview-812
alloc 2268 reserved count=1 align=0 task=cam-preview-812
release 2256 task=cam-video-813
release 2258 task=cam-video-813
release 2260 task=cam-video-813
release 2261 task=cam-video-813
release 2262 task=cam-video-813
release 2263 task=cam-video-813
release 2255 task=cam-preview-812
alloc 2269 reserved count=1 align=0 task=cam-preview-812
release 2247 task=cam-detect-811
alloc 2270 reserved count=2 align=1 task=cam-detect-811
release 2264 task=cam-preview-812
alloc 2271 reserved count=1 align=0 task=cam-preview-812
alloc 2272 reserved count=2025 align=8 task=cam-video-813
alloc 2273 reserved count=2 align=1 task=cam-video-813
alloc 2274 reserved count=2025 align=8 task=cam-video-813
alloc 2275 reserved count=2 align=1 task=cam-video-813
alloc 2276 reserved count=2025 align=8 task=cam-video-813
alloc 2277 reserved count=4 align=2 task=cam-video-813
alloc 2278 reserved count=2025 align=8 task=cam-video-813
alloc 2279 reserved count=4 align=2 task=cam-video-813
alloc 2280 reserved count=2025 align=8 task=cam-video-813
alloc 2281 reserved count=3 align=2 task=cam-video-813
alloc 2282 reserved count=2025 align=8 task=cam-video-813
alloc 2283 reserved count=3 align=2 task=cam-video-813
alloc 2284 reserved count=2025 align=8 task=cam-video-813
alloc 2285 reserved count=1 align=0 task=cam-video-813
alloc 2286 reserved count=2025 align=8 task=cam-video-813
alloc 2287 reserved count=3 align=2 task=cam-video-813
release 2273 task=cam-video-813
alloc 2288 reserved count=1 align=0 task=cam-video-813
release 2248 task=cam-detect-811
alloc 2289 reserved count=4 align=2 task=cam-detect-811
release 2275 task=cam-video-813
alloc 2290 reserved count=4 align=2 task=cam-video-813
release 2225 task=cam-still-814
alloc 2291 reserved count=3 align=2 task=cam-still-814
release 2249 task=cam-detect-811
alloc 2292 reserved count=1 align=0 task=cam-detect-811
release 2254 task=cam-detect-811
alloc 2293 reserved count=2 align=1 task=cam-detect-811
release 2277 task=cam-video-813
alloc 2294 reserved count=2 align=1 task=cam-video-813
release 2265 task=cam-detect-811
alloc 2295 reserved count=2 align=1 task=cam-detect-811
release 2267 task=cam-preview-812
alloc 2296 reserved count=3 align=2 task=cam-preview-812
release 2279 task=cam-video-813
alloc 2297 reserved count=3 align=2 task=cam-video-813
release 2272 task=cam-video-813
release 2274 task=cam-video-813
release 2276 task=cam-video-813
release 2278 task=cam-video-813
release 2280 task=cam-video-813
release 2282 task=cam-video-813
release 2284 task=cam-video-813
release 2286 task=cam-video-813
release 2281 task=cam-video-813
release 2283 task=cam-video-813
release 2285 task=cam-video-813
release 2287 task=cam-video-813
release 2288 task=cam-video-813
release 2290 task=cam-video-813
release 2294 task=cam-video-813
release 2297 task=cam-video-813
release 2227 task=cam-still-814
alloc 2298 reserved count=4 align=2 task=cam-still-814
release 2250 task=cam-still-814
alloc 2299 reserved count=3 align=2 task=cam-still-814
release 2266 task=cam-still-814
alloc 2300 reserved count=3 align=2 task=cam-still-814
alloc 2301 reserved count=2025 align=8 task=cam-video-813
alloc 2302 reserved count=3 align=2 task=cam-video-813
alloc 2303 reserved count=2025 align=8 task=cam-video-813
alloc 2304 reserved count=3 align=2 task=cam-video-813
alloc 2305 reserved count=2025 align=8 task=cam-video-813
alloc 2306 reserved count=1 align=0 task=cam-video-813
alloc 2307 reserved count=2025 align=8 task=cam-video-813
alloc 2308 reserved count=3 align=2 task=cam-video-813
alloc 2309 reserved count=2025 align=8 task=cam-video-813
alloc 2310 reserved count=3 align=2 task=cam-video-813
alloc 2311 reserved count=2025 align=8 task=cam-video-813
alloc 2312 reserved count=4 align=2 task=cam-video-813
alloc 2313 reserved count=2025 align=8 task=cam-video-813
alloc 2314 reserved count=1 align=0 task=cam-video-813
alloc 2315 reserved count=2025 align=8 task=cam-video-813
alloc 2316 reserved count=3 align=2 task=cam-video-813
release 2291 task=cam-still-814
alloc 2317 reserved count=3 align=2 task=cam-still-814
release 2298 task=cam-still-814
alloc 2318 reserved count=3 align=2 task=cam-still-814
release 2268 task=cam-preview-812
alloc 2319 reserved count=3 align=2 task=cam-preview-812
release 2269 task=cam-preview-812
alloc 2320 reserved count=1 align=0 task=cam-preview-812
release 2271 task=cam-preview-812
alloc 2321 reserved count=3 align=2 task=cam-preview-812
release 2270 task=cam-detect-811
alloc 2322 reserved count=3 align=2 task=cam-detect-811
release 2289 task=cam-detect-811
alloc 2323 reserved count=4 align=2 task=cam-detect-811
release 2296 task=cam-preview-812
alloc 2324 reserved count=2 align=1 task=cam-preview-812
release 2319 task=cam-preview-812
alloc 2325 reserved count=4 align=2 task=cam-preview-812
release 2302 task=cam-video-813
alloc 2326 reserved count=4 align=2 task=cam-video-813
release 2292 task=cam-detect-811
alloc 2327 reserved count=4 align=2 task=cam-detect-811
release 2320 task=cam-preview-812
alloc 2328 reserved count=1 align=0 task=cam-preview-812
release 2299 task=cam-still-814
alloc 2329 reserved count=1 align=0 task=cam-still-814
release 2293 task=cam-detect-811
alloc 2330 reserved count=4 align=2 task=cam-detect-811
release 2300 task=cam-still-814
alloc 2331 reserved count=1 align=0 task=cam-still-814
release 2304 task=cam-video-813
alloc 2332 reserved count=3 align=2 task=cam-video-813
release 2229 task=cam-preview-812
release 2231 task=cam-preview-812
release 2233 task=cam-preview-812
release 2235 task=cam-preview-812
release 2321 task=cam-preview-812
release 2324 task=cam-preview-812
release 2325 task=cam-preview-812
release 2328 task=cam-preview-812
release 2306 task=cam-video-813
alloc 2333 reserved count=3 align=2 task=cam-video-813
release 2238 task=cam-detect-811
release 2240 task=cam-detect-811
release 2242 task=cam-detect-811
release 2244 task=cam-detect-811
release 2246 task=cam-detect-811
release 2295 task=cam-detect-811
release 2322 task=cam-detect-811
release 2323 task=cam-detect-811
release 2327 task=cam-detect-811
release 2330 task=cam-detect-811
release 2308 task=cam-video-813
alloc 2334 reserved count=1 align=0 task=cam-video-813
alloc 2335 reserved count=760 align=8 task=cam-preview-812
alloc 2336 reserved count=1 align=0 task=cam-preview-812
alloc 2337 reserved count=760 align=8 task=cam-preview-812
alloc 2338 reserved count=1 align=0 task=cam-preview-812
alloc 2339 reserved count=760 align=8 task=cam-preview-812
alloc 2340 reserved count=3 align=2 task=cam-preview-812
alloc 2341 reserved count=760 align=8 task=cam-preview-812
alloc 2342 reserved count=2 align=1 task=cam-preview-812
alloc 2343 reserved count=760 align=8 task=cam-preview-812
alloc 2344 reserved count=3 align=2 task=cam-preview-812
alloc 2345 reserved count=760 align=8 task=cam-preview-812
alloc 2346 reserved count=2 align=1 task=cam-preview-812
release 2317 task=cam-still-814
alloc 2347 reserved count=1 align=0 task=cam-still-814
alloc 2348 reserved count=338 align=8 task=cam-detect-811
alloc 2349 reserved count=4 align=2 task=cam-detect-811
alloc 2350 reserved count=338 align=8 task=cam-detect-811
alloc 2351 reserved count=2 align=1 task=cam-detect-811
alloc 2352 reserved count=338 align=8 task=cam-detect-811
alloc 2353 reserved count=1 align=0 task=cam-detect-811
alloc 2354 reserved count=338 align=8 task=cam-detect-811
alloc 2355 reserved count=3 align=2 task=cam-detect-811
alloc 2356 reserved count=338 align=8 task=cam-detect-811
alloc 2357 reserved count=3 align=2 task=cam-detect-811
alloc 2358 reserved count=338 align=8 task=cam-detect-811
alloc 2359 reserved count=4 align=2 task=cam-detect-811
release 2318 task=cam-still-814
alloc 2360 reserved count=4 align=2 task=cam-still-814
release 2310 task=cam-video-813
alloc 2361 reserved count=1 align=0 task=cam-video-813
release 2336 task=cam-preview-812
alloc 2362 reserved count=4 align=2 task=cam-preview-812
release 2329 task=cam-still-814
alloc 2363 reserved count=1 align=0 task=cam-still-814
release 2312 task=cam-video-813
alloc 2364 reserved count=2 align=1 task=cam-video-813
release 2314 task=cam-video-813
alloc 2365 reserved count=2 align=1 task=cam-video-813
release 2316 task=cam-video-813
alloc 2366 reserved count=2 align=1 task=cam-video-813
release 2348 task=cam-detect-811
release 2350 task=cam-detect-811
release 2352 task=cam-detect-811
release 2354 task=cam-detect-811
release 2356 task=cam-detect-811
release 2358 task=cam-detect-811
release 2349 task=cam-detect-811
release 2351 task=cam-detect-811
release 2353 task=cam-detect-811
release 2355 task=cam-detect-811
release 2357 task=cam-detect-811
release 2359 task=cam-detect-811
release 2335 task=cam-preview-812
release 2337 task=cam-preview-812
release 2339 task=cam-preview-812
release 2341 task=cam-preview-812
release 2343 task=cam-preview-812
release 2345 task=cam-preview-812
release 2338 task=cam-preview-812
release 2340 task=cam-preview-812
release 2342 task=cam-preview-812
release 2344 task=cam-preview-812
release 2346 task=cam-preview-812
release 2362 task=cam-preview-812
alloc 2367 reserved count=760 align=8 task=cam-preview-812
alloc 2368 reserved count=3 align=2 task=cam-preview-812
alloc 2369 reserved count=760 align=8 task=cam-preview-812
alloc 2370 reserved count=1 align=0 task=cam-preview-812
alloc 2371 reserved count=760 align=8 task=cam-preview-812
alloc 2372 reserved count=3 align=2 task=cam-preview-812
alloc 2373 reserved count=760 align=8 task=cam-preview-812
alloc 2374 reserved count=4 align=2 task=cam-preview-812
alloc 2375 reserved count=760 align=8 task=cam-preview-812
alloc 2376 reserved count=3 align=2 task=cam-preview-812
alloc 2377 reserved count=760 align=8 task=cam-preview-812
alloc 2378 reserved count=1 align=0 task=cam-preview-812
alloc 2379 reserved count=760 align=8 task=cam-preview-812
alloc 2380 reserved count=4 align=2 task=cam-preview-812
release 2367 task=cam-preview-812
release 2369 task=cam-preview-812
release 2371 task=cam-preview-812
release 2373 task=cam-preview-812
release 2375 task=cam-preview-812
release 2377 task=cam-preview-812
release 2379 task=cam-preview-812
release 2368 task=cam-preview-812
release 2370 task=cam-preview-812
release 2372 task=cam-preview-812
release 2374 task=cam-preview-812
release 2376 task=cam-preview-812
release 2378 task=cam-preview-812
release 2380 task=cam-preview-812
alloc 2381 reserved count=338 align=8 task=cam-detect-811
alloc 2382 reserved count=1 align=0 task=cam-detect-811
alloc 2383 reserved count=338 align=8 task=cam-detect-811
alloc 2384 reserved count=1 align=0 task=cam-detect-811
alloc 2385 reserved count=338 align=8 task=cam-detect-811
alloc 2386 reserved count=1 align=0 task=cam-detect-811
alloc 2387 reserved count=338 align=8 task=cam-detect-811
alloc 2388 reserved count=2 align=1 task=cam-detect-811
release 2326 task=cam-video-813
alloc 2389 reserved count=3 align=2 task=cam-video-813
release 2331 task=cam-still-814
alloc 2390 reserved count=4 align=2 task=cam-still-814
release 2347 task=cam-still-814
alloc 2391 reserved count=4 align=2 task=cam-still-814
alloc 2392 reserved count=760 align=8 task=cam-preview-812
alloc 2393 reserved count=2 align=1 task=cam-preview-812
alloc 2394 reserved count=760 align=8 task=cam-preview-812
alloc 2395 reserved count=1 align=0 task=cam-preview-812
alloc 2396 reserved count=760 align=8 task=cam-preview-812
alloc 2397 reserved count=3 align=2 task=cam-preview-812
alloc 2398 reserved count=760 align=8 task=cam-preview-812
alloc 2399 reserved count=3 align=2 task=cam-preview-812
alloc 2400 reserved count=760 align=8 task=cam-preview-812
alloc 2401 reserved count=4 align=2 task=cam-preview-812
alloc 2402 reserved count=760 align=8 task=cam-preview-812
alloc 2403 reserved count=4 align=2 task=cam-preview-812
alloc 2404 reserved count=760 align=8 task=cam-preview-812
alloc 2405 reserved count=4 align=2 task=cam-preview-812
alloc 2406 reserved count=760 align=8 task=cam-preview-812
alloc 2407 reserved count=1 align=0 task=cam-preview-812
release 2332 task=cam-video-813
alloc 2408 reserved count=2 align=1 task=cam-video-813
release 2360 task=cam-still-814
alloc 2409 reserved count=2 align=1 task=cam-still-814
release 2220 task=cam-still-814
release 2222 task=cam-still-814
release 2224 task=cam-still-814
release 2226 task=cam-still-814
release 2363 task=cam-still-814
release 2390 task=cam-still-814
release 2391 task=cam-still-814
release 2409 task=cam-still-814
release 2333 task=cam-video-813
alloc 2410 reserved count=1 align=0 task=cam-video-813
release 2334 task=cam-video-813
alloc 2411 reserved count=3 align=2 task=cam-video-813
release 2392 task=cam-preview-812
release 2394 task=cam-preview-812
release 2396 task=cam-preview-812
release 2398 task=cam-preview-812
release 2400 task=cam-preview-812
release 2402 task=cam-preview-812
release 2404 task=cam-preview-812
release 2406 task=cam-preview-812
release 2393 task=cam-preview-812
release 2395 task=cam-preview-812
release 2397 task=cam-preview-812
release 2399 task=cam-preview-812
release 2401 task=cam-preview-812
release 2403 task=cam-preview-812
release 2405 task=cam-preview-812
release 2407 task=cam-preview-812
alloc 2412 reserved count=4537 align=8 task=cam-still-814
alloc 2413 reserved count=4 align=2 task=cam-still-814
alloc 2414 reserved count=4537 align=8 task=cam-still-814
alloc 2415 reserved count=2 align=1 task=cam-still-814
alloc 2416 reserved count=4537 align=8 task=cam-still-814
alloc 2417 reserved count=2 align=1 task=cam-still-814
alloc 2418 reserved count=4537 align=8 task=cam-still-814
alloc 2419 reserved count=2 align=1 task=cam-still-814
alloc 2420 reserved count=4537 align=8 task=cam-still-814
alloc 2421 reserved count=3 align=2 task=cam-still-814
alloc 2422 reserved count=4537 align=8 task=cam-still-814
alloc 2423 reserved count=1 align=0 task=cam-still-814
alloc 2424 reserved count=4537 align=8 task=cam-still-814
alloc 2425 reserved count=1 align=0 task=cam-still-814
alloc 2426 reserved count=4537 align=8 task=cam-still-814
alloc 2427 reserved count=4 align=2 task=cam-still-814
release 2361 task=cam-video-813
alloc 2428 reserved count=4 align=2 task=cam-video-813
release 2382 task=cam-detect-811
alloc 2429 reserved count=3 align=2 task=cam-detect-811
release 2413 task=cam-still-814
alloc 2430 reserved count=2 align=1 task=cam-still-814
release 2301 task=cam-video-813
release 2303 task=cam-video-813
release 2305 task=cam-video-813
release 2307 task=cam-video-813
release 2309 task=cam-video-813
release 2311 task=cam-video-813
release 2313 task=cam-video-813
release 2315 task=cam-video-813
release 2364 task=cam-video-813
release 2365 task=cam-video-813
release 2366 task=cam-video-813
release 2389 task=cam-video-813
release 2408 task=cam-video-813
release 2410 task=cam-video-813
release 2411 task=cam-video-813
release 2428 task=cam-video-813
release 2384 task=cam-detect-811
alloc 2431 reserved count=3 align=2 task=cam-detect-811
release 2415 task=cam-still-814
alloc 2432 reserved count=1 align=0 task=cam-still-814
alloc 2433 reserved count=760 align=8 task=cam-preview-812
alloc 2434 reserved count=2 align=1 task=cam-preview-812
alloc 2435 reserved count=760 align=8 task=cam-preview-812
alloc 2436 reserved count=1 align=0 task=cam-preview-812
alloc 2437 reserved count=760 align=8 task=cam-preview-812
alloc 2438 reserved count=3 align=2 task=cam-preview-812
alloc 2439 reserved count=760 align=8 task=cam-preview-812
alloc 2440 reserved count=3 align=2 task=cam-preview-812
release 2434 task=cam-preview-812
alloc 2441 reserved count=3 align=2 task=cam-preview-812
release 2386 task=cam-detect-811
alloc 2442 reserved count=2 align=1 task=cam-detect-811
alloc 2443 reserved count=2025 align=8 task=cam-video-813
alloc 2444 reserved count=3 align=2 task=cam-video-813
alloc 2445 reserved count=2025 align=8 task=cam-video-813
alloc 2446 reserved count=2 align=1 task=cam-video-813
alloc 2447 reserved count=2025 align=8 task=cam-video-813
alloc 2448 reserved count=2 align=1 task=cam-video-813
alloc 2449 reserved count=2025 align=8 task=cam-video-813
alloc 2450 reserved count=3 align=2 task=cam-video-813
alloc 2451 reserved count=2025 align=8 task=cam-video-813
alloc 2452 reserved count=2 align=1 task=cam-video-813
release 2381 task=cam-detect-811
release 2383 task=cam-detect-811
release 2385 task=cam-detect-811
release 2387 task=cam-detect-811
release 2388 task=cam-detect-811
release 2429 task=cam-detect-811
release 2431 task=cam-detect-811
release 2442 task=cam-detect-811
release 2444 task=cam-video-813
alloc 2453 reserved count=2 align=1 task=cam-video-813
release 2446 task=cam-video-813
alloc 2454 reserved count=3 align=2 task=cam-video-813
release 2417 task=cam-still-814
alloc 2455 reserved count=3 align=2 task=cam-still-814
release 2448 task=cam-video-813
alloc 2456 reserved count=4 align=2 task=cam-video-813
alloc 2457 reserved count=338 align=8 task=cam-detect-811
alloc 2458 reserved count=3 align=2 task=cam-detect-811
alloc 2459 reserved count=338 align=8 task=cam-detect-811
alloc 2460 reserved count=3 align=2 task=cam-detect-811
alloc 2461 reserved count=338 align=8 task=cam-detect-811
alloc 2462 reserved count=4 align=2 task=cam-detect-811
alloc 2463 reserved count=338 align=8 task=cam-detect-811
alloc 2464 reserved count=3 align=2 task=cam-detect-811
alloc 2465 reserved count=338 align=8 task=cam-detect-811
alloc 2466 reserved count=3 align=2 task=cam-detect-811
alloc 2467 reserved count=338 align=8 task=cam-detect-811
alloc 2468 reserved count=3 align=2 task=cam-detect-811
release 2450 task=cam-video-813
alloc 2469 reserved count=4 align=2 task=cam-video-813
release 2436 task=cam-preview-812
alloc 2470 reserved count=2 align=1 task=cam-preview-812
release 2458 task=cam-detect-811
alloc 2471 reserved count=1 align=0 task=cam-detect-811
release 2460 task=cam-detect-811
alloc 2472 reserved count=3 align=2 task=cam-detect-811
release 2419 task=cam-still-814
alloc 2473 reserved count=4 align=2 task=cam-still-814
release 2438 task=cam-preview-812
alloc 2474 reserved count=1 align=0 task=cam-preview-812
release 2421 task=cam-still-814
alloc 2475 reserved count=3 align=2 task=cam-still-814
release 2462 task=cam-detect-811
alloc 2476 reserved count=3 align=2 task=cam-detect-811
release 2423 task=cam-still-814
alloc 2477 reserved count=3 align=2 task=cam-still-814
release 2464 task=cam-detect-811
alloc 2478 reserved count=3 align=2 task=cam-detect-811
release 2440 task=cam-preview-812
alloc 2479 reserved count=1 align=0 task=cam-preview-812
release 2441 task=cam-preview-812
alloc 2480 reserved count=2 align=1 task=cam-preview-812
release 2466 task=cam-detect-811
alloc 2481 reserved count=3 align=2 task=cam-detect-811
release 2470 task=cam-preview-812
alloc 2482 reserved count=1 align=0 task=cam-preview-812
release 2443 task=cam-video-813
release 2445 task=cam-video-813
release 2447 task=cam-video-813
release 2449 task=cam-video-813
release 2451 task=cam-video-813
release 2452 task=cam-video-813
release 2453 task=cam-video-813
release 2454 task=cam-video-813
release 2456 task=cam-video-813
release 2469 task=cam-video-813
release 2474 task=cam-preview-812
alloc 2483 reserved count=1 align=0 task=cam-preview-812
release 2425 task=cam-still-814
alloc 2484 reserved count=4 align=2 task=cam-still-814
alloc 2485 reserved count=2025 align=8 task=cam-video-813
alloc 2486 reserved count=4 align=2 task=cam-video-813
alloc 2487 reserved count=2025 align=8 task=cam-video-813
alloc 2488 reserved count=3 align=2 task=cam-video-813
alloc 2489 reserved count=2025 align=8 task=cam-video-813
alloc 2490 reserved count=2 align=1 task=cam-video-813
alloc 2491 reserved count=2025 align=8 task=cam-video-813
alloc 2492 reserved count=4 align=2 task=cam-video-813
alloc 2493 reserved count=2025 align=8 task=cam-video-813
alloc 2494 reserved count=1 align=0 task=cam-video-813
alloc 2495 reserved count=2025 align=8 task=cam-video-813
alloc 2496 reserved count=1 align=0 task=cam-video-813
alloc 2497 reserved count=2025 align=8 task=cam-video-813
alloc 2498 reserved count=3 align=2 task=cam-video-813
release 2486 task=cam-video-813
alloc 2499 reserved count=2 align=1 task=cam-video-813
release 2488 task=cam-video-813
alloc 2500 reserved count=1 align=0 task=cam-video-813
release 2479 task=cam-preview-812
alloc 2501 reserved count=2 align=1 task=cam-preview-812
release 2480 task=cam-preview-812
alloc 2502 reserved count=3 align=2 task=cam-preview-812
release 2490 task=cam-video-813
alloc 2503 reserved count=2 align=1 task=cam-video-813
release 2482 task=cam-preview-812
alloc 2504 reserved count=4 align=2 task=cam-preview-812
release 2468 task=cam-detect-811
alloc 2505 reserved count=4 align=2 task=cam-detect-811
release 2471 task=cam-detect-811
alloc 2506 reserved count=2 align=1 task=cam-detect-811
release 2483 task=cam-preview-812
alloc 2507 reserved count=2 align=1 task=cam-preview-812
release 2427 task=cam-still-814
alloc 2508 reserved count=2 align=1 task=cam-still-814
release 2492 task=cam-video-813
alloc 2509 reserved count=2 align=1 task=cam-video-813
release 2433 task=cam-preview-812
release 2435 task=cam-preview-812
release 2437 task=cam-preview-812
release 2439 task=cam-preview-812
release 2501 task=cam-preview-812
release 2502 task=cam-preview-812
release 2504 task=cam-preview-812
release 2507 task=cam-preview-812
release 2494 task=cam-video-813
alloc 2510 reserved count=2 align=1 task=cam-video-813
release 2472 task=cam-detect-811
alloc 2511 reserved count=3 align=2 task=cam-detect-811
release 2476 task=cam-detect-811
alloc 2512 reserved count=3 align=2 task=cam-detect-811
release 2478 task=cam-detect-811
alloc 2513 reserved count=1 align=0 task=cam-detect-811
alloc 2514 reserved count=760 align=8 task=cam-preview-812
alloc 2515 reserved count=4 align=2 task=cam-preview-812
alloc 2516 reserved count=760 align=8 task=cam-preview-812
alloc 2517 reserved count=3 align=2 task=cam-preview-812
alloc 2518 reserved count=760 align=8 task=cam-preview-812
alloc 2519 reserved count=1 align=0 task=cam-preview-812
release 2496 task=cam-video-813
alloc 2520 reserved count=4 align=2 task=cam-video-813
release 2515 task=cam-preview-812
alloc 2521 reserved count=4 align=2 task=cam-preview-812
release 2457 task=cam-detect-811
release 2459 task=cam-detect-811
release 2461 task=cam-detect-811
release 2463 task=cam-detect-811
release 2465 task=cam-detect-811
release 2467 task=cam-detect-811
