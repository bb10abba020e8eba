import type { Screen } from './screen.ts'

/** The API explorer, before and after a call. */
export const apiScreens: readonly Screen[] = [
  { name: 'admin-api', path: '/admin/api?call=listUsers', ready: 'Filters are joined' },
  {
    name: 'admin-api-answer',
    path: '/admin/api?call=listUsers',
    ready: 'Filters are joined',
    act: async (page) => {
      await page.getByRole('button', { name: /^Execute/ }).click()
      await page.getByText('Matches schema').waitFor()
    }
  },
  {
    name: 'admin-api-authentication',
    path: '/admin/api?call=listUsers',
    ready: 'Filters are joined',
    act: async (page) => {
      await page.getByRole('button', { name: /^Authentication: / }).click()
      await page.getByRole('radio', { name: 'Basic' }).check()
      await page.getByLabel('Key id').waitFor()
    }
  }
]
