import { commands } from 'vitest/browser'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { administrator, submitSignIn } from './support/admin.ts'
import { findViolations, findViolationsInBothSchemes } from './support/axe.ts'
import { expectNoErrors, watchPage } from './support/page-watch.ts'

async function openAuthSettings(page: Page): Promise<void> {
  await submitSignIn(page)
  await page.getByRole('link', { name: 'Auth settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Auth settings' })).toBeAttached()
}

test('a provider is configured on three tabs, and enabled only then', async ({ page }) => {
  const seen = watchPage(page)
  await openAuthSettings(page)
  const card = page.getByRole('article', { name: 'GitHub' })
  await expect(card.getByText('Not configured')).toBeVisible()
  await expect(card.getByRole('switch', { name: 'Sign-in with GitHub' })).toBeDisabled()
  await expect(card.getByText('–').first()).toBeVisible()

  await card.getByRole('button', { name: 'Configure GitHub' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configure GitHub' })
  await expect(dialog.getByLabel('Client ID')).toBeFocused()
  await expect(dialog.getByRole('textbox', { name: 'Redirect address' })).toHaveValue(
    /\/api\/auth\/oauth\/github\/callback$/
  )
  await expect(dialog.getByLabel('Tenant')).toBeHidden()
  await dialog.getByLabel('Client ID').fill('Iv1.github')
  await dialog.getByLabel('Client secret').fill('a-secret-of-github-41aa')
  const soon = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Secret expires on').fill(soon)
  await dialog.getByLabel('Scopes').fill(' read:user   user:email ')

  await dialog.getByRole('tab', { name: 'Basic Configuration' }).press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'User Mapping' })).toBeFocused()
  await dialog.getByLabel('Avatar field').fill('')
  await dialog.getByRole('tab', { name: 'Restrictions' }).click()
  await dialog.getByLabel('Allowed domains').fill('example.com\n\nexample.org\n')
  await dialog.getByLabel('Blocked domains').fill('not a domain')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByLabel('Avatar field')).toBeFocused()
  await expect(dialog.getByLabel('Avatar field')).toHaveAccessibleDescription(/Fill this in/)
  await dialog.getByLabel('Avatar field').fill('avatar_url')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByLabel('Blocked domains')).toBeFocused()
  await dialog.getByLabel('Blocked domains').fill('')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: 'Configure GitHub' })).toBeFocused()

  await expect(card.getByText(/^Secret expires in (10|11) days$/)).toBeVisible()
  await expect(card.getByText('example.com, 1 more')).toBeVisible()
  await card.getByText('Sign-in with GitHub').locator('..').click()
  await expect(page.getByText('People can sign in with GitHub now')).toBeVisible()

  await card.getByRole('button', { name: 'Configure GitHub' }).click()
  await expect(dialog.getByLabel('Client secret')).toHaveValue('')
  await expect(dialog.getByText('The one that is set ends in 41aa', { exact: false })).toBeVisible()
  expect(await page.content()).not.toContain('a-secret-of-github')
  await expect(dialog.getByLabel('Scopes')).toHaveValue('read:user user:email')
  expectNoErrors(seen)
})

test('closing a dialog, going back or away asks about what is not saved', async ({ page }) => {
  await openAuthSettings(page)
  await page.getByRole('button', { name: 'Configure Microsoft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configure Microsoft' })
  await expect(dialog.getByLabel('Tenant')).toHaveValue('common')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Configure Microsoft' }).click()
  await dialog.getByLabel('Client ID').fill('typed, not saved')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Client ID')).toHaveValue('typed, not saved')
  await page.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Configure Microsoft' }).click()
  await expect(dialog.getByLabel('Client ID')).toHaveValue('')
})

test('the security settings are changed by keyboard alone, and refused where nobody could run this', async ({
  page
}) => {
  await openAuthSettings(page)
  await page.getByRole('button', { name: 'Security Settings' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Security Settings' })
  await expect(dialog.getByRole('radio', { name: '8 h' })).toBeChecked()
  // A dialog takes the focus a moment after it is there.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.getByRole('radio', { name: '8 h' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: '4 h', exact: true })).toBeChecked()
  await expect(dialog.getByText('was 8 h')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Password sign-in' }).press('Space')
  await dialog.getByRole('button', { name: 'Apply 2 changes' }).press('Enter')
  await expect(dialog.getByText(/admin@example.com signs in with a password only/)).toBeVisible()
  await dialog.getByRole('switch', { name: 'Password sign-in' }).press('Space')
  await dialog.getByRole('button', { name: 'Apply 1 change' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Policy' }).getByText('4 hours')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Security Settings' })).toBeFocused()
})

test('refused words are one a line, and the policy says what is refused and who has emergency access', async ({
  page
}) => {
  await openAuthSettings(page)
  const policy = page.getByRole('region', { name: 'Policy' })
  await expect(policy.getByText(/^\d+ hours?; administrators idle 30 min$/)).toBeVisible()
  await expect(policy.getByText(/super admins? can sign in without any provider/)).toBeVisible()
  await expect(policy.getByText(/^Optional · 0 of \d+ have it$/)).toBeVisible()
  await expect(policy.getByText('Common, own name and address', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Security Settings' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Security Settings' })
  const words = dialog.getByLabel('Refused words')
  await words.fill('a-b-c')
  await dialog.getByRole('button', { name: 'Apply 1 change' }).press('Enter')
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription(/A refused word has at least 4 letters or digits/)
  expect(await findViolations(page)).toEqual([])
  await words.fill('Blue Lathe\n\nacmeworks')
  await dialog.getByRole('button', { name: 'Apply 1 change' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(policy.getByText('Common, own name and address, and 2 words of yours')).toBeVisible()
  await page.getByRole('button', { name: 'Security Settings' }).press('Enter')
  await words.fill('')
  await dialog.getByRole('button', { name: 'Apply 1 change' }).press('Enter')
  await expect(policy.getByText('Common, own name and address', { exact: true })).toBeVisible()
})

test('a change is replayed over the sign-ins before it is applied, and names whom it would hit', async ({
  page,
  server
}) => {
  await server.registerUser({ firstName: 'Inês', lastName: 'Duarte' })
  await openAuthSettings(page)
  await page.getByRole('button', { name: 'Security Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Security Settings' })
  const replay = dialog.getByRole('region', { name: 'What would have happened' })
  await expect(replay.getByText(/^Change something/)).toBeVisible()
  await dialog.getByRole('switch', { name: 'Require two-factor' }).press('Space')
  await expect(replay.getByText('You are one of them.')).toBeVisible()
  await expect(replay.getByRole('listitem').filter({ hasText: 'you' }).first()).toContainText(
    administrator.email
  )
  await expect(replay.getByText('Inês Duarte')).toBeVisible()
  await expect(replay.getByRole('row', { name: /Must add a second factor/ })).toContainText(/0\s*\d+/)
  await dialog.getByRole('switch', { name: 'Password sign-in' }).press('Space')
  await expect(
    dialog.getByText('Prove a way that stays before you switch it off', { exact: false })
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a change is found in the audit log with before and after, by keyboard alone', async ({ page }) => {
  await openAuthSettings(page)
  await page.getByRole('button', { name: 'Security Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Security Settings' })
  await dialog.getByRole('radio', { name: '30 min' }).check()
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click()
  await expect(dialog).toBeHidden()
  const changes = page.getByRole('region', { name: 'Changes' })
  await expect(changes.getByRole('link', { name: /Lockout duration/ })).toBeVisible()

  await page.getByRole('tab', { name: 'Sign-in' }).focus()
  await page.keyboard.press('ArrowRight')
  const log = page.getByRole('region', { name: 'Audit log' })
  const table = log.getByRole('table', { name: 'Entries' })
  await expect(table.getByText('settings.security').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('AUTH.LOG')
  await expect(page).toHaveURL(/q=AUTH/)
  await expect(table.getByText('settings.security')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('nothing like this')
  await expect(log.getByText('No entry matches')).toBeVisible()
  await log.getByRole('button', { name: /^Clear/ }).press('Enter')

  await log.getByRole('button', { name: 'Action Any' }).press('Enter')
  await log.getByRole('checkbox', { name: 'Changed the security settings' }).press('Space')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/action=settings\.security/)
  await expect(table.getByText('auth.login')).toHaveCount(0)
  await table.getByRole('link').first().press('Enter')
  const entry = page.getByRole('dialog', { name: 'Changed the security settings' })
  const row = entry.getByRole('row', { name: /Lockout duration/ })
  await expect(row.locator('del')).toHaveText('15')
  await expect(row.locator('ins')).toHaveText('30')
  await page.reload()
  await expect(row).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goBack()
  expect(await findViolations(page)).toEqual([])
})

test('the whole log is exported, and verified with a public key alone', async ({ page }) => {
  await openAuthSettings(page)
  await page.getByRole('tab', { name: 'Audit log' }).click()
  await page.getByRole('button', { name: 'Verify now' }).click()
  await expect(page.getByText(/rows verified, all of them hold/)).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Whole log/ }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.jsonl$/)
  const { publicKey } = JSON.parse(download.text.split('\n')[0] ?? '') as { publicKey: string }
  expect(await commands.verifyAudit(download.text, publicKey)).toMatch(/^Whole: \d+ rows/)
})

test('the screen and its dialogs are accessible, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAuthSettings(page)
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  await page.goto('/admin/auth-settings?view=audit')
  await expect(page.getByRole('table', { name: 'Entries' }).getByRole('link').first()).toBeVisible()
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  for (const dialog of ['configure=microsoft', 'security=1']) {
    await page.goto(`/admin/auth-settings?${dialog}`)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(await findViolationsInBothSchemes(page)).toEqual([])
  }
})
