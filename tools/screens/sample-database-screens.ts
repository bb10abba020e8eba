import type { Page } from '@playwright/test'
import { administrator } from './administrator.ts'
import type { Screen } from './screen.ts'

/** Answers the question for a recent proof, where it is asked. */
async function prove(page: Page, awaited: string): Promise<void> {
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  const dialog = page.getByRole('dialog', { name: awaited })
  await password.or(dialog).first().waitFor()
  if (!(await password.isVisible())) return
  await password.fill(administrator.password)
  await password.press('Enter')
  await dialog.waitFor()
}

/** Writes a statement into the query editor. */
async function write(page: Page, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'SQL statement' })
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
}

const runs = async (page: Page, text: string, shown: RegExp): Promise<void> => {
  await write(page, text)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await page.getByText(shown).first().waitFor()
}

/** Opens a tab of the connection by its name. */
const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click()

const billing = { path: '/admin/database', ready: 'Query Editor' } as const
const join = `select o.id, c.name, c.country, o.status, o.total, o.placed_at, o.note
from orders o
join customers c on c.id = o.customer_id
order by o.id
limit 200`

async function openRows(page: Page): Promise<void> {
  await openTab(page, 'Data Explorer')
  await page.getByLabel('Table').selectOption('orders')
  await page.getByRole('region', { name: 'orders' }).getByRole('row').nth(3).waitFor()
}

async function openMigrations(page: Page): Promise<void> {
  await openTab(page, 'Migrations')
  await page.getByText('0003_labels').first().waitFor()
}

/** A connected database with all its tabs. */
export const sampleDatabaseScreens: readonly Screen[] = [
  { name: 'admin-query', ...billing, act: (page) => runs(page, join, /^200 rows in /) },
  {
    name: 'admin-query-failed',
    ...billing,
    act: (page) => runs(page, 'select id,\n  totl\nfrom orders', /column "totl" does not exist/)
  },
  {
    name: 'admin-query-plan',
    ...billing,
    act: async (page) => {
      await write(page, join)
      await page.getByRole('button', { name: 'Explain' }).click()
      await page
        .getByText(/Seq Scan|Index Scan/)
        .first()
        .waitFor()
    }
  },
  {
    name: 'admin-query-history',
    ...billing,
    act: async (page) => {
      await page.getByRole('button', { name: 'History' }).click()
      await page.getByRole('dialog', { name: 'History and snippets' }).getByRole('listitem').first().waitFor()
    }
  },
  {
    name: 'admin-schema',
    ...billing,
    act: async (page) => {
      await openTab(page, 'Schema Browser')
      await page.getByText('order_lines').first().waitFor()
    }
  },
  { name: 'admin-rows', ...billing, act: openRows },
  {
    name: 'admin-row-edit',
    ...billing,
    act: async (page) => {
      await openRows(page)
      await page.getByRole('button', { name: 'Edit row 1', exact: true }).click()
      await page.getByRole('dialog', { name: 'Edit row' }).getByLabel('status', { exact: true }).waitFor()
    }
  },
  {
    name: 'admin-write',
    ...billing,
    act: async (page) => {
      await openRows(page)
      await page.getByRole('button', { name: 'Edit row 1', exact: true }).click()
      const row = page.getByRole('dialog', { name: 'Edit row' })
      await row.getByLabel('status', { exact: true }).fill('shipped')
      await row.getByRole('button', { name: 'Keep for saving' }).click()
      await page.getByRole('button', { name: 'Save …' }).click()
      await prove(page, 'Write to billing-eu')
      await page.getByText('Nobody waits').waitFor()
    },
    after: async (page) => {
      const write = page.getByRole('dialog', { name: 'Write to billing-eu' })
      await write.getByRole('button', { name: 'Roll back' }).click()
      await write.waitFor({ state: 'hidden' })
    }
  },
  {
    name: 'admin-performance',
    ...billing,
    act: async (page) => {
      await openTab(page, 'Performance')
      await page.getByRole('table', { name: 'Largest tables' }).waitFor()
    }
  },
  { name: 'admin-migrations', ...billing, act: openMigrations },
  {
    name: 'admin-migration-add',
    ...billing,
    act: async (page) => {
      await openMigrations(page)
      await page.getByRole('button', { name: 'Add migration' }).click()
      await page.getByRole('dialog', { name: 'Add migration' }).getByLabel('Applies it').waitFor()
    }
  },
  {
    name: 'admin-migration-plan',
    ...billing,
    act: async (page) => {
      await openMigrations(page)
      await page.getByRole('button', { name: 'Apply 2 migrations …' }).click()
      await prove(page, 'Apply to billing-eu')
      await page.getByText('insert into labels').waitFor()
    }
  },
  {
    name: 'admin-connection-failed',
    ...billing,
    act: async (page) => {
      await page.getByRole('link', { name: /^reporting/ }).click()
      await page.getByRole('group', { name: 'Actions for reporting' }).waitFor()
    }
  },
  {
    name: 'admin-connection-delete',
    ...billing,
    act: async (page) => {
      await page
        .getByRole('group', { name: 'Actions for billing-eu' })
        .getByRole('button', { name: 'Delete' })
        .click()
      await page.getByRole('dialog', { name: 'Delete billing-eu?' }).waitFor()
    }
  }
]
