import { canvasAvatar } from './avatar.ts'
import { OpenAPIHono } from '@hono/zod-openapi'
import { demoCredentials, type WorkerAnswer, type WorkerCall } from '@sitewright/api'
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
import { providerAccess } from '../src/modules/providers/access.ts'
import { ProviderProblem } from '../src/modules/providers/provider-fetch.ts'
import { sessionCache } from '../src/modules/sessions/session-cache.ts'
import { wasmArgon2id } from './argon2.ts'
import { wasmEngine } from './engine.ts'
import { demoError } from './demo-words.ts'
import type { Keeping } from './keeping.ts'
import { seed } from './seed.ts'

/** Where the demo runs. */
export interface DemoPlace {
  origin: string
  /** The browser's user agent. */
  device: string
  keeping: Keeping
}

export interface Demo {
  answer: (call: WorkerCall) => Promise<WorkerAnswer>
}

/** Starts the server's own code on sample data in this browser, for visitors that no backend answers (design §5). */
export async function startDemo({ origin, device, keeping }: DemoPlace): Promise<Demo> {
  const kept = await keeping.load()
  const engine = await wasmEngine(kept?.database)
  const signing = kept?.signing ?? (await newSigningKey())
  const sealing = kept?.sealing ?? crypto.getRandomValues(new Uint8Array(32))
  let refreshToken = kept?.refreshToken ?? null

  const accounts = await accountsOn(engine, { origin, signing, sealing })
  await migrate(accounts.database)
  if (kept === undefined) await seed(accounts, demoCredentials)
  const app = new OpenAPIHono<Env>()
  app.onError(demoError)
  app.notFound((c) => answerError(c, 'request.not-found'))
  app.use(identify(() => 'this browser'))
  app.route('/', accountRoutes(accounts))

  const save = (): Promise<void> => keeping.save({ database: engine.bytes(), signing, sealing, refreshToken })
  await save()

  return {
    async answer({ id, method, address, headers, body }) {
      // A worker has no cookies: the refresh token stays here, out of the page's reach, as it would in one.
      const request = new Request(new URL(address, origin), {
        method,
        headers: [...headers.filter(([name]) => name !== 'x-session-transport'), ['user-agent', device]] as [
          string,
          string
        ][],
        ...(method === 'GET' ? {} : { body: withToken(address, body, refreshToken) })
      })
      const response = await app.fetch(request)
      const text = await response.text()
      const { answer, token } = withoutToken(text, refreshToken)
      refreshToken = address.startsWith('/api/auth/logout') ? null : token
      if (method !== 'GET') await save()
      return { id, status: response.status, headers: [...response.headers], body: answer }
    }
  }
}

interface Keys {
  origin: string
  signing: Awaited<ReturnType<typeof newSigningKey>>
  sealing: Uint8Array<ArrayBuffer>
}

async function accountsOn(
  engine: Awaited<ReturnType<typeof wasmEngine>>,
  { origin, signing, sealing }: Keys
): Promise<Accounts> {
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
