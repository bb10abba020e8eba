import { randomInt, randomUUID } from 'node:crypto'
import { expect, request, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { generate } from 'otplib'
import { retriesAfterReset, startSession } from './session.ts'

/** For so long the server believes what it knows of a session, and a little more. */
export const sessionCacheMs = 2500

/** A user with an account. */
export interface TestUser {
  firstName: string
  lastName: string
  email: string
  password: string
}

/** An address that nobody else of the tests comes from, so that limits by address are not shared. */
export function uniqueIpAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

/** Creates an account on a server. */
export async function registerUser(origin: string, named: Partial<TestUser> = {}): Promise<TestUser> {
  const person = {
    firstName: 'Maya',
    lastName: 'Okafor',
    email: `maya.${randomUUID().slice(0, 8)}@example.com`,
    password: 'plumb line larch',
    ...named
  }
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress(), 'x-requested-with': 'sitewright' }
  })
  const response = await api.post('/api/auth/register', { data: person, maxRetries: retriesAfterReset })
  expect(response.ok(), await response.text()).toBe(true)
  const { refreshToken } = (await response.json()) as { refreshToken: string }
  await api.post('/api/auth/logout', { data: { refreshToken }, maxRetries: retriesAfterReset })
  await api.dispose()
  return person
}

/** Opens another browser, at an address of its own. */
export function newBrowserContext(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    locale: 'en-GB',
    extraHTTPHeaders: { 'x-forwarded-for': uniqueIpAddress() }
  })
}

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
