import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Services, MailTemplate } from '@sitewright/kernel/services'
import type { Database } from '@sitewright/kernel/db'
import type { Env } from '@sitewright/kernel/request'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  type TestClock,
  type QueuedMail
} from '@sitewright/kernel/testing/services'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { createIdentityApp } from './identity-app.ts'

export const password = 'plumb line larch'
export const replacementPassword = 'seven quiet herons'

/** Two users: Maya in two browsers and Noor in one, all signed in. */
export interface TestContext {
  services: Services
  app: OpenAPIHono<Env>
  now: TestClock
  posted: QueuedMail[]
  maya: TestBrowser
  mayaElsewhere: TestBrowser
  noor: TestBrowser
}

export async function createTestContext(
  database: Database,
  { mail = false, createApp = createIdentityApp, ...replaced }: TestOptions = {}
): Promise<TestContext> {
  const now = createTestClock()
  // Users register without mail; later steps may have it.
  const outbox = createTestOutbox(false)
  const services = await createTestServices(database, { now, outbox, ...replaced })
  const app = createApp(services)
  const maya = await registerUser(app, 'maya', '192.0.2.10')
  const noor = await registerUser(app, 'noor', '192.0.2.20')
  const mayaElsewhere = await signIn(app, 'maya', '192.0.2.30')
  outbox.configured = mail
  outbox.posted.length = 0
  return { services, app, now, posted: outbox.posted, maya, mayaElsewhere, noor }
}

interface TestOptions extends Partial<Services> {
  mail?: boolean
  /** Mounts the routes; of more areas where a test calls those. */
  createApp?: typeof createIdentityApp
}

async function registerUser(app: OpenAPIHono<Env>, name: string, address: string): Promise<TestBrowser> {
  const page = createTestBrowser(app, { address })
  await page.call('POST', '/api/auth/register', {
    firstName: name,
    lastName: 'Okafor',
    email: `${name}@example.com`,
    password
  })
  return page
}

export async function signIn(app: OpenAPIHono<Env>, name: string, address: string): Promise<TestBrowser> {
  const page = createTestBrowser(app, { address })
  await page.call('POST', '/api/auth/login', { email: `${name}@example.com`, password })
  return page
}

export const readJson = async <T = Record<string, unknown>>(response: Response): Promise<T> =>
  (await response.json()) as T

/** Reads the error code of a response. */
export async function readErrorCode(response: Response): Promise<string> {
  return (await readJson<{ error: { code: string } }>(response)).error.code
}

/** Moves the clock past the step-up period; the sessions are refreshed. */
export async function expireStepUp(
  { now }: Pick<TestContext, 'now'>,
  ...pages: readonly TestBrowser[]
): Promise<void> {
  now.advance(11 * 60_000)
  for (const page of pages) await page.call('POST', '/api/auth/refresh', {})
}

/** Inserts an authenticator app for a user. */
export async function enableSecondFactor({ services }: TestContext, email: string): Promise<void> {
  const { db } = services.database
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('totp')
    .values({ user_id: id, secret: 'sealed', pending: null, pending_until: null, confirmed_at: 1 })
    .execute()
  services.sessionCache.forgetUser(id)
}

/** Queued mails of a kind, with their recipients. */
export function mailsOfKind<K extends MailTemplate['kind']>(
  posted: readonly QueuedMail[],
  kind: K
): { email: string; template: Extract<MailTemplate, { kind: K }> }[] {
  return posted.flatMap(({ email, template }) =>
    template.kind === kind ? [{ email, template: template as Extract<MailTemplate, { kind: K }> }] : []
  )
}

/** Audit entries of an action. */
export function findAuditEntries({ services }: TestContext, action: string) {
  return services.database.db.selectFrom('audit').selectAll().where('action', '=', action).execute()
}
