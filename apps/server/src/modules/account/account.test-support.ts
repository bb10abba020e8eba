import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Accounts } from '../../accounts.ts'
import type { Database } from '../../db/database.ts'
import type { Env } from '../../http/env.ts'
import type { Letter } from '../mail/outbox.ts'
import { clock, keptOutbox, testAccounts, type Clock, type Posted } from '../../testing-accounts.ts'
import { accountsApp, browser, type TestBrowser } from '../../testing-app.ts'

export const password = 'plumb line larch'
export const nextPassword = 'seven quiet herons'

/** Maya on two browsers and Noor on one, each signed in. */
export interface Scene {
  accounts: Accounts
  app: OpenAPIHono<Env>
  now: Clock
  posted: Posted[]
  maya: TestBrowser
  mayaElsewhere: TestBrowser
  noor: TestBrowser
}

export async function scene(database: Database, { mail = false, ...replaced }: Setting = {}): Promise<Scene> {
  const now = clock()
  // People register without mail; what comes afterwards may have it.
  const outbox = keptOutbox(false)
  const accounts = await testAccounts(database, { now, outbox, ...replaced })
  const app = accountsApp(accounts)
  const maya = await registered(app, 'maya', '192.0.2.10')
  const noor = await registered(app, 'noor', '192.0.2.20')
  const mayaElsewhere = await signedIn(app, 'maya', '192.0.2.30')
  outbox.configured = mail
  outbox.posted.length = 0
  return { accounts, app, now, posted: outbox.posted, maya, mayaElsewhere, noor }
}

interface Setting extends Partial<Accounts> {
  mail?: boolean
}

async function registered(app: OpenAPIHono<Env>, name: string, address: string): Promise<TestBrowser> {
  const page = browser(app, { address })
  await page.call('POST', '/api/auth/register', {
    firstName: name,
    lastName: 'Okafor',
    email: `${name}@example.com`,
    password
  })
  return page
}

export async function signedIn(app: OpenAPIHono<Env>, name: string, address: string): Promise<TestBrowser> {
  const page = browser(app, { address })
  await page.call('POST', '/api/auth/login', { email: `${name}@example.com`, password })
  return page
}

export const json = async <T = Record<string, unknown>>(response: Response): Promise<T> =>
  (await response.json()) as T

/** The code of a call's error. */
export async function codeOf(response: Response): Promise<string> {
  return (await json<{ error: { code: string } }>(response)).error.code
}

/** Lets the proof of a session grow old; the session goes on. */
export async function growOld({ now }: Pick<Scene, 'now'>, ...pages: readonly TestBrowser[]): Promise<void> {
  now.pass(11 * 60_000)
  for (const page of pages) await page.call('POST', '/api/auth/refresh', {})
}

/** Gives a person an authenticator app, as far as the database knows. */
export async function withSecondFactor({ accounts }: Scene, email: string): Promise<void> {
  const { db } = accounts.database
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('totp')
    .values({ user_id: id, secret: 'sealed', pending: null, pending_until: null, confirmed_at: 1 })
    .execute()
  accounts.sessionCache.forgetUser(id)
}

/** The letters of a kind, and whom they went to. */
export function lettersOf<K extends Letter['kind']>(
  posted: readonly Posted[],
  kind: K
): { email: string; letter: Extract<Letter, { kind: K }> }[] {
  return posted.flatMap(({ email, letter }) =>
    letter.kind === kind ? [{ email, letter: letter as Extract<Letter, { kind: K }> }] : []
  )
}

/** What the audit log holds of an action. */
export function audited({ accounts }: Scene, action: string) {
  return accounts.database.db.selectFrom('audit').selectAll().where('action', '=', action).execute()
}
