// `npm run bench:same-time`: whether the time of an answer tells who has an account. It asks a server of its own for
// known and unknown addresses in turn, 200 times each, and fails where the medians differ by a tenth (security bar 61).
// It needs a quiet machine.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../apps/server/src/testing/server-process.ts'
import { percentile } from './timing.ts'

const samples = 200
const tolerance = 1.1
const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
const server = await startServer({
  DATABASE_URL: '',
  DATA_DIR: folder,
  MAIL_OUTBOX: 'true',
  TRUSTED_PROXIES: '127.0.0.1',
  REQUEST_RATE: '0'
})
let calls = 0

/** A call from an address that nobody called from before. */
async function call(path: string, body: object): Promise<number> {
  calls += 1
  const begun = performance.now()
  const response = await fetch(`${server.origin}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'bench',
      'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`
    },
    body: JSON.stringify(body)
  })
  await response.text()
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return performance.now() - begun
}

const addressOf = (kind: string, index: number): string => `${kind}${index}@example.com`
const registration = (email: string): object => ({
  firstName: 'Maya',
  lastName: 'Okafor',
  email,
  password: 'plumb line larch'
})
const kinds = {
  'password/forgot': (email: string) => ({ email }),
  'email/resend': (email: string) => ({ email }),
  register: registration
} as const

let worst = 1
try {
  for (let index = 0; index < samples; index += 1)
    await call('register', registration(addressOf('known', index)))
  for (const [path, body] of Object.entries(kinds)) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let index = 0; index < samples; index += 1) {
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const email = kind === 'known' ? addressOf('known', index) : addressOf(`nobody-${path}`, index)
        times[kind].push(await call(path, body(email.replace('/', '-'))))
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
    const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)]
    const ratio = Math.max(known, unknown) / Math.min(known, unknown)
    worst = Math.max(worst, ratio)
    process.stdout.write(
      `${path.padEnd(16)} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)}\n`
    )
  }
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
if (worst > tolerance) {
  process.stdout.write(`The medians differ by more than ${Math.round((tolerance - 1) * 100)} %.\n`)
  process.exitCode = 1
}
