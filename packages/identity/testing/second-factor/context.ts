import type { SecuritySettings } from '@sitewright/api'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { generate } from 'otplib'
import { type Services, saveSecuritySettings, getSecuritySettings } from '@sitewright/kernel/services'
import type { Database } from '@sitewright/kernel/db'
import type { Env } from '@sitewright/kernel/request'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  type TestClock
} from '@sitewright/kernel/testing/services'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { createIdentityApp } from '../identity-app.ts'

/** A registered user with a first browser. */
export interface SecondFactorContext {
  services: Services
  app: OpenAPIHono<Env>
  now: TestClock
  outbox: ReturnType<typeof createTestOutbox>
  page: TestBrowser
  /** Signs in with the password, in a new browser or in the given one. */
  signIn: (page?: TestBrowser) => Promise<{ page: TestBrowser; ticket: string; answer: TestAnswer }>
  /** Sets up an authenticator app in the first browser. */
  setUpTotp: () => Promise<{ secret: string; recoveryCodes: string[] }>
  /** Generates a TOTP code, now or some time steps away. */
  generateCode: (secret: string, steps?: number) => Promise<string>
}

/** Response fields that tests read. */
export interface TestAnswer {
  success?: boolean
  token?: string | null
  refreshToken?: string | null
  user?: { id: string; twoFactorEnabled: boolean }
  challenge?: { ticket: string; enrol: boolean; methods: string[] } | null
  recoveryCodes?: string[]
  error?: { code: string }
}

export const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb line larch'
}
const step = 30_000

/** Registers a user on the given database, with a clock that the test advances. */
export async function createSecondFactorContext(database: Database): Promise<SecondFactorContext> {
  const now = createTestClock()
  const outbox = createTestOutbox(false)
  const services = await createTestServices(database, { now, outbox })
  const app = createIdentityApp(services)
  const page = createTestBrowser(app)
  await page.call('POST', '/api/auth/register', maya)
  const generateCode = (secret: string, steps = 0): Promise<string> =>
    generate({ secret: secret.replaceAll(' ', ''), epoch: (now() + steps * step) / 1000 })
  return {
    services,
    app,
    now,
    outbox,
    page,
    generateCode,
    async signIn(own = createTestBrowser(app)) {
      const { email, password } = maya
      const answer = await readAnswer(own.call('POST', '/api/auth/login', { email, password }))
      return { page: own, ticket: answer.challenge?.ticket ?? '', answer }
    },
    async setUpTotp() {
      const { secret } = (await (await page.call('POST', '/api/account/totp/start')).json()) as {
        secret: string
      }
      const confirmed = await readAnswer(
        page.call('POST', '/api/account/totp/confirm', { code: await generateCode(secret) })
      )
      now.advance(step)
      return { secret, recoveryCodes: confirmed.recoveryCodes ?? [] }
    }
  }
}

export async function readAnswer(response: Promise<Response>): Promise<TestAnswer> {
  return (await (await response).json()) as TestAnswer
}

/** Changes security settings directly in the database. */
export async function changeSettings(
  { database, now }: Pick<Services, 'database' | 'now'>,
  changes: Partial<SecuritySettings>
): Promise<void> {
  await saveSecuritySettings(database.db, { ...(await getSecuritySettings(database.db)), ...changes }, now())
}

/** Path of the second step. */
export const verifyPath = '/api/auth/second-factor/verify'

/** Body of the second step with TOTP, without the code. */
export function totpBody(ticket: string): { ticket: string; method: 'totp' } {
  return { ticket, method: 'totp' }
}
