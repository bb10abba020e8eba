import { commands } from 'vitest/browser'
import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test.override({ serverOptions: { hasDns: true } })

const name = '_sitewright.alderstreetclinic.co.uk'

test('a domain is proved by keyboard, with the record that is copied and words for what DNS says', async ({
  page,
  server
}) => {
  await commands.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInToPanel(page)
  await page.getByRole('link', { name: 'Tenants', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add tenant' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Add tenant' })
  await form.getByLabel('Name', { exact: true }).fill('Alder Street Clinic')
  await form.getByLabel('Subdomain').fill('alderstreet')
  await form.getByLabel('Domain', { exact: true }).fill('clinic.local')
  await form.getByLabel('Domain', { exact: true }).press('Enter')
  await expect(form.getByText('This ending is reserved')).toBeVisible()
  await form.getByLabel('Domain', { exact: true }).fill('AlderStreetClinic.co.uk')
  await form.getByLabel('Domain', { exact: true }).press('Enter')
  await expect(form).toBeHidden()

  const list = page.getByRole('region', { name: 'List of tenants' })
  await expect(list.getByText('alderstreetclinic.co.uk')).toBeVisible()
  await expect(list.getByText('Not proved')).toBeVisible()
  await expect(list.getByText('Not billed: pending')).toBeVisible()
  await list.getByRole('link', { name: /Alder Street Clinic/ }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Alder Street Clinic' })
  const domain = details.getByRole('region', { name: 'Domain' })
  await expect(domain.getByText('Not checked yet')).toBeVisible()
  const copied = async (button: string): Promise<string> => {
    await domain.getByRole('button', { name: button }).press('Enter')
    await expect(page.getByText('Copied').first()).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await expect.poll(() => copied('Copy name')).toBe(name)
  await expect.poll(() => copied('Copy value')).toMatch(/^sitewright-verification=[\w-]{32}$/)
  const value = await domain.getByLabel('Value of the TXT record').inputValue()

  const check = domain.getByRole('button', { name: 'Check now' })
  await check.press('Enter')
  await expect(domain.getByText(`DNS knows no name ${name}`)).toBeVisible()
  await commands.setDnsReply(server.id, name, { kind: 'records', records: [['<b>somebody else</b>']] })
  await check.press('Enter')
  await expect(domain.getByText('<b>somebody else</b>')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await commands.setDnsReply(server.id, name, { kind: 'failure' })
  await check.press('Enter')
  await expect(domain.getByText('answered with an error')).toBeVisible()
  await expect(domain.getByText('<b>somebody else</b>')).toBeHidden()
  await commands.setDnsReply(server.id, name, { kind: 'records', records: [['v=spf1 -all'], [value]] })
  await check.press('Enter')
  await expect(domain.getByText('the domain is proved')).toBeVisible()
  await expect(domain.getByText('Proved', { exact: true })).toBeVisible()
  await expect(check).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list.getByText('Proved', { exact: true })).toBeVisible()
})
