import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { findViolations } from './models/axe.ts'
import { startIdentityProvider, switchOn, type Visitor } from './models/identity-provider.ts'

const admin = { email: 'admin@example.com', password: 'plumb line larch' }

test.use({
  serverEnv: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LOCAL_PROVIDERS: 'true' }
})

/** Runs something while Google is switched on and knows a visitor. */
async function withGoogle(origin: string, run: (visitor: Visitor) => Promise<void>): Promise<void> {
  const sub = randomUUID()
  const visitor = {
    sub,
    email: `grace.${sub.slice(0, 8)}@example.com`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper'
  }
  const provider = await startIdentityProvider(origin, visitor)
  await switchOn(origin, provider.issuer, admin)
  await run(visitor)
  await provider.close()
}

const google = (page: Page, verb = 'Sign in with') => page.getByRole('button', { name: `${verb} Google` })
const menu = (page: Page, email: string) => page.getByRole('button', { name: `Account of ${email}` })

test.describe.configure({ mode: 'serial' })

test('a person signs in with a provider, and comes back to where they were', async ({ page, server }) => {
  await withGoogle(server.origin, async ({ email }) => {
    await page.goto('/docs')
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(google(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /GitHub|Microsoft/ })).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await google(page).click()
    await expect(page).toHaveURL(`${server.origin}/docs`)
    await expect(menu(page, email)).toBeVisible()
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /oauth/.test(key)))
    expect(kept).toEqual([])
  })
})

test('a person registers with a provider', async ({ page, server }) => {
  await withGoogle(server.origin, async ({ email }) => {
    await page.goto('/auth/register?from=%2Fabout')
    await google(page, 'Sign up with').click()
    await expect(page).toHaveURL(`${server.origin}/about`)
    await expect(menu(page, email)).toBeVisible()
  })
})

test('a provider opens the control panel to nobody who has no right to it', async ({ page, server }) => {
  const signInToPanel = async () => {
    await page.goto('/admin')
    await google(page).click()
  }
  await withGoogle(server.origin, async ({ email }) => {
    await signInToPanel()
    await expect(page.getByRole('alert')).toContainText('There is no account for this sign-in')
    await expect(page.getByRole('heading', { name: 'Sign in to Admin' })).toBeVisible()

    await page.goto('/auth/register?from=%2Fabout')
    await google(page, 'Sign up with').click()
    await expect(menu(page, email)).toBeVisible()
    await signInToPanel()
    await expect(page.getByRole('alert')).toContainText('This account may not open the control panel')
    const back = page.getByRole('link', { name: 'Back to sign-in' })
    await expect(back).toHaveAttribute('href', '/auth/login')
    await back.click()
    // A signed-in user, as here by registering, is redirected to the home page from there.
    await expect(page).toHaveURL(`${server.origin}/`)
  })
})
