import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const clinic = 'Alder Street Clinic'
const list = { path: '/admin/tenants', ready: clinic } as const

/** Opens a tab of the details of the clinic. */
async function openTenant(page: Page, tab: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(clinic) }).click()
  const details = page.getByRole('dialog', { name: clinic })
  await details.getByRole('tab', { name: tab }).click()
  await details.getByRole('tabpanel', { name: tab }).waitFor()
}

/** Opens the menu of a tenant, and one of its acts. */
async function choose(page: Page, tenant: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${tenant}` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** Opens the menu of the invoice of the clinic, and one of its acts. */
async function chooseForInvoice(page: Page, act: RegExp, shown: RegExp): Promise<void> {
  await openTenant(page, 'Billing')
  await page.getByRole('button', { name: /^Actions for invoice/ }).click()
  await page.getByRole('menuitem', { name: act }).click()
  await page.getByRole('dialog', { name: shown }).waitFor()
}

/** Tenants with people, invoices and invitations. */
export const sampleTenantScreens: readonly Screen[] = [
  { name: 'admin-tenants-list', ...list },
  ...(['Overview', 'Usage & Performance', 'Billing', 'Features', 'Settings'] as const).map((tab) => ({
    name: `admin-tenant-${tab.split(' ')[0]?.toLowerCase()}`,
    ...list,
    act: (page: Page) => openTenant(page, tab)
  })),
  {
    name: 'admin-tenants-plan-features',
    ...list,
    act: async (page) => {
      await page.getByRole('button', { name: 'Plans' }).click()
      const keys = page.getByRole('checkbox', { name: /^API keys/ })
      await keys.click()
      await page.getByText(/tenants lose it/).waitFor()
      await keys.scrollIntoViewIfNeeded()
    }
  },
  {
    name: 'admin-tenant-edit',
    ...list,
    act: async (page) => {
      await choose(page, clinic, 'Edit')
      await page.getByRole('dialog', { name: 'Edit tenant' }).waitFor()
    }
  },
  {
    name: 'admin-tenant-suspend',
    ...list,
    act: async (page) => {
      await choose(page, clinic, 'Suspend…')
      await page
        .getByRole('dialog', { name: `Suspend ${clinic}?` })
        .getByText('For 15 minutes')
        .waitFor()
    }
  },
  {
    name: 'admin-tenant-delete',
    ...list,
    act: async (page) => {
      await choose(page, 'Kestrel Cycles', 'Delete')
      await page.getByRole('dialog', { name: 'Delete Kestrel Cycles?' }).waitFor()
    }
  },
  {
    name: 'admin-tenant-members',
    ...list,
    act: async (page) => {
      await choose(page, clinic, 'Members and invitations')
      await page.getByText('noor.haddad@example.com').waitFor()
    }
  },
  { name: 'admin-all-invoices', path: '/admin/tenants?view=invoices', ready: 'Deleted tenant' },
  { name: 'admin-invoice', ...list, act: (page) => chooseForInvoice(page, /^Details/, /^Invoice \d{4}-/) },
  {
    name: 'admin-invoice-pay',
    ...list,
    act: (page) => chooseForInvoice(page, /^Mark as paid/, /^Mark invoice/)
  },
  { name: 'admin-invoice-void', ...list, act: (page) => chooseForInvoice(page, /^Void/, /^Make invoice/) }
]
