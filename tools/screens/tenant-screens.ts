import type { Screen } from './screen.ts'

/** The screen of the tenants. */
export const tenantScreens: readonly Screen[] = [
  { name: 'admin-tenants', path: '/admin/tenants', ready: 'No tenants yet' },
  { name: 'admin-all-invoices-empty', path: '/admin/tenants?view=invoices', ready: 'No invoices yet' },
  {
    name: 'admin-tenants-add',
    path: '/admin/tenants',
    ready: 'No tenants yet',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add tenant' }).click()
      await page.getByRole('textbox', { name: 'Subdomain' }).waitFor()
    }
  },
  {
    name: 'admin-tenants-plans',
    path: '/admin/tenants',
    ready: 'No tenants yet',
    act: async (page) => {
      await page.getByRole('button', { name: 'Plans' }).click()
      await page.getByLabel('Price a month').waitFor()
    }
  }
]
