import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** Waits until charts are drawn: a server that was just started has to measure for ten seconds first. */
async function waitForCharts(page: Page): Promise<void> {
  const plot = page.locator('.u-over').first()
  for (let round = 0; round < 15 && !(await plot.isVisible()); round += 1) {
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await plot.waitFor({ timeout: 2000 }).catch(() => undefined)
  }
}

/** Monitoring with its tabs, and what is added there. */
export const monitoringScreens: readonly Screen[] = [
  {
    name: 'admin-monitoring',
    path: '/admin/monitoring?range=15m',
    ready: 'Health score',
    act: waitForCharts
  },
  {
    name: 'admin-comparison',
    path: '/admin/monitoring?range=15m',
    ready: 'Health score',
    act: async (page) => {
      await waitForCharts(page)
      await page.getByRole('button', { name: 'Compare a window' }).click()
      await page.getByText('Meanwhile').waitFor()
    }
  },
  { name: 'admin-checks', path: '/admin/monitoring?view=services', ready: 'Nothing is checked yet' },
  { name: 'admin-alerts', path: '/admin/monitoring?view=alerts', ready: 'Disk is nearly full' },
  {
    name: 'admin-webhook',
    path: '/admin/monitoring?view=alerts',
    ready: 'Disk is nearly full',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add webhook' }).click()
      await page.getByRole('textbox', { name: 'Address' }).waitFor()
    }
  },
  {
    name: 'admin-alert-rule',
    path: '/admin/monitoring?view=alerts',
    ready: 'Disk is nearly full',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add rule' }).click()
      await page.getByRole('textbox', { name: 'Threshold in %' }).waitFor()
    }
  }
]
