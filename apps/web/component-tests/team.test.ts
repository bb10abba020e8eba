import { dentist } from '@sitewright/site'
import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { administrator, signInToPanel } from './support/admin.ts'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { waitForMailedLink } from './support/mailbox.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'
import { openOtherBrowser } from './support/other-browser.ts'
import type { ComponentTestServer } from './support/server.ts'
import { startSession } from './support/session.ts'
import { findSidewaysScroll } from '../e2e/models/sideways-scroll.ts'

test.override({ serverOptions: { hasMail: true } })

const password = 'seven quiet herons'
const personOf = (name: string) => ({ email: `${name.toLowerCase()}@example.com`, password })

type Send = (call: string, body: object, by?: { token?: unknown }) => Promise<Record<string, unknown>>

/** Makes calls of the server; each tells the token of a session. */
const createSend =
  (server: ComponentTestServer): Send =>
  async (call, body, { token = '' } = {}) => {
    const [method = '', path = ''] = call.split(' ')
    const data = method === 'GET' ? {} : { data: body }
    const answer = await server.call(method, path, { ...data, token: String(token) })
    return answer.body as Record<string, unknown>
  }

/** Adds people as the administrator, who may sign in five times a minute from an address. */
async function addPeople(
  send: Send,
  people: readonly (readonly [string, unknown])[],
  known?: unknown
): Promise<void> {
  const { token } =
    known === undefined ? await send('POST /api/auth/admin/login', administrator) : { token: known }
  for (const [firstName, role] of people)
    await send(
      'POST /api/users',
      { firstName, lastName: 'Lindqvist', role, ...personOf(firstName) },
      { token }
    )
}

test('a Manager manages Users and Editors, and an Editor edits what is shared with the team', async ({
  page,
  server
}) => {
  const seen = watchPage(page)
  const send = createSend(server)
  await addPeople(send, [
    ['Mona', 'manager'],
    ['Edda', 'editor'],
    ['Uma', 'user']
  ])
  const { token } = await send('POST /api/auth/login', personOf('Uma'))
  const { id } = await send('POST /api/saved-projects', { site: dentist }, { token })

  await startSession(page, 'user', personOf('Uma'))
  await page.goto('/auth/projects')
  await page.getByRole('button', { name: /^More for/ }).press('Enter')
  await page.getByRole('button', { name: 'Share with the team' }).press('Enter')
  await expect(page.getByText('Shared with the team')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your team' })).toHaveCount(0)
  expectNoErrors(seen)

  await openOtherBrowser()
  await startSession(page, 'user', personOf('Mona'))
  await page.goto('/auth/projects')
  await page.getByRole('button', { name: /^Account of/ }).press('Enter')
  await page.getByRole('link', { name: 'Your team' }).press('Enter')
  const people = page.getByRole('list', { name: 'People' })
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Report' })).toContainText('Online now')
  await page.getByRole('combobox', { name: 'Role of Uma Lindqvist' }).selectOption('editor')
  await expect(page.getByText('Uma Lindqvist is Editor now.')).toBeVisible()
  await page.getByRole('button', { name: 'Deactivate Uma Lindqvist' }).press('Enter')
  const activate = page.getByRole('button', { name: 'Activate Uma Lindqvist', exact: true })
  // Until the change before it is answered it does nothing.
  await expect(activate).toBeEnabled()
  await activate.press('Enter')
  await expect(page.getByRole('button', { name: 'Open a copy of' })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findSidewaysScroll(page)).toBe(0)
    expect(await findViolationsInBothSchemes(page)).toEqual([])
  }

  await openOtherBrowser()
  await startSession(page, 'user', personOf('Edda'))
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/auth/team')
  await expect(page.getByRole('region', { name: 'People' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Edit / }).press('Enter')
  await expect(page).toHaveURL(/\/builder/)
  await page.goto('/builder/business')
  await page.getByLabel(/^Business name/).fill('Elm Dental')
  await page.getByRole('banner').getByRole('button', { name: 'Save to account' }).click()
  await expect(page.getByText(/is saved as version 2/)).toBeVisible()
  const again = await send('POST /api/auth/login', personOf('Uma'))
  expect(await send(`GET /api/saved-projects/${String(id)}`, {}, again)).toMatchObject({
    version: 2,
    site: { businessInfo: { businessName: 'Elm Dental' } }
  })
})

test('an invitation that is being typed when the session ends is there after the sign-in, and is sent', async ({
  page,
  server
}) => {
  const send = createSend(server)
  await addPeople(send, [['Milena', 'manager']])
  await startSession(page, 'user', personOf('Milena'))
  await page.goto('/auth/team')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite to your team' })
  const fields = { 'First name': 'Noor', 'Last name': 'Lindqvist', Email: 'noor.typed@example.com' }
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await expect(dialog.getByText('User may use their own account, and no more.')).toBeVisible()

  const { token } = await send('POST /api/auth/login', personOf('Milena'))
  await send('POST /api/account/sessions/end-others', {}, { token })
  // The act may be refused before the page has asked by itself.
  await dialog.getByRole('button', { name: 'Send invitation' }).click({ force: true })
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByLabel('Password', { exact: true }).fill(password)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(again).toBeHidden()
  for (const [label, value] of Object.entries(fields))
    await expect(dialog.getByLabel(label)).toHaveValue(value)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Noor Lindqvist is invited.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await waitForMailedLink(server, fields.Email, 'reset')
})

test('a role with admin:read alone reads every screen of the control panel, and changes nothing', async ({
  page,
  server
}) => {
  const send = createSend(server)
  const { token } = await send('POST /api/auth/admin/login', administrator)
  const role = { name: 'Reader', description: '', rank: 20, permissions: ['admin.access', 'admin:read'] }
  const made = (await send('POST /api/admin/roles', role, { token })) as { role?: { id: string } }
  await addPeople(send, [['Rita', made.role?.id]], token)
  const seen = watchPage(page)
  await signInToPanel(page, '/admin', personOf('Rita'))
  const links = page.getByRole('navigation', { name: 'Screens' }).getByRole('link')
  await expect(links).toHaveText([
    /^Dashboard/,
    /^Users/,
    /^Database/,
    /^Monitoring/,
    /^API explorer/,
    /^Tenants/,
    /^Auth settings/
  ])
  for (const link of await links.all()) {
    await link.press('Enter')
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  }
  await expect(page.getByText('Your role reads these settings.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Security Settings' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Audit log' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Entries' }).getByRole('link').first()).toBeVisible()
  expectNoErrors(seen)
})

test('a role with admin:delete is offered what deletes, and nothing that changes', async ({
  page,
  server
}) => {
  const send = createSend(server)
  const { token } = await send('POST /api/auth/admin/login', administrator)
  const addRole = async (name: string, rank: number, permissions: readonly string[]) => {
    const body = { name, description: '', rank, permissions }
    const { role } = (await send('POST /api/admin/roles', body, { token })) as { role?: { id: string } }
    return role?.id
  }
  const cleaner = await addRole('Cleaner', 60, ['admin.access', 'admin:read', 'admin:delete'])
  await addRole('Unused', 20, [])
  await addPeople(
    send,
    [
      ['Cleo', cleaner],
      ['Gone', 'user']
    ],
    token
  )
  await signInToPanel(page, '/admin/users?q=Gone', personOf('Cleo'))
  const items = page.getByRole('menuitem')
  await page.getByRole('button', { name: 'Actions for Gone Lindqvist' }).click()
  await expect(items.filter({ hasText: 'Edit' })).toHaveCount(0)
  await items.filter({ hasText: 'Delete…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Gone Lindqvist?' })
  await expect(question).toContainText('For 15 minutes')
  await question.getByRole('button', { name: 'Delete Gone Lindqvist' }).click()
  const toast = page.locator('.toast').filter({ hasText: 'Gone Lindqvist is deleted' })
  await expect(toast).toBeVisible()
  // Bringing back takes the permission of people.
  await expect(toast.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await page.goto('/admin/users?roles')
  const roles = page.getByRole('dialog', { name: 'Roles and permissions' })
  await roles.getByRole('button', { name: 'Actions for the role Unused' }).click()
  await expect(items).toHaveText(['Delete…'])

  await page.goto('/admin/monitoring')
  await page.getByRole('tab', { name: 'Alerts' }).click()
  const rules = page.getByRole('region', { name: 'Rules' })
  await expect(rules.getByRole('switch')).toHaveCount(0)
  await rules
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect(items).toHaveText([/^Delete/])
})
