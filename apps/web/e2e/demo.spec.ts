import { readFile } from 'node:fs/promises'
import { demoMessages } from '@sitewright/api/messages'
import { demoCredentials, demoWorkerPath } from '@sitewright/api/worker-protocol'
import { dentist } from '@sitewright/site'
import { expect, test as base, type Page } from '@playwright/test'
import { findViolations } from './models/axe.ts'
import { totpCode } from './models/test-user.ts'
import { createPng } from './models/png.ts'
import { startPlainServer } from './models/plain-server.ts'
import { profilePage } from './models/profile.ts'
import { projectsPage } from './models/projects.ts'
import { openStep } from './models/saved-state.ts'

const test = base.extend<object, { plain: Awaited<ReturnType<typeof startPlainServer>> }>({
  plain: [
    async ({ browserName: _browser }, provide) => {
      const plain = await startPlainServer()
      await provide(plain)
      plain.close()
    },
    { scope: 'worker' }
  ],
  baseURL: async ({ plain }, provide) => provide(plain.origin)
})

// Their server is a worker's own, so that Playwright runs them last: both workers are to have some of them.
test.describe.configure({ mode: 'parallel' })

const person = { email: 'ada@example.com', password: 'plumb line larch' }

/** Registers a user of the demo, who goes to a page from there. */
async function join(page: Page, path: string): Promise<void> {
  await page.goto(`/auth/register?from=${encodeURIComponent(path)}`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
}

async function enter(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('without a backend the page says so, and the demo sign-in works', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByText('Demo mode').first()).toBeVisible()
  const box = page.getByRole('region', { name: 'Administrator' })
  await expect(box).toContainText(demoCredentials.email)
  expect(await findViolations(page)).toEqual([])

  await enter(page, { ...demoCredentials, password: 'another password' })
  await expect(page.getByRole('alert')).toContainText(`Invalid credentials. Try ${demoCredentials.email}`)
  await enter(page, demoCredentials)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/admin$/)
})

test('a visitor of the demo registers, sets up a second factor, and finds the account again', async ({
  page
}) => {
  await join(page, '/auth/profile/security')
  const app = page.getByRole('switch', { name: 'Authenticator app' })
  await app.click()
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' })
  const secret = await setUp.locator('.mono', { hasText: /^[A-Z2-7 ]{32,}$/ }).innerText()
  await setUp.getByLabel('Code that the app shows').fill(await totpCode(secret))
  await setUp.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(app).toBeChecked()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
  await expect(app).toBeChecked()
  expect(await findViolations(page)).toEqual([])
})

test('in the demo a picture is set, data is taken away, the password changed and the account closed and kept', async ({
  page
}) => {
  await join(page, '/auth/profile')
  const profile = profilePage(page)
  const panel = profile.panel('Picture')
  await panel.locator('input[type=file]').setInputFiles({
    name: 'ada.png',
    mimeType: 'image/png',
    buffer: createPng(640, 320)
  })
  await profile.dialog('Choose the part that is shown').getByRole('button', { name: 'Use picture' }).click()
  await expect(profile.toast('Picture changed')).toBeVisible()
  expect(await panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)

  const next = 'gable over oak beam'
  await profile.tab('Security')
  await page.getByRole('button', { name: 'Change password' }).click()
  const change = profile.dialog('Change password')
  await change.getByLabel('Current password').fill(person.password)
  await change.getByLabel('New password').fill(next)
  await change.getByLabel('Confirm password').fill(next)
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(profile.toast('Password changed')).toBeVisible()

  await profile.tab('Personal Information')
  await page.getByRole('button', { name: 'Delete account…' }).click()
  const dialog = profile.dialog('Delete account')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(person.email)
  await dialog.getByLabel('Your password').fill(next)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(profile.toast('Your account is closed. Sign in within 14 days to keep it.')).toBeVisible()
  await page.goto('/auth/login')
  await enter(page, { ...person, password: next })
  await page.getByRole('button', { name: 'Keep account' }).click()
  await expect(profile.toast('Your account is open again')).toBeVisible()
  await page.goto('/auth/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
})

/** Ways in which all tabs have one worker: a shared one, and where there is none that of the tab that leads. */
const sharings = ['a shared worker', 'the worker of the tab that leads'] as const

for (const sharing of sharings)
  test.describe(`two tabs of the demo with ${sharing}`, () => {
    test.beforeEach(async ({ context }) => {
      if (sharing === 'the worker of the tab that leads')
        await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'SharedWorker'))
    })

    test('change one account, and neither loses what the other one wrote', async ({ page, context }) => {
      await join(page, '/auth/profile')
      const other = await context.newPage()
      await other.goto('/auth/profile')
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ada Byron')
      await page.getByLabel('First name').fill('Augusta')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(profilePage(page).toast('Profile updated')).toBeVisible()
      await other.getByLabel('Last name').fill('King')
      await other.getByRole('button', { name: 'Save' }).click()
      await expect(profilePage(other).toast('Profile updated')).toBeVisible()
      for (const tab of [page, other]) {
        await tab.reload()
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Augusta King')
      }
      const own = [page, other].flatMap((tab) =>
        tab.workers().filter((each) => each.url().endsWith(demoWorkerPath))
      )
      expect(own).toHaveLength(sharing === 'a shared worker' ? 0 : 1)
    })

    test('see the projects that each of them saves, also once the first one is closed', async ({
      page,
      context
    }) => {
      await join(page, '/auth/profile')
      const other = await context.newPage()
      await other.goto('/auth/projects')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await openStep(page, 'business', dentist)
      await page.getByRole('banner').getByRole('button', { name: 'Save to account' }).click()
      await projectsPage(page).toast('is saved in your account').waitFor()
      await other.reload()
      await expect(projectsPage(other).row('Harbour Street Dental')).toContainText('Version 1')

      await page.close()
      await projectsPage(other).choose('Harbour Street Dental', 'Duplicate')
      await expect(projectsPage(other).row('Harbour Street Dental (copy)')).toBeVisible()
      const third = await context.newPage()
      await third.goto('/auth/projects')
      await expect(projectsPage(third).row('Harbour Street Dental (copy)')).toContainText('Version 1')
      await expect(projectsPage(third).row('Harbour Street Dental')).toContainText('Version 1')
    })
  })

/** Opens a page once the demo has started again on it, which takes its time on a busy machine. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
}

/** Signs in as the administrator of the demo. */
async function enterPanel(page: Page): Promise<void> {
  await page.goto('/admin')
  await enter(page, demoCredentials)
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

test.describe('the control panel of the demo', () => {
  test('says what it lacks of the outside world, and shows – there', async ({ page }) => {
    await enterPanel(page)
    const limits = page.getByRole('region', { name: 'Outside of this browser' })
    for (const reason of Object.values(demoMessages)) await expect(limits).toContainText(reason)
    await expect(limits.getByText('–', { exact: true })).toHaveCount(Object.keys(demoMessages).length)
    expect(await findViolations(page)).toEqual([])

    await open(page, '/admin/auth-settings')
    await expect(page.getByText(demoMessages.providers)).toBeVisible()
    const google = page.getByRole('article', { name: 'Google' })
    await expect(google.getByRole('definition').filter({ hasText: '–' })).toHaveCount(4)
    expect(await findViolations(page)).toEqual([])
  })

  test('sends no mail, and says so wherever one would go out', async ({ page }) => {
    await enterPanel(page)
    await open(page, '/admin/users?q=Brandt')
    const menu = page.getByRole('button', { name: 'Actions for Lukas Brandt' })
    await menu.click()
    const reset = page.getByRole('menuitem', { name: 'Send a reset link' })
    await expect(reset).toContainText(demoMessages.mail)
    await expect(reset).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Send email' }).click()
    const mail = page.getByRole('dialog', { name: 'Send email' })
    await expect(mail).toContainText(demoMessages.mail)
    await expect(mail.getByRole('textbox')).toHaveCount(0)
    await mail.getByRole('button', { name: 'Close' }).last().click()

    await page.getByRole('button', { name: 'Add user' }).click()
    const added = page.getByRole('dialog', { name: 'Add user' })
    await added.getByLabel('First name').fill('Ada')
    await added.getByLabel('Last name').fill('Byron')
    await added.getByLabel('Email').fill(person.email)
    await added.getByRole('button', { name: 'Add user' }).click()
    await expect(added.getByLabel('First password')).toHaveAccessibleDescription(/Password is required/)
    await expect(added).toContainText(demoMessages.mail)
    await added.getByLabel('First password').fill(person.password)
    await added.getByRole('button', { name: 'Add user' }).click()
    await expect(added).toBeHidden()
    await expect(page.getByText(/sent|on its way/i)).toHaveCount(0)
  })

  test('tests no sign-in with a provider, and lets nobody believe that one works', async ({ page }) => {
    await enterPanel(page)
    await open(page, '/admin/auth-settings?configure=google')
    const dialog = page.getByRole('dialog', { name: /Google/ })
    await dialog.getByLabel('Client ID').fill('demo.apps.example.com')
    await dialog.getByLabel('Client secret').fill('a secret of the demo')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('switch', { name: 'Sign-in with Google' }).press('Space')
    await expect(page.getByText('In the demo it leads nowhere.')).toBeVisible()
    await page.getByRole('button', { name: 'Test sign-in with Google' }).click()
    const trial = page.getByRole('dialog', { name: 'Test sign-in with Google' })
    await expect(trial).toContainText(demoMessages.providers)
    await expect(trial.getByRole('button', { name: 'Open the sign-in' })).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
  })

  test('shows in one tab what another one does, and loses nothing', async ({ page, context }) => {
    await enterPanel(page)
    await open(page, '/admin/users?q=Lindqvist')
    await expect(page.getByRole('row', { name: /Sven Lindqvist/ })).toContainText('Active')
    const other = await context.newPage()
    await open(other, '/admin/users?q=Carvalho')
    const deactivate = async (tab: Page, name: string): Promise<void> => {
      await tab.getByRole('button', { name: `Actions for ${name}` }).click()
      await tab.getByRole('menuitem', { name: 'Deactivate' }).click()
    }
    await Promise.all([deactivate(page, 'Sven Lindqvist'), deactivate(other, 'Ines Carvalho')])
    await expect(page.getByRole('row', { name: /Sven Lindqvist/ })).toContainText('Inactive')
    await expect(other.getByRole('row', { name: /Ines Carvalho/ })).toContainText('Inactive')
    await open(page, '/admin/users?q=Carvalho')
    await expect(page.getByRole('row', { name: /Ines Carvalho/ })).toContainText('Inactive')
    // What one tab does appears in the other, which nobody reloads.
    await page.getByRole('button', { name: 'Actions for Ines Carvalho' }).click()
    await page.getByRole('menuitem', { name: 'Activate' }).click()
    await expect(other.getByRole('row', { name: /Ines Carvalho/ })).toContainText('Active')
    await page.close()
    await open(other, '/admin/users?q=Lindqvist')
    await expect(other.getByRole('row', { name: /Sven Lindqvist/ })).toContainText('Inactive')
  })

  test('knows no countries, and its files keep their byte order mark', async ({ page }) => {
    await enterPanel(page)
    await open(page, '/auth/profile/activity')
    await expect(page.getByRole('columnheader', { name: 'Place' })).toBeVisible()
    await expect(page.getByText(demoMessages.places)).toBeVisible()
    await open(page, '/admin/users')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: /^As CSV, for/ }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(/^\uFEFF"id","email"/)
  })
  test('reads its own database, and changes nothing of it', async ({ page, context }) => {
    await enterPanel(page)
    await open(page, '/admin/database')
    const card = page.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: /demo/ })
    await expect(card).toContainText('Answers in')
    await expect(card).toContainText('– queries')
    for (const act of ['Edit', 'Disconnect', 'Delete'])
      await expect(page.getByRole('button', { name: act, exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveAccessibleDescription(
      /neither changed nor deleted/
    )
    expect(await findViolations(page)).toEqual([])

    await page.getByRole('tab', { name: 'Schema Browser' }).click()
    await page.getByLabel('Search tables and columns').fill('users')
    await page.getByRole('button', { name: /main\.users/ }).click()
    await expect(page.getByRole('rowheader', { name: 'email', exact: true })).toBeVisible()
    await expect(page.getByText('password_hash')).toHaveCount(0)

    await page.getByRole('tab', { name: 'Query Editor' }).click()
    const write = async (text: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'SQL statement' }).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
      await page.keyboard.press('Escape')
    }
    await write('select first_name, last_name, password_hash from users where last_name = $1')
    await page.getByLabel('$1', { exact: true }).fill('Lindqvist')
    await page.getByRole('button', { name: /^Run/ }).click()
    const results = page.getByRole('region', { name: 'Results' })
    await expect(results.getByRole('gridcell', { name: 'Sven' })).toBeVisible()
    await expect(results.getByRole('gridcell', { name: 'NULL' })).toBeVisible()
    await expect(card).toContainText('1 query')
    const downloading = page.waitForEvent('download')
    await results.getByRole('button', { name: 'CSV' }).click()
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Lindqvist')
    await page.getByRole('button', { name: 'Explain' }).click()
    await expect(results.getByText('SCAN users')).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    await write('drop table users')
    await page.getByRole('button', { name: /^Run/ }).click()
    await expect(results.getByText(/It would change something/)).toBeVisible()

    const other = await context.newPage()
    await open(other, '/admin/database?view=data')
    await expect(other.getByRole('navigation', { name: 'Connections' })).toContainText('2 queries')
    expect(await findViolations(other)).toEqual([])
  })
})
