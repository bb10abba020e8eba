import { canvasAvatar } from './avatar.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import { demoCredentials, type WorkerResponse, type WorkerRequest } from '@sitewright/api'
import { accountRoutes } from '../src/account-routes.ts'
import type { Accounts } from '../src/accounts.ts'
import { accessTokens, newSigningKey } from '../src/crypto/access-tokens.ts'
import { keyFor } from '../src/crypto/keys.ts'
import { argon2Hasher } from '../src/crypto/passwords.ts'
import { sealer } from '../src/crypto/seal.ts'
import { migrate } from '../src/db/migrate.ts'
import { sqliteDatabase } from '../src/db/sqlite.ts'
import type { Env } from '../src/http/env.ts'
import { answerError } from '../src/http/errors.ts'
import { identify } from '../src/http/identify.ts'
import { silentLog } from '../src/http/log.ts'
import { unboundedBodies } from '../src/http/large-bodies.ts'
import { providerAccess } from '../src/modules/providers/access.ts'
import { ProviderProblem } from '../src/modules/providers/provider-fetch.ts'
import { sessionCache } from '../src/modules/sessions/session-cache.ts'
import { afterwards } from '../src/modules/tasks/afterwards.ts'
import { wasmArgon2id } from './argon2.ts'
import { wasmEngine, type WasmEngine } from './engine.ts'
import { demoError } from './demo-words.ts'
import type { Kept, Keeping } from './keeping.ts'
import { seed } from './seed.ts'

/** Where the demo runs. */
export interface DemoPlace {
  origin: string
  /** The browser's user agent. */
  device: string
  keeping: Keeping
}

export interface Demo {
  answer: (call: WorkerRequest) => Promise<WorkerResponse>
}

/** The server's code on one version of the data. */
interface Running {
  app: OpenAPIHono<Env>
  engine: WasmEngine
  kept: Omit<Kept, 'database'>
  /** The version of the data, to notice that another tab has saved a newer one. */
  state: number
}

/**
 * Starts the server's own code on sample data in this browser, for visitors that no backend answers (design §5). Each
 * tab has a worker of its own: a call runs under the lock of all tabs, and first loads what another tab has saved.
 */
export async function startDemo(place: DemoPlace): Promise<Demo> {
  const { origin, device, keeping } = place
  let running = await keeping.alone(() => open(place))

  const save = async (): Promise<void> => {
    running.state = await keeping.save({ ...running.kept, database: running.engine.bytes() })
  }
  const answer = async ({ id, method, url, headers, body }: WorkerRequest): Promise<WorkerResponse> => {
    if ((await keeping.newest()) > running.state) {
      running.engine.close()
      running = await open(place)
    }
    const { app, kept } = running
    // A worker has no cookies: the refresh token stays here, out of the page's reach, as it would in one.
    const request = new Request(new URL(url, origin), {
      method,
      headers: [...headers.filter(([name]) => name !== 'x-session-transport'), ['user-agent', device]] as [
        string,
        string
      ][],
      ...(method === 'GET' ? {} : { body: withToken(url, body, kept.refreshToken) })
    })
    const response = await app.fetch(request)
    const text = await response.text()
    const told = withoutToken(text, kept.refreshToken)
    kept.refreshToken = url.startsWith('/api/auth/logout') ? null : told.token
    if (method !== 'GET') await save()
    return { id, status: response.status, headers: [...response.headers], body: told.answer }
  }
  return { answer: (call) => keeping.alone(() => answer(call)) }
}

/** Opens the saved data, or begins with sample data. */
async function open({ origin, keeping }: DemoPlace): Promise<Running> {
  const found = await keeping.load()
  const engine = await wasmEngine(found?.kept.database)
  const kept = {
    signing: found?.kept.signing ?? (await newSigningKey()),
    sealing: found?.kept.sealing ?? crypto.getRandomValues(new Uint8Array(32)),
    refreshToken: found?.kept.refreshToken ?? null
  }
  const accounts = await accountsOn(engine, { ...kept, origin })
  await migrate(accounts.database)
  if (found === undefined) await seed(accounts, demoCredentials)
  const app = new OpenAPIHono<Env>()
  app.onError(demoError)
  app.notFound((c) => answerError(c, 'request.not-found'))
  app.use(identify(() => 'this browser'))
  app.route('/', accountRoutes(accounts))
  const state = found?.state ?? (await keeping.save({ ...kept, database: engine.bytes() }))
  return { app, engine, kept, state }
}

interface Keys {
  origin: string
  signing: Awaited<ReturnType<typeof newSigningKey>>
  sealing: Uint8Array<ArrayBuffer>
}

async function accountsOn(engine: WasmEngine, { origin, signing, sealing }: Keys): Promise<Accounts> {
  const now = Date.now
  const key = { id: 'demo', secret: sealing }
  return {
    database: sqliteDatabase(engine),
    now,
    passwords: argon2Hasher(wasmArgon2id),
    sealer: sealer({ current: key, older: [] }),
    tokens: accessTokens({ current: signing, older: [] }, origin, now),
    sessionCache: sessionCache(now),
    outbox: { configured: false, post: () => Promise.resolve() },
    auditKey: await keyFor('audit', key),
    deviceKey: await keyFor('device', key),
    publicUrl: origin,
    isBreached: () => Promise.resolve(undefined),
    reencodeAvatar: canvasAvatar,
    // No timing attack is possible in the user's own browser, so background work needs no delay.
    afterwards: afterwards(silentLog, () => 0),
    largeBodies: unboundedBodies,
    // A page cannot be sent to a provider and back without a server.
    providerAccess: providerAccess(() => Promise.reject(new ProviderProblem('refused')))
  }
}

/** The body of a call that a browser would send its cookie with. */
function withToken(address: string, body: string | null, refreshToken: string | null): string {
  if (refreshToken === null || !/^\/api\/auth\/(refresh|logout)/.test(address)) return body ?? '{}'
  return JSON.stringify({ ...(JSON.parse(body ?? '{}') as object), refreshToken })
}

/** An answer without its refresh token, and the token to go on with. */
function withoutToken(text: string, before: string | null): { answer: string; token: string | null } {
  try {
    const answer = JSON.parse(text) as { refreshToken?: string | null }
    if (typeof answer.refreshToken !== 'string') return { answer: text, token: before }
    return { answer: JSON.stringify({ ...answer, refreshToken: null }), token: answer.refreshToken }
  } catch {
    return { answer: text, token: before }
  }
}
