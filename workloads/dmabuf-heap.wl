# the kernel's dmabuf-heaps self-test: per heap 131 buffers of 1 and 256 pages
# cmasim generate dmabuf-heap --seed 1
cma-workload 1
area reserved base=0x3ba00 pages=16384
alloc 1 reserved count=256 align=8 task=dmabuf-heap-69
release 1 task=dmabuf-heap-69
alloc 2 reserved count=1 align=0 task=dmabuf-heap-69
alloc 3 reserved count=1 align=0 task=dmabuf-heap-69
alloc 4 reserved count=1 align=0 task=dmabuf-heap-69
alloc 5 reserved count=1 align=0 task=dmabuf-heap-69
alloc 6 reserved count=1 align=0 task=dmabuf-heap-69
alloc 7 reserved count=1 align=0 task=dmabuf-heap-69
alloc 8 reserved count=1 align=0 task=dmabuf-heap-69
alloc 9 reserved count=1 align=0 task=dmabuf-heap-69
alloc 10 reserved count=1 align=0 task=dmabuf-heap-69
alloc 11 reserved count=1 align=0 task=dmabuf-heap-69
alloc 12 reserved count=1 align=0 task=dmabuf-heap-69
alloc 13 reserved count=1 align=0 task=dmabuf-heap-69
alloc 14 reserved count=1 align=0 task=dmabuf-heap-69
alloc 15 reserved count=1 align=0 task=dmabuf-heap-69
alloc 16 reserved count=1 align=0 task=dmabuf-heap-69
alloc 17 reserved count=1 align=0 task=dmabuf-heap-69
alloc 18 reserved count=1 align=0 task=dmabuf-heap-69
alloc 19 reserved count=1 align=0 task=dmabuf-heap-69
alloc 20 reserved count=1 align=0 task=dmabuf-heap-69
alloc 21 reserved count=1 align=0 task=dmabuf-heap-69
alloc 22 reserved count=1 align=0 task=dmabuf-heap-69
alloc 23 reserved count=1 align=0 task=dmabuf-heap-69
alloc 24 reserved count=1 align=0 task=dmabuf-heap-69
alloc 25 reserved count=1 align=0 task=dmabuf-heap-69
alloc 26 reserved count=1 align=0 task=dmabuf-heap-69
alloc 27 reserved count=1 align=0 task=dmabuf-heap-69
alloc 28 reserved count=1 align=0 task=dmabuf-heap-69
alloc 29 reserved count=1 align=0 task=dmabuf-heap-69
alloc 30 reserved count=1 align=0 task=dmabuf-heap-69
alloc 31 reserved count=1 align=0 task=dmabuf-heap-69
alloc 32 reserved count=1 align=0 task=dmabuf-heap-69
alloc 33 reserved count=1 align=0 task=dmabuf-heap-69
release 2 task=dmabuf-heap-69
release 3 task=dmabuf-heap-69
release 4 task=dmabuf-heap-69
release 5 task=dmabuf-heap-69
release 6 task=dmabuf-heap-69
release 7 task=dmabuf-heap-69
release 8 task=dmabuf-heap-69
release 9 task=dmabuf-heap-69
release 10 task=dmabuf-heap-69
release 11 task=dmabuf-heap-69
release 12 task=dmabuf-heap-69
release 13 task=dmabuf-heap-69
release 14 task=dmabuf-heap-69
release 15 task=dmabuf-heap-69
release 16 task=dmabuf-heap-69
release 17 task=dmabuf-heap-69
release 18 task=dmabuf-heap-69
release 19 task=dmabuf-heap-69
release 20 task=dmabuf-heap-69
release 21 task=dmabuf-heap-69
release 22 task=dmabuf-heap-69
release 23 task=dmabuf-heap-69
release 24 task=dmabuf-heap-69
release 25 task=dmabuf-heap-69
release 26 task=dmabuf-heap-69
release 27 task=dmabuf-heap-69
release 28 task=dmabuf-heap-69
release 29 task=dmabuf-heap-69
release 30 task=dmabuf-heap-69
release 31 task=dmabuf-heap-69
release 32 task=dmabuf-heap-69
release 33 task=dmabuf-heap-69
alloc 34 reserved count=1 align=0 task=dmabuf-heap-69
alloc 35 reserved count=1 align=0 task=dmabuf-heap-69
alloc 36 reserved count=1 align=0 task=dmabuf-heap-69
alloc 37 reserved count=1 align=0 task=dmabuf-heap-69
alloc 38 reserved count=1 align=0 task=dmabuf-heap-69
alloc 39 reserved count=1 align=0 task=dmabuf-heap-69
alloc 40 reserved count=1 align=0 task=dmabuf-heap-69
alloc 41 reserved count=1 align=0 task=dmabuf-heap-69
alloc 42 reserved count=1 align=0 task=dmabuf-heap-69
alloc 43 reserved count=1 align=0 task=dmabuf-heap-69
alloc 44 reserved count=1 align=0 task=dmabuf-heap-69
alloc 45 reserved count=1 align=0 task=dmabuf-heap-69
alloc 46 reserved count=1 align=0 task=dmabuf-heap-69
alloc 47 reserved count=1 align=0 task=dmabuf-heap-69
alloc 48 reserved count=1 align=0 task=dmabuf-heap-69
alloc 49 reserved count=1 align=0 task=dmabuf-heap-69
alloc 50 reserved count=1 align=0 task=dmabuf-heap-69
alloc 51 reserved count=1 align=0 task=dmabuf-heap-69
alloc 52 reserved count=1 align=0 task=dmabuf-heap-69
alloc 53 reserved count=1 align=0 task=dmabuf-heap-69
alloc 54 reserved count=1 align=0 task=dmabuf-heap-69
alloc 55 reserved count=1 align=0 task=dmabuf-heap-69
alloc 56 reserved count=1 align=0 task=dmabuf-heap-69
alloc 57 reserved count=1 align=0 task=dmabuf-heap-69
alloc 58 reserved count=1 align=0 task=dmabuf-heap-69
alloc 59 reserved count=1 align=0 task=dmabuf-heap-69
alloc 60 reserved count=1 align=0 task=dmabuf-heap-69
alloc 61 reserved count=1 align=0 task=dmabuf-heap-69
alloc 62 reserved count=1 align=0 task=dmabuf-heap-69
alloc 63 reserved count=1 align=0 task=dmabuf-heap-69
alloc 64 reserved count=1 align=0 task=dmabuf-heap-69
alloc 65 reserved count=1 align=0 task=dmabuf-heap-69
release 34 task=dmabuf-heap-69
release 35 task=dmabuf-heap-69
release 36 task=dmabuf-heap-69
release 37 task=dmabuf-heap-69
release 38 task=dmabuf-heap-69
release 39 task=dmabuf-heap-69
release 40 task=dmabuf-heap-69
release 41 task=dmabuf-heap-69
release 42 task=dmabuf-heap-69
release 43 task=dmabuf-heap-69
release 44 task=dmabuf-heap-69
release 45 task=dmabuf-heap-69
release 46 task=dmabuf-heap-69
release 47 task=dmabuf-heap-69
release 48 task=dmabuf-heap-69
release 49 task=dmabuf-heap-69
release 50 task=dmabuf-heap-69
release 51 task=dmabuf-heap-69
release 52 task=dmabuf-heap-69
release 53 task=dmabuf-heap-69
release 54 task=dmabuf-heap-69
release 55 task=dmabuf-heap-69
release 56 task=dmabuf-heap-69
release 57 task=dmabuf-heap-69
release 58 task=dmabuf-heap-69
release 59 task=dmabuf-heap-69
release 60 task=dmabuf-heap-69
release 61 task=dmabuf-heap-69
release 62 task=dmabuf-heap-69
release 63 task=dmabuf-heap-69
release 64 task=dmabuf-heap-69
release 65 task=dmabuf-heap-69
alloc 66 reserved count=256 align=8 task=dmabuf-heap-69
alloc 67 reserved count=256 align=8 task=dmabuf-heap-69
alloc 68 reserved count=256 align=8 task=dmabuf-heap-69
alloc 69 reserved count=256 align=8 task=dmabuf-heap-69
alloc 70 reserved count=256 align=8 task=dmabuf-heap-69
alloc 71 reserved count=256 align=8 task=dmabuf-heap-69
alloc 72 reserved count=256 align=8 task=dmabuf-heap-69
alloc 73 reserved count=256 align=8 task=dmabuf-heap-69
alloc 74 reserved count=256 align=8 task=dmabuf-heap-69
alloc 75 reserved count=256 align=8 task=dmabuf-heap-69
alloc 76 reserved count=256 align=8 task=dmabuf-heap-69
alloc 77 reserved count=256 align=8 task=dmabuf-heap-69
alloc 78 reserved count=256 align=8 task=dmabuf-heap-69
alloc 79 reserved count=256 align=8 task=dmabuf-heap-69
alloc 80 reserved count=256 align=8 task=dmabuf-heap-69
alloc 81 reserved count=256 align=8 task=dmabuf-heap-69
alloc 82 reserved count=256 align=8 task=dmabuf-heap-69
alloc 83 reserved count=256 align=8 task=dmabuf-heap-69
alloc 84 reserved count=256 align=8 task=dmabuf-heap-69
alloc 85 reserved count=256 align=8 task=dmabuf-heap-69
alloc 86 reserved count=256 align=8 task=dmabuf-heap-69
alloc 87 reserved count=256 align=8 task=dmabuf-heap-69
alloc 88 reserved count=256 align=8 task=dmabuf-heap-69
alloc 89 reserved count=256 align=8 task=dmabuf-heap-69
alloc 90 reserved count=256 align=8 task=dmabuf-heap-69
alloc 91 reserved count=256 align=8 task=dmabuf-heap-69
alloc 92 reserved count=256 align=8 task=dmabuf-heap-69
alloc 93 reserved count=256 align=8 task=dmabuf-heap-69
alloc 94 reserved count=256 align=8 task=dmabuf-heap-69
alloc 95 reserved count=256 align=8 task=dmabuf-heap-69
alloc 96 reserved count=256 align=8 task=dmabuf-heap-69
alloc 97 reserved count=256 align=8 task=dmabuf-heap-69
release 66 task=dmabuf-heap-69
release 67 task=dmabuf-heap-69
release 68 task=dmabuf-heap-69
release 69 task=dmabuf-heap-69
release 70 task=dmabuf-heap-69
release 71 task=dmabuf-heap-69
release 72 task=dmabuf-heap-69
release 73 task=dmabuf-heap-69
release 74 task=dmabuf-heap-69
release 75 task=dmabuf-heap-69
release 76 task=dmabuf-heap-69
release 77 task=dmabuf-heap-69
release 78 task=dmabuf-heap-69
release 79 task=dmabuf-heap-69
release 80 task=dmabuf-heap-69
release 81 task=dmabuf-heap-69
release 82 task=dmabuf-heap-69
release 83 task=dmabuf-heap-69
release 84 task=dmabuf-heap-69
release 85 task=dmabuf-heap-69
release 86 task=dmabuf-heap-69
release 87 task=dmabuf-heap-69
release 88 task=dmabuf-heap-69
release 89 task=dmabuf-heap-69
release 90 task=dmabuf-heap-69
release 91 task=dmabuf-heap-69
release 92 task=dmabuf-heap-69
release 93 task=dmabuf-heap-69
release 94 task=dmabuf-heap-69
release 95 task=dmabuf-heap-69
release 96 task=dmabuf-heap-69
release 97 task=dmabuf-heap-69
alloc 98 reserved count=256 align=8 task=dmabuf-heap-69
alloc 99 reserved count=256 align=8 task=dmabuf-heap-69
alloc 100 reserved count=256 align=8 task=dmabuf-heap-69
alloc 101 reserved count=256 align=8 task=dmabuf-heap-69
alloc 102 reserved count=256 align=8 task=dmabuf-heap-69
alloc 103 reserved count=256 align=8 task=dmabuf-heap-69
alloc 104 reserved count=256 align=8 task=dmabuf-heap-69
alloc 105 reserved count=256 align=8 task=dmabuf-heap-69
alloc 106 reserved count=256 align=8 task=dmabuf-heap-69
alloc 107 reserved count=256 align=8 task=dmabuf-heap-69
alloc 108 reserved count=256 align=8 task=dmabuf-heap-69
alloc 109 reserved count=256 align=8 task=dmabuf-heap-69
alloc 110 reserved count=256 align=8 task=dmabuf-heap-69
alloc 111 reserved count=256 align=8 task=dmabuf-heap-69
alloc 112 reserved count=256 align=8 task=dmabuf-heap-69
alloc 113 reserved count=256 align=8 task=dmabuf-heap-69
alloc 114 reserved count=256 align=8 task=dmabuf-heap-69
alloc 115 reserved count=256 align=8 task=dmabuf-heap-69
alloc 116 reserved count=256 align=8 task=dmabuf-heap-69
alloc 117 reserved count=256 align=8 task=dmabuf-heap-69
alloc 118 reserved count=256 align=8 task=dmabuf-heap-69
alloc 119 reserved count=256 align=8 task=dmabuf-heap-69
alloc 120 reserved count=256 align=8 task=dmabuf-heap-69
alloc 121 reserved count=256 align=8 task=dmabuf-heap-69
alloc 122 reserved count=256 align=8 task=dmabuf-heap-69
alloc 123 reserved count=256 align=8 task=dmabuf-heap-69
alloc 124 reserved count=256 align=8 task=dmabuf-heap-69
alloc 125 reserved count=256 align=8 task=dmabuf-heap-69
alloc 126 reserved count=256 align=8 task=dmabuf-heap-69
alloc 127 reserved count=256 align=8 task=dmabuf-heap-69
alloc 128 reserved count=256 align=8 task=dmabuf-heap-69
alloc 129 reserved count=256 align=8 task=dmabuf-heap-69
release 98 task=dmabuf-heap-69
release 99 task=dmabuf-heap-69
release 100 task=dmabuf-heap-69
release 101 task=dmabuf-heap-69
release 102 task=dmabuf-heap-69
release 103 task=dmabuf-heap-69
release 104 task=dmabuf-heap-69
release 105 task=dmabuf-heap-69
release 106 task=dmabuf-heap-69
release 107 task=dmabuf-heap-69
release 108 task=dmabuf-heap-69
release 109 task=dmabuf-heap-69
release 110 task=dmabuf-heap-69
release 111 task=dmabuf-heap-69
release 112 task=dmabuf-heap-69
release 113 task=dmabuf-heap-69
release 114 task=dmabuf-heap-69
release 115 task=dmabuf-heap-69
release 116 task=dmabuf-heap-69
release 117 task=dmabuf-heap-69
release 118 task=dmabuf-heap-69
release 119 task=dmabuf-heap-69
release 120 task=dmabuf-heap-69
release 121 task=dmabuf-heap-69
release 122 task=dmabuf-heap-69
release 123 task=dmabuf-heap-69
release 124 task=dmabuf-heap-69
release 125 task=dmabuf-heap-69
release 126 task=dmabuf-heap-69
release 127 task=dmabuf-heap-69
release 128 task=dmabuf-heap-69
release 129 task=dmabuf-heap-69
alloc 130 reserved count=256 align=8 task=dmabuf-heap-69
release 130 task=dmabuf-heap-69
alloc 131 reserved count=256 align=8 task=dmabuf-heap-69
release 131 task=dmabuf-heap-69
alloc 132 reserved count=256 align=8 task=dmabuf-heap-69
release 132 task=dmabuf-heap-69
alloc 133 reserved count=1 align=0 task=dmabuf-heap-69
alloc 134 reserved count=1 align=0 task=dmabuf-heap-69
alloc 135 reserved count=1 align=0 task=dmabuf-heap-69
alloc 136 reserved count=1 align=0 task=dmabuf-heap-69
alloc 137 reserved count=1 align=0 task=dmabuf-heap-69
alloc 138 reserved count=1 align=0 task=dmabuf-heap-69
alloc 139 reserved count=1 align=0 task=dmabuf-heap-69
alloc 140 reserved count=1 align=0 task=dmabuf-heap-69
alloc 141 reserved count=1 align=0 task=dmabuf-heap-69
alloc 142 reserved count=1 align=0 task=dmabuf-heap-69
alloc 143 reserved count=1 align=0 task=dmabuf-heap-69
alloc 144 reserved count=1 align=0 task=dmabuf-heap-69
alloc 145 reserved count=1 align=0 task=dmabuf-heap-69
alloc 146 reserved count=1 align=0 task=dmabuf-heap-69
alloc 147 reserved count=1 align=0 task=dmabuf-heap-69
alloc 148 reserved count=1 align=0 task=dmabuf-heap-69
alloc 149 reserved count=1 align=0 task=dmabuf-heap-69
alloc 150 reserved count=1 align=0 task=dmabuf-heap-69
alloc 151 reserved count=1 align=0 task=dmabuf-heap-69
alloc 152 reserved count=1 align=0 task=dmabuf-heap-69
alloc 153 reserved count=1 align=0 task=dmabuf-heap-69
alloc 154 reserved count=1 align=0 task=dmabuf-heap-69
alloc 155 reserved count=1 align=0 task=dmabuf-heap-69
alloc 156 reserved count=1 align=0 task=dmabuf-heap-69
alloc 157 reserved count=1 align=0 task=dmabuf-heap-69
alloc 158 reserved count=1 align=0 task=dmabuf-heap-69
alloc 159 reserved count=1 align=0 task=dmabuf-heap-69
alloc 160 reserved count=1 align=0 task=dmabuf-heap-69
alloc 161 reserved count=1 align=0 task=dmabuf-heap-69
alloc 162 reserved count=1 align=0 task=dmabuf-heap-69
alloc 163 reserved count=1 align=0 task=dmabuf-heap-69
alloc 164 reserved count=1 align=0 task=dmabuf-heap-69
release 133 task=dmabuf-heap-69
release 134 task=dmabuf-heap-69
release 135 task=dmabuf-heap-69
release 136 task=dmabuf-heap-69
release 137 task=dmabuf-heap-69
release 138 task=dmabuf-heap-69
release 139 task=dmabuf-heap-69
release 140 task=dmabuf-heap-69
release 141 task=dmabuf-heap-69
release 142 task=dmabuf-heap-69
release 143 task=dmabuf-heap-69
release 144 task=dmabuf-heap-69
release 145 task=dmabuf-heap-69
release 146 task=dmabuf-heap-69
release 147 task=dmabuf-heap-69
release 148 task=dmabuf-heap-69
release 149 task=dmabuf-heap-69
release 150 task=dmabuf-heap-69
release 151 task=dmabuf-heap-69
release 152 task=dmabuf-heap-69
release 153 task=dmabuf-heap-69
release 154 task=dmabuf-heap-69
release 155 task=dmabuf-heap-69
release 156 task=dmabuf-heap-69
release 157 task=dmabuf-heap-69
release 158 task=dmabuf-heap-69
release 159 task=dmabuf-heap-69
release 160 task=dmabuf-heap-69
release 161 task=dmabuf-heap-69
release 162 task=dmabuf-heap-69
release 163 task=dmabuf-heap-69
release 164 task=dmabuf-heap-69
alloc 165 reserved count=1 align=0 task=dmabuf-heap-69
alloc 166 reserved count=1 align=0 task=dmabuf-heap-69
alloc 167 reserved count=1 align=0 task=dmabuf-heap-69
alloc 168 reserved count=1 align=0 task=dmabuf-heap-69
alloc 169 reserved count=1 align=0 task=dmabuf-heap-69
alloc 170 reserved count=1 align=0 task=dmabuf-heap-69
alloc 171 reserved count=1 align=0 task=dmabuf-heap-69
alloc 172 reserved count=1 align=0 task=dmabuf-heap-69
alloc 173 reserved count=1 align=0 task=dmabuf-heap-69
alloc 174 reserved count=1 align=0 task=dmabuf-heap-69
alloc 175 reserved count=1 align=0 task=dmabuf-heap-69
alloc 176 reserved count=1 align=0 task=dmabuf-heap-69
alloc 177 reserved count=1 align=0 task=dmabuf-heap-69
alloc 178 reserved count=1 align=0 task=dmabuf-heap-69
alloc 179 reserved count=1 align=0 task=dmabuf-heap-69
alloc 180 reserved count=1 align=0 task=dmabuf-heap-69
alloc 181 reserved count=1 align=0 task=dmabuf-heap-69
alloc 182 reserved count=1 align=0 task=dmabuf-heap-69
alloc 183 reserved count=1 align=0 task=dmabuf-heap-69
alloc 184 reserved count=1 align=0 task=dmabuf-heap-69
alloc 185 reserved count=1 align=0 task=dmabuf-heap-69
alloc 186 reserved count=1 align=0 task=dmabuf-heap-69
alloc 187 reserved count=1 align=0 task=dmabuf-heap-69
alloc 188 reserved count=1 align=0 task=dmabuf-heap-69
alloc 189 reserved count=1 align=0 task=dmabuf-heap-69
alloc 190 reserved count=1 align=0 task=dmabuf-heap-69
alloc 191 reserved count=1 align=0 task=dmabuf-heap-69
alloc 192 reserved count=1 align=0 task=dmabuf-heap-69
alloc 193 reserved count=1 align=0 task=dmabuf-heap-69
alloc 194 reserved count=1 align=0 task=dmabuf-heap-69
alloc 195 reserved count=1 align=0 task=dmabuf-heap-69
alloc 196 reserved count=1 align=0 task=dmabuf-heap-69
release 165 task=dmabuf-heap-69
release 166 task=dmabuf-heap-69
release 167 task=dmabuf-heap-69
release 168 task=dmabuf-heap-69
release 169 task=dmabuf-heap-69
release 170 task=dmabuf-heap-69
release 171 task=dmabuf-heap-69
release 172 task=dmabuf-heap-69
release 173 task=dmabuf-heap-69
release 174 task=dmabuf-heap-69
release 175 task=dmabuf-heap-69
release 176 task=dmabuf-heap-69
release 177 task=dmabuf-heap-69
release 178 task=dmabuf-heap-69
release 179 task=dmabuf-heap-69
release 180 task=dmabuf-heap-69
release 181 task=dmabuf-heap-69
release 182 task=dmabuf-heap-69
release 183 task=dmabuf-heap-69
release 184 task=dmabuf-heap-69
release 185 task=dmabuf-heap-69
release 186 task=dmabuf-heap-69
release 187 task=dmabuf-heap-69
release 188 task=dmabuf-heap-69
release 189 task=dmabuf-heap-69
release 190 task=dmabuf-heap-69
release 191 task=dmabuf-heap-69
release 192 task=dmabuf-heap-69
release 193 task=dmabuf-heap-69
release 194 task=dmabuf-heap-69
release 195 task=dmabuf-heap-69
release 196 task=dmabuf-heap-69
alloc 197 reserved count=256 align=8 task=dmabuf-heap-69
alloc 198 reserved count=256 align=8 task=dmabuf-heap-69
alloc 199 reserved count=256 align=8 task=dmabuf-heap-69
alloc 200 reserved count=256 align=8 task=dmabuf-heap-69
alloc 201 reserved count=256 align=8 task=dmabuf-heap-69
alloc 202 reserved count=256 align=8 task=dmabuf-heap-69
alloc 203 reserved count=256 align=8 task=dmabuf-heap-69
alloc 204 reserved count=256 align=8 task=dmabuf-heap-69
alloc 205 reserved count=256 align=8 task=dmabuf-heap-69
alloc 206 reserved count=256 align=8 task=dmabuf-heap-69
alloc 207 reserved count=256 align=8 task=dmabuf-heap-69
alloc 208 reserved count=256 align=8 task=dmabuf-heap-69
alloc 209 reserved count=256 align=8 task=dmabuf-heap-69
alloc 210 reserved count=256 align=8 task=dmabuf-heap-69
alloc 211 reserved count=256 align=8 task=dmabuf-heap-69
alloc 212 reserved count=256 align=8 task=dmabuf-heap-69
alloc 213 reserved count=256 align=8 task=dmabuf-heap-69
alloc 214 reserved count=256 align=8 task=dmabuf-heap-69
alloc 215 reserved count=256 align=8 task=dmabuf-heap-69
alloc 216 reserved count=256 align=8 task=dmabuf-heap-69
alloc 217 reserved count=256 align=8 task=dmabuf-heap-69
alloc 218 reserved count=256 align=8 task=dmabuf-heap-69
alloc 219 reserved count=256 align=8 task=dmabuf-heap-69
alloc 220 reserved count=256 align=8 task=dmabuf-heap-69
alloc 221 reserved count=256 align=8 task=dmabuf-heap-69
alloc 222 reserved count=256 align=8 task=dmabuf-heap-69
alloc 223 reserved count=256 align=8 task=dmabuf-heap-69
alloc 224 reserved count=256 align=8 task=dmabuf-heap-69
alloc 225 reserved count=256 align=8 task=dmabuf-heap-69
alloc 226 reserved count=256 align=8 task=dmabuf-heap-69
alloc 227 reserved count=256 align=8 task=dmabuf-heap-69
alloc 228 reserved count=256 align=8 task=dmabuf-heap-69
release 197 task=dmabuf-heap-69
release 198 task=dmabuf-heap-69
release 199 task=dmabuf-heap-69
release 200 task=dmabuf-heap-69
release 201 task=dmabuf-heap-69
release 202 task=dmabuf-heap-69
release 203 task=dmabuf-heap-69
release 204 task=dmabuf-heap-69
release 205 task=dmabuf-heap-69
release 206 task=dmabuf-heap-69
release 207 task=dmabuf-heap-69
release 208 task=dmabuf-heap-69
release 209 task=dmabuf-heap-69
release 210 task=dmabuf-heap-69
release 211 task=dmabuf-heap-69
release 212 task=dmabuf-heap-69
release 213 task=dmabuf-heap-69
release 214 task=dmabuf-heap-69
release 215 task=dmabuf-heap-69
release 216 task=dmabuf-heap-69
release 217 task=dmabuf-heap-69
release 218 task=dmabuf-heap-69
release 219 task=dmabuf-heap-69
release 220 task=dmabuf-heap-69
release 221 task=dmabuf-heap-69
release 222 task=dmabuf-heap-69
release 223 task=dmabuf-heap-69
release 224 task=dmabuf-heap-69
release 225 task=dmabuf-heap-69
release 226 task=dmabuf-heap-69
release 227 task=dmabuf-heap-69
release 228 task=dmabuf-heap-69
alloc 229 reserved count=256 align=8 task=dmabuf-heap-69
alloc 230 reserved count=256 align=8 task=dmabuf-heap-69
alloc 231 reserved count=256 align=8 task=dmabuf-heap-69
alloc 232 reserved count=256 align=8 task=dmabuf-heap-69
alloc 233 reserved count=256 align=8 task=dmabuf-heap-69
alloc 234 reserved count=256 align=8 task=dmabuf-heap-69
alloc 235 reserved count=256 align=8 task=dmabuf-heap-69
alloc 236 reserved count=256 align=8 task=dmabuf-heap-69
alloc 237 reserved count=256 align=8 task=dmabuf-heap-69
alloc 238 reserved count=256 align=8 task=dmabuf-heap-69
alloc 239 reserved count=256 align=8 task=dmabuf-heap-69
alloc 240 reserved count=256 align=8 task=dmabuf-heap-69
alloc 241 reserved count=256 align=8 task=dmabuf-heap-69
alloc 242 reserved count=256 align=8 task=dmabuf-heap-69
alloc 243 reserved count=256 align=8 task=dmabuf-heap-69
alloc 244 reserved count=256 align=8 task=dmabuf-heap-69
alloc 245 reserved count=256 align=8 task=dmabuf-heap-69
alloc 246 reserved count=256 align=8 task=dmabuf-heap-69
alloc 247 reserved count=256 align=8 task=dmabuf-heap-69
alloc 248 reserved count=256 align=8 task=dmabuf-heap-69
alloc 249 reserved count=256 align=8 task=dmabuf-heap-69
alloc 250 reserved count=256 align=8 task=dmabuf-heap-69
alloc 251 reserved count=256 align=8 task=dmabuf-heap-69
alloc 252 reserved count=256 align=8 task=dmabuf-heap-69
alloc 253 reserved count=256 align=8 task=dmabuf-heap-69
alloc 254 reserved count=256 align=8 task=dmabuf-heap-69
alloc 255 reserved count=256 align=8 task=dmabuf-heap-69
alloc 256 reserved count=256 align=8 task=dmabuf-heap-69
alloc 257 reserved count=256 align=8 task=dmabuf-heap-69
alloc 258 reserved count=256 align=8 task=dmabuf-heap-69
alloc 259 reserved count=256 align=8 task=dmabuf-heap-69
alloc 260 reserved count=256 align=8 task=dmabuf-heap-69
release 229 task=dmabuf-heap-69
release 230 task=dmabuf-heap-69
release 231 task=dmabuf-heap-69
release 232 task=dmabuf-heap-69
release 233 task=dmabuf-heap-69
release 234 task=dmabuf-heap-69
release 235 task=dmabuf-heap-69
release 236 task=dmabuf-heap-69
release 237 task=dmabuf-heap-69
release 238 task=dmabuf-heap-69
release 239 task=dmabuf-heap-69
release 240 task=dmabuf-heap-69
release 241 task=dmabuf-heap-69
release 242 task=dmabuf-heap-69
release 243 task=dmabuf-heap-69
release 244 task=dmabuf-heap-69
release 245 task=dmabuf-heap-69
release 246 task=dmabuf-heap-69
release 247 task=dmabuf-heap-69
release 248 task=dmabuf-heap-69
release 249 task=dmabuf-heap-69
release 250 task=dmabuf-heap-69
release 251 task=dmabuf-heap-69
release 252 task=dmabuf-heap-69
release 253 task=dmabuf-heap-69
release 254 task=dmabuf-heap-69
release 255 task=dmabuf-heap-69
release 256 task=dmabuf-heap-69
release 257 task=dmabuf-heap-69
release 258 task=dmabuf-heap-69
release 259 task=dmabuf-heap-69
release 260 task=dmabuf-heap-69
alloc 261 reserved count=256 align=8 task=dmabuf-heap-69
release 261 task=dmabuf-heap-69
alloc 262 reserved count=256 align=8 task=dmabuf-heap-69
release 262 task=dmabuf-heap-69
