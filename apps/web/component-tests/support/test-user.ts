import { generate } from 'otplib'
import type { TestUser } from '../../e2e/models/test-user.ts'
import { expect } from './expect.ts'
import type { Page } from './page.ts'
import { startSession } from './session.ts'

export type { TestUser } from '../../e2e/models/test-user.ts'

/** Signs in by the form, with email and password; a second step follows where there is one. */
export async function signIn(page: Page, { email, password }: TestUser, to = '/auth/profile'): Promise<void> {
  await page.goto(`/auth/login?from=${encodeURIComponent(to)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in and opens a page of the profile. */
export async function signInToProfile(page: Page, person: TestUser, to = '/auth/profile'): Promise<void> {
  await startSession(page, 'user', person)
  await page.goto(to)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${person.firstName} ${person.lastName}`)
}

/** The code that an authenticator app shows, now or some steps away. */
export function totpCode(secret: string, steps = 0): Promise<string> {
  return generate({ secret: secret.replaceAll(/\s/g, ''), epoch: Date.now() / 1000 + steps * 30 })
}
