/** The round constants: the first 32 bits of the fractions of the cube roots of the first 64 primes (FIPS 180-4). */
const constants = fractions(64, Math.cbrt)
const start = fractions(8, Math.sqrt)

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32)
}

/** SHA-256 of some bytes (FIPS 180-4): browsers compute it only asynchronously, and only on secure pages. */
function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(start)
  const schedule = new Uint32Array(64)
  const whole = bytes.length - (bytes.length % 64)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let offset = 0; offset < whole; offset += 64) compress(state, schedule, view, offset)
  const rest = bytes.length - whole
  const tail = new Uint8Array(rest < 56 ? 64 : 128)
  tail.set(bytes.subarray(whole))
  tail[rest] = 0x80
  const end = new DataView(tail.buffer)
  end.setBigUint64(tail.length - 8, BigInt(bytes.length) * 8n)
  for (let offset = 0; offset < tail.length; offset += 64) compress(state, schedule, end, offset)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

function compress(state: Uint32Array, schedule: Uint32Array, view: DataView, offset: number): void {
  const at = (index: number): number => schedule[index] ?? 0
  for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = at(i - 15)
    const late = at(i - 2)
    const s0 = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3)
    const s1 = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10)
    schedule[i] = at(i - 16) + s0 + at(i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const first = (h + s1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + at(i)) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word))
}

interface Hash {
  update: (content: string | Uint8Array) => { digest: (encoding: 'hex' | 'base64') => string }
}

/** Stands in for `node:crypto` in a browser: the hash that the build of a site takes from there. */
export function createHash(_algorithm: 'sha256'): Hash {
  return {
    update(content) {
      const digest = sha256(typeof content === 'string' ? new TextEncoder().encode(content) : content)
      return {
        digest: (encoding) =>
          encoding === 'hex'
            ? Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
            : btoa(String.fromCharCode(...digest))
      }
    }
  }
}
