import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { test } from './models/account-test.ts'
import { findViolations } from './models/axe.ts'
import { startIdentityProvider, switchOn, type Visitor } from './models/identity-provider.ts'
import { signInToProfile, sessionCacheMs } from './models/test-user.ts'
import { profilePage } from './models/profile.ts'

const admin = { email: 'admin@example.com', password: 'plumb line larch' }

test.use({
  serverEnv: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, LOCAL_PROVIDERS: 'true' }
})
test.describe.configure({ mode: 'serial' })

/** Runs something while Google is switched on and knows a visitor. */
async function withGoogle(origin: string, run: (visitor: Visitor) => Promise<void>): Promise<void> {
  const sub = randomUUID()
  const email = `grace.${sub.slice(0, 8)}@example.com`
  const visitor = { sub, email, email_verified: true, given_name: 'Grace', family_name: 'Hopper' }
  const provider = await startIdentityProvider(origin, visitor)
  await switchOn(origin, provider.issuer, admin)
  await run(visitor)
  await provider.close()
}

const disconnect = (page: Page) => page.getByRole('button', { name: 'Disconnect Google' })

test('a provider is connected, and disconnected again', async ({ page, person, server }) => {
  await withGoogle(server.origin, async ({ email }) => {
    await signInToProfile(page, person, '/auth/profile/connections')
    const panel = profilePage(page).panel('Connected accounts')
    await expect(panel.getByText('Not connected')).toBeVisible()
    await panel.getByRole('button', { name: 'Connect Google' }).click()
    await expect(page).toHaveURL(/\/auth\/profile\/connections$/)
    await expect(panel.getByText(email)).toBeVisible()
    await disconnect(page).click()
    await expect(panel.getByText('Not connected')).toBeVisible()
  })
})

test('the only way to sign in is not taken away, until there is a password', async ({ page, server }) => {
  await withGoogle(server.origin, async () => {
    await page.goto('/auth/login?from=%2Fauth%2Fprofile%2Fconnections')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByText('Your only way to sign in.')).toBeVisible()
    await expect(disconnect(page)).toBeDisabled()
    await disconnect(page).click({ force: true })
    await expect(page.getByText('Not connected')).toHaveCount(0)

    const profile = profilePage(page)
    await profile.tab('Security')
    await page.getByRole('button', { name: 'Set a password' }).click()
    const dialog = profile.dialog('Set a password')
    await expect(dialog.getByLabel('New password')).toBeFocused()
    await dialog.getByLabel('New password').fill('gable over oak beam')
    await dialog.getByLabel('Confirm password').fill('gable over oak beam')
    await dialog.getByRole('button', { name: 'Set a password' }).click()
    await expect(profile.toast('Password changed')).toBeVisible()
    await profile.tab('Connected Accounts')
    await disconnect(page).click()
    await expect(page.getByText('Not connected')).toBeVisible()
  })
})

test('who has a provider alone proves who they are by signing in with it again', async ({ page, server }) => {
  await withGoogle(server.origin, async () => {
    await page.goto('/auth/login?from=%2Fauth%2Fprofile%2Fsecurity')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByRole('switch', { name: 'Authenticator app' }).waitFor()
    server.ageProofs()
    await page.waitForTimeout(sessionCacheMs)
    await page.getByRole('switch', { name: 'Authenticator app' }).click()
    const profile = profilePage(page)
    const proof = profile.dialog('Confirm that it is you')
    const again = proof.getByRole('button', { name: 'Sign in again with Google' })
    await expect(again).toBeVisible()
    await expect(proof.getByLabel('Password')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await again.click()
    await expect(proof).toHaveCount(0)
    await expect(page).toHaveURL(/\/auth\/profile\/security$/)
    await page.getByRole('switch', { name: 'Authenticator app' }).click()
    await expect(profile.dialog('Set up your authenticator app')).toBeVisible()
  })
})
