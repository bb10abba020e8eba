import type { OpenAPIHono } from '@hono/zod-openapi'
import { generate } from 'otplib'
import type { Accounts } from '../../../accounts.ts'
import type { Database } from '../../../db/database.ts'
import type { Env } from '../../../http/env.ts'
import { clock, keptOutbox, testAccounts, type Clock } from '../../../testing-accounts.ts'
import { accountsApp, browser, type TestBrowser } from '../../../testing-app.ts'
import {
  saveSecuritySettings,
  securitySettings,
  type SecuritySettings
} from '../../settings/security-settings.ts'

/** Somebody with an account, at home in a first browser. */
export interface Person {
  accounts: Accounts
  app: OpenAPIHono<Env>
  now: Clock
  outbox: ReturnType<typeof keptOutbox>
  page: TestBrowser
  /** Signs in with the password, in a browser of its own or in the one given. */
  signIn: (page?: TestBrowser) => Promise<{ page: TestBrowser; ticket: string; answer: Answer }>
  /** Sets up an authenticator app in the first browser. */
  setUpTotp: () => Promise<{ secret: string; recoveryCodes: string[] }>
  /** The code of an app, now or some steps away. */
  codeOf: (secret: string, steps?: number) => Promise<string>
}

/** What calls answer with, as far as tests look. */
export interface Answer {
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

/** Sets a person up on a database of their own, with a clock that the test moves. */
export async function somebody(database: Database): Promise<Person> {
  const now = clock()
  const outbox = keptOutbox(false)
  const accounts = await testAccounts(database, { now, outbox })
  const app = accountsApp(accounts)
  const page = browser(app)
  await page.call('POST', '/api/auth/register', maya)
  const codeOf = (secret: string, steps = 0): Promise<string> =>
    generate({ secret: secret.replaceAll(' ', ''), epoch: (now() + steps * step) / 1000 })
  return {
    accounts,
    app,
    now,
    outbox,
    page,
    codeOf,
    async signIn(own = browser(app)) {
      const { email, password } = maya
      const answer = await answerOf(own.call('POST', '/api/auth/login', { email, password }))
      return { page: own, ticket: answer.challenge?.ticket ?? '', answer }
    },
    async setUpTotp() {
      const { secret } = (await (await page.call('POST', '/api/account/totp/start')).json()) as {
        secret: string
      }
      const confirmed = await answerOf(
        page.call('POST', '/api/account/totp/confirm', { code: await codeOf(secret) })
      )
      now.pass(step)
      return { secret, recoveryCodes: confirmed.recoveryCodes ?? [] }
    }
  }
}

export async function answerOf(response: Promise<Response>): Promise<Answer> {
  return (await (await response).json()) as Answer
}

/** Changes the settings behind the pages. */
export async function settle(
  { database, now }: Pick<Accounts, 'database' | 'now'>,
  changes: Partial<SecuritySettings>
): Promise<void> {
  await saveSecuritySettings(database.db, { ...(await securitySettings(database.db)), ...changes }, now())
}

/** The call that makes a session of a ticket. */
export const verify = '/api/auth/second-factor/verify'

/** What it takes with a code of an app, but for the code. */
export function totp(ticket: string): { ticket: string; method: 'totp' } {
  return { ticket, method: 'totp' }
}
