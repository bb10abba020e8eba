import { sampleDatabaseScreens } from './sample-database-screens.ts'
import { sampleTenantScreens } from './sample-tenant-screens.ts'
import type { Screen } from './screen.ts'

const services = { path: '/admin/monitoring?view=services', ready: 'Booking API' } as const
const alerts = { path: '/admin/monitoring?view=alerts', ready: 'Payments is down' } as const

/** Services that are checked, one of them down, with its alert and incident. */
const monitoringScreens: readonly Screen[] = [
  { name: 'admin-services', ...services },
  {
    name: 'admin-service-results',
    ...services,
    act: async (page) => {
      await page.getByRole('button', { name: 'Actions for Payments', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Last results' }).click()
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
    }
  },
  {
    name: 'admin-maintenance',
    ...services,
    act: async (page) => {
      await page.getByRole('button', { name: 'Maintenance window' }).click()
      await page.getByRole('dialog', { name: 'Maintenance windows' }).waitFor()
    }
  },
  { name: 'admin-alert-firing', ...alerts },
  {
    name: 'admin-alert-acknowledge',
    ...alerts,
    act: async (page) => {
      await page.getByRole('button', { name: /^Acknowledge Payments is down/ }).click()
      await page.getByRole('dialog', { name: 'Acknowledge alert' }).waitFor()
    }
  },
  {
    name: 'admin-incident',
    ...alerts,
    act: async (page) => {
      await page
        .getByRole('region', { name: /^Incidents/ })
        .getByRole('button', { name: /^Payments is down/ })
        .click()
      await page.getByRole('dialog').getByRole('region', { name: 'Time line' }).getByText('Fired').waitFor()
    }
  }
]

/** The API explorer with a secret and calls that were made. */
const explorerScreens: readonly Screen[] = [
  {
    name: 'admin-api-secrets',
    path: '/admin/api?call=listUsers',
    ready: 'Filters are joined',
    act: async (page) => {
      await page.getByRole('button', { name: 'Secrets', exact: true }).click()
      await page.getByRole('dialog', { name: 'Secrets' }).getByText('staging-token').waitFor()
    }
  },
  {
    name: 'admin-api-history',
    path: '/admin/api?call=listUsers',
    ready: 'Filters are joined',
    act: async (page) => {
      await page.getByRole('button', { name: /^Execute/ }).click()
      await page.getByText('Matches schema').waitFor()
      await page.getByRole('tab', { name: /^History/ }).click()
    }
  }
]

/** Screens of the control panel of an installation with sample data. */
export const sampleScreens: readonly Screen[] = [
  { name: 'admin-dashboard-busy', path: '/admin/dashboard', ready: 'Payments is down' },
  ...sampleDatabaseScreens,
  ...sampleTenantScreens,
  ...monitoringScreens,
  ...explorerScreens
]

/** Screens of the account of somebody in an installation with sample data. */
export const sampleOwnScreens: readonly Screen[] = [
  {
    name: 'profile-api-keys',
    path: '/auth/profile/security',
    ready: 'Deploy bot',
    act: (page) => page.getByRole('region', { name: 'API keys' }).scrollIntoViewIfNeeded()
  },
  { name: 'own-tenants', path: '/auth/tenants', ready: 'This installation' }
]
