import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { test } from './support/test.ts'
import { signInToPanel } from './support/admin.ts'
import { findViolations } from './support/axe.ts'

test.override({ serverOptions: { hasStripe: true, hasTasks: true } })

/** Adds an active tenant of the plan Starter, which gets a price. */
async function addBilledTenant(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tenants', exact: true }).click()
  await page.getByRole('button', { name: 'Plans' }).click()
  const plans = page.getByRole('dialog', { name: 'Plans' })
  await plans.getByLabel('Price a month').fill('149')
  await plans.getByLabel('Price a month').press('Enter')
  await expect(page.getByText('Starter is saved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plans).toBeHidden()
  await page.getByRole('button', { name: 'Add tenant' }).click()
  const form = page.getByRole('dialog', { name: 'Add tenant' })
  await form.getByLabel('Name', { exact: true }).fill('Alder Street Clinic')
  await form.getByLabel('Subdomain').fill('alderstreet')
  await form.getByLabel('Status').selectOption('Trial')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

/** Opens the tab of the bills of the tenant. */
async function openBilling(page: Page) {
  await page.getByRole('link', { name: /Alder Street Clinic/ }).press('Enter')
  const details = page.getByRole('dialog', { name: 'Alder Street Clinic' })
  await details.getByRole('tab', { name: 'Billing' }).press('Enter')
  const billing = details.getByRole('tabpanel', { name: 'Billing' })
  await expect(billing).toBeVisible()
  return { details, billing }
}

test('an invoice is issued by itself, looked at and marked as paid by keyboard', async ({ page }) => {
  await signInToPanel(page)
  await addBilledTenant(page)
  const before = await openBilling(page)
  await expect(before.billing.getByText('A tenant in trial is not billed')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(before.details).toBeHidden()

  await page.getByRole('button', { name: 'Actions for Alder Street Clinic' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(page.getByText('Alder Street Clinic is active')).toBeVisible()
  const { billing } = await openBilling(page)
  const list = billing.getByRole('region', { name: 'Invoices' }).last()
  await expect(list.getByText(/^\d{4}-0001$/)).toBeVisible()
  await expect(list.getByText('Open')).toBeVisible()
  await expect(billing.getByText('Current')).toBeVisible()
  await expect(billing.getByText(/^By a link to Stripe in each reminder/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  const menu = list.getByRole('button', { name: /^Actions for invoice/ })
  await menu.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Enter')
  const invoice = page.getByRole('dialog', { name: /^Invoice \d{4}-0001$/ })
  await expect(invoice.getByRole('row', { name: /Starter .*149\.00/ })).toBeVisible()
  await expect(invoice.getByText('None was sent')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(invoice).toBeHidden()

  await menu.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await expect(page.getByRole('menuitem', { name: 'Send payment link' })).toHaveAttribute(
    'aria-disabled',
    'true'
  )
  await page.getByRole('menuitem', { name: 'Mark as paid…' }).click()
  const question = page.getByRole('dialog', { name: /^Mark invoice \d{4}-0001 as paid\?$/ })
  await question.getByLabel('Note').fill('Bank transfer')
  expect(await findViolations(page)).toEqual([])
  await question.getByLabel('Note').press('Enter')
  await expect(question).toBeHidden()
  await expect(list.getByText('Paid', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('paid this year')).toBeVisible()
})

test('an overdue invoice says since when, and is made void with words of what that does', async ({
  page
}) => {
  await page.route('**/api/admin/tenants/*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { tenant?: { billing: object } }
    const day = 86_400_000
    if (body.tenant !== undefined)
      Object.assign(body.tenant.billing, {
        status: 'overdue',
        overdueSince: Date.now() - day,
        suspendsAt: Date.now() + 13 * day
      })
    await route.fulfill({ response: answer, json: body })
  })
  await signInToPanel(page)
  await addBilledTenant(page)
  await page.getByRole('button', { name: 'Actions for Alder Street Clinic' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await expect(page.getByText('Alder Street Clinic is active')).toBeVisible()
  const { billing } = await openBilling(page)
  await expect(billing.getByText(/^Overdue since/)).toBeVisible()
  await expect(billing.getByText(/^It is suspended by itself on/)).toBeVisible()
  const list = billing.getByRole('region', { name: 'Invoices' }).last()
  await expect(list.getByText(/^\d{4}-0001$/)).toBeVisible()
  await list.getByRole('button', { name: /^Actions for invoice/ }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Void…' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: /^Make invoice \d{4}-0001 void\?$/ })
  await expect(question.getByText('Go to the next invoice')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Make it void' }).press('Enter')
  await expect(question).toBeHidden()
  await expect(list.getByText('Void', { exact: true })).toBeVisible()
  // An entry of 'Needs attention' on the dashboard leads here.
  const address = new URL(page.url())
  address.searchParams.set('tab', 'billing')
  await page.goto(address.href)
  await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true')
})

test('all invoices are in one list, those of a deleted tenant too, and are exported as the filters show', async ({
  page
}) => {
  await signInToPanel(page)
  await addBilledTenant(page)
  await page.getByRole('button', { name: 'Actions for Alder Street Clinic' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Activate' }).click()
  await page.getByRole('tab', { name: 'Invoices' }).press('Enter')
  await expect(page).toHaveURL(/view=invoices/)
  const list = page.getByRole('region', { name: 'Invoices of all tenants' })
  await expect(list.getByText(/^\d{4}-0001$/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await list.getByRole('button', { name: /^Actions for invoice/ }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Mark as paid…' }).click()
  const question = page.getByRole('dialog', { name: /^Mark invoice \d{4}-0001 as paid\?$/ })
  await question.getByLabel('Note').press('Enter')
  await expect(list.getByText('Paid', { exact: true })).toBeVisible()

  await page.getByRole('tab', { name: 'Tenants' }).press('Enter')
  await page.getByRole('button', { name: 'Actions for Alder Street Clinic' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete Alder Street Clinic?' })
  await deletion.getByRole('textbox').fill('Alder Street Clinic')
  await deletion.getByRole('textbox').press('Enter')
  await expect(deletion).toBeHidden()

  await page.goto('/admin/tenants?view=invoices&state=paid&sort=tenant')
  await expect(list.getByText('Deleted tenant')).toBeVisible()
  await list.getByRole('button', { name: 'Tenant', exact: true }).first().click()
  await page.getByRole('combobox', { name: 'Tenant' }).fill('alder')
  await page.getByRole('option', { name: 'Alder Street Clinic (deleted)' }).click()
  await expect(page).toHaveURL(/of=/)
  await expect(list.getByText('Alder Street Clinic (deleted)')).toBeVisible()
  const saved = page.waitForEvent('download')
  await list.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'As CSV, for spreadsheets' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^invoices-.*\.csv$/)
  await page.goto('/admin/tenants?view=invoices&state=open')
  await expect(page.getByText('No invoice matches')).toBeVisible()
})
