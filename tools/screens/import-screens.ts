import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const list = { path: '/admin/users', ready: 'person1@example.com' } as const

/** The bytes of a text in ISO 8859-1. Component tests run in pages, which have no `Buffer`, and take any bytes. */
function toBuffer(text: string): Buffer {
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return 'Buffer' in globalThis ? Buffer.from(bytes) : (bytes as Buffer)
}

/** A file of two new people and two rows with problems; each file has people of its own. */
function createFile(): { name: string; mimeType: string; buffer: Buffer } {
  const run = Date.now()
  const rows = [
    'E-mail;First name;Surname;Notes',
    `zoe${run}@example.com;Zoë;Müller;prefers mornings`,
    'no address;Bo;Inman;',
    'person1@example.com;Bo;Inman;',
    `kai${run}@example.com;Kai;Lund;`
  ]
  return { name: 'team.csv', mimeType: 'text/csv', buffer: toBuffer(`${rows.join('\r\n')}\r\n`) }
}

/** Opens the dialog; on a phone from the menu. */
async function openImport(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Import' })
  if (await button.isVisible()) await button.click()
  else {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import' }).click()
  }
  await page.getByLabel('CSV file').waitFor()
}

async function readFile(page: Page): Promise<void> {
  await openImport(page)
  await page.getByLabel('CSV file').setInputFiles(createFile())
  await page.getByRole('button', { name: 'Read the file' }).click()
  await page.getByText('team.csv: 4 rows').waitFor()
}

async function checkRows(page: Page): Promise<void> {
  await readFile(page)
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByText('Email is invalid').waitFor()
}

async function runImport(page: Page): Promise<void> {
  // What earlier imports came to is not taken for what this one comes to.
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  while ((await dismiss.count()) > 0) await dismiss.first().click()
  await checkRows(page)
  await page.getByRole('button', { name: 'Add 2 people' }).click()
}

async function finishImport(page: Page): Promise<void> {
  await runImport(page)
  await page.getByText('2 people added').first().waitFor()
}

/** Each step of an import of users. Those that add people come last: they are in the list from then on. */
export const importScreens: readonly Screen[] = [
  { name: 'admin-import', ...list, act: openImport },
  {
    name: 'admin-import-unreadable',
    ...list,
    act: async (page) => {
      await openImport(page)
      const buffer = toBuffer('PK\u0003\u0004\u0000')
      await page.getByLabel('CSV file').setInputFiles({ name: 'sheet.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('button', { name: 'Read the file' }).click()
      await page.getByText('This is no text').waitFor()
    }
  },
  { name: 'admin-import-columns', ...list, act: readFile },
  { name: 'admin-import-checked', ...list, act: checkRows },
  {
    name: 'admin-import-running',
    ...list,
    // The answer of the job is changed, so that a picture can be taken of what lasts an instant here.
    before: (page) =>
      page.route(/\/api\/admin\/jobs(\?|\/[^/]+$)/, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        const job = {
          state: 'running',
          total: 100_000,
          done: 41_250,
          refused: 128,
          skipped: 0,
          endedAt: null
        }
        const show = (found: object) =>
          'kind' in found && found.kind === 'users.import' ? { ...found, ...job } : found
        await route.fulfill({
          response,
          body: JSON.stringify(
            JSON.parse(text, (_key, value: unknown) =>
              typeof value === 'object' && value !== null && !Array.isArray(value) ? show(value) : value
            )
          )
        })
      }),
    act: async (page) => {
      await runImport(page)
      await page.getByText('Importing 41,').waitFor()
    }
  },
  { name: 'admin-import-result', ...list, act: finishImport },
  {
    name: 'admin-import-undone',
    ...list,
    act: async (page) => {
      await finishImport(page)
      const result = page.getByRole('region', { name: 'Work on many people' }).first()
      await result.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('2 people removed again').first().waitFor()
    }
  }
]
