import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipProject } from '@sitewright/generator'
import { file, toProject } from '@sitewright/project'
import { defaultSite } from '@sitewright/site'
import { startServer, type ServerProcess } from '../testing/server-process.ts'

const megabyte = 1024 * 1024
const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-held-up-'))
let server: ServerProcess
let token: string

beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '', MAIL_OUTBOX: '' })
  const person = {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya@example.com',
    password: 'plumb line larch'
  }
  token = (JSON.parse((await send('POST', '/api/auth/register', JSON.stringify(person))).body) as Signed)
    .token
  // Workers start with the first job.
  await send('POST', '/api/projects', JSON.stringify(defaultSite))
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Signed {
  token: string
}

interface Answer {
  status: number
  body: string
  ms: number
}

function send(
  method: string,
  path: string,
  body: string | Uint8Array,
  type = 'application/json'
): Promise<Answer> {
  const begun = performance.now()
  return new Promise((done, failed) => {
    const call = request(`${server.origin}${path}`, {
      method,
      headers: {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
        'x-requested-with': 'test',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
      }
    })
    call.once('response', (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('end', () =>
        done({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts).toString(),
          ms: performance.now() - begun
        })
      )
      answer.once('error', failed)
    })
    call.once('error', failed)
    call.end(body)
  })
}

function memory(): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Measures the longest response time of /health, and the growth of memory (RSS), while something runs. */
async function meanwhile<T>(work: () => Promise<T>): Promise<{ wait: number; more: number; result: T }> {
  const probe = new Worker(new URL('testing/probe.ts', import.meta.url), { workerData: server.origin })
  await new Promise((asking) => probe.once('message', asking))
  const before = memory()
  let most = before
  const looking = setInterval(() => (most = Math.max(most, memory())), 20)
  const result = await work()
  clearInterval(looking)
  const times = new Promise<number[]>((told) => probe.once('message', told))
  probe.postMessage('end')
  const wait = Math.max(...(await times))
  await probe.terminate()
  return { wait, more: most - before, result }
}

const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `f${index}`)
const deep = (bytes: number): string => `{"files":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`
const unknownKeys = (count: number): object => Object.fromEntries(texts(count).map((name) => [name, 1]))
const markers = { path: 'src/c.js', content: '<<<<<<<\n=======\n'.repeat(4000) }

/** A source file with 100,000 import statements. */
const hollow = zipProject(
  toProject([
    file('package.json', '{}'),
    ...texts(500).map((name) =>
      file(
        `src/${name}.js`,
        texts(200)
          .map((other) => `import './${other}x.js'\n`)
          .join('')
      )
    )
  ]),
  'shop'
)

interface Kind {
  name: string
  method: 'POST' | 'PUT'
  path: string
  body: () => string | Uint8Array
  type?: string
  statuses: readonly number[]
  /** Milliseconds that the check may take by its own report; starting a worker comes to it. */
  within?: number
}

const json = JSON.stringify
const avatar = Buffer.alloc(1_400_000, 7).toString('base64')

/** The largest and the worst body of each kind that a server takes or refuses. */
const kinds: readonly Kind[] = [
  {
    name: 'H1, 90,000 unknown features',
    method: 'POST',
    path: '/api/projects',
    body: () => json({ schemaVersion: 1, selectedFeatures: texts(90_000) }),
    statuses: [422]
  },
  {
    name: 'H1, 60,000 unknown keys',
    method: 'POST',
    path: '/api/projects',
    body: () => json({ schemaVersion: 1, ...unknownKeys(60_000) }),
    statuses: [422]
  },
  {
    name: 'H1 as advice',
    method: 'POST',
    path: '/api/projects/advice',
    body: () => json({ businessGoals: texts(90_000) }),
    statuses: [422]
  },
  {
    name: 'H1 as a saved project',
    method: 'POST',
    path: '/api/saved-projects',
    body: () => json({ site: { schemaVersion: 1, selectedFeatures: texts(180_000) } }),
    statuses: [400]
  },
  {
    name: 'two megabytes of text as a saved project',
    method: 'POST',
    path: '/api/saved-projects',
    body: () => json({ site: { ...defaultSite, customization: { customCSS: 'é'.repeat(1_000_000) } } }),
    statuses: [422]
  },
  {
    name: 'a picture that is none',
    method: 'PUT',
    path: '/api/account/avatar',
    body: () => json({ image: avatar }),
    statuses: [422]
  },
  {
    name: 'H2, 48 MB of brackets',
    method: 'POST',
    path: '/api/projects/check',
    body: () => deep(48e6),
    statuses: [413]
  },
  {
    name: 'H2, 5 MB of brackets',
    method: 'POST',
    path: '/api/projects/check',
    body: () => deep(5 * megabyte - 100),
    statuses: [400]
  },
  {
    name: 'H2, 5 MB of objects',
    method: 'POST',
    path: '/api/projects/check',
    body: () => `{"files":[${'{},'.repeat(1_740_000)}{}]}`,
    statuses: [400]
  },
  {
    name: 'a zip of 50 MB that is none',
    method: 'POST',
    path: '/api/projects/check',
    body: () => new Uint8Array(50 * megabyte),
    type: 'application/zip',
    statuses: [422]
  },
  {
    name: 'M2, a file of merge markers',
    method: 'POST',
    path: '/api/projects/check',
    body: () => json({ files: [{ path: 'package.json', content: '{}' }, markers] }),
    statuses: [200],
    within: 200
  },
  {
    name: 'M2, a zip with 100,000 imports of nothing',
    method: 'POST',
    path: '/api/projects/check',
    body: () => hollow,
    type: 'application/zip',
    // On a busy machine the check may reach its deadline and answer 503.
    statuses: [200, 503]
  }
]

/** Duration in the report of a check; 0 if the response has none. */
function checkMs(body: string): number {
  const { stats } = JSON.parse(body) as { stats?: { milliseconds: number } }
  return stats?.milliseconds ?? 0
}

test.each(kinds)(
  'security bar 59: $name holds nobody up',
  async ({ name, method, path, body: make, type, statuses, within = Infinity }) => {
    const body = make()
    const once = () => meanwhile(() => send(method, path, body, type))
    const tell = ({ wait, more, result }: Awaited<ReturnType<typeof once>>): void =>
      console.log(
        `${name}: ${result.status} after ${Math.round(result.ms)} ms (check ${Math.round(checkMs(result.body))} ms), ${result.body.length} bytes; /health at most ${Math.round(wait)} ms; ${Math.round(more)} MB more`
      )
    const late = ({ wait, result: { body: report } }: typeof measured): boolean =>
      wait > 200 || checkMs(report) > within
    let measured = await once()
    tell(measured)
    // Other work on the machine may disturb a round.
    for (let again = 0; again < 4 && late(measured); again += 1) {
      measured = await once()
      tell(measured)
    }
    const { wait, more, result } = measured
    expect(statuses).toContain(result.status)
    expect(wait).toBeLessThan(200)
    expect(checkMs(result.body)).toBeLessThanOrEqual(within)
    expect(more).toBeLessThan(300)
    expect(result.body.length).toBeLessThan(2 * Buffer.byteLength(body) + 100_000)
    if (result.status >= 400) expect(result.body.length).toBeLessThan(100_000)
  }
)
