import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { drawPhotograph } from '../models/photographs.ts'
import type { Owner } from './owner.ts'

/** A folder with photographs of one's own; without it they are drawn. */
const photographs = process.env['PHOTOGRAPHS']

/** Gives each slot a photograph and says what it shows. */
export async function addPhotographs(page: Page, owner: Owner): Promise<void> {
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const files = photographs === undefined ? [] : readdirSync(photographs).sort()
  const from = owner.id.length
  const named = await page
    .getByRole('region', { name: 'Services' })
    .getByRole('textbox', { name: /^Name of / })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
  const slots = ['Main picture', 'About the business', ...named.slice(0, 2)].filter(
    (name) => name !== undefined
  )
  for (const [index, slot] of slots.entries()) {
    const choose = pictures.getByRole('button', { name: `Choose a picture: ${slot}`, exact: true })
    if ((await choose.count()) === 0) continue
    const chooser = page.waitForEvent('filechooser')
    await choose.click()
    const name = files[(from + index) % files.length]
    const buffer =
      photographs === undefined || name === undefined
        ? await drawPhotograph(page, 2400, 1600)
        : await readFile(join(photographs, name))
    await (await chooser).setFiles({ name: name ?? 'photograph.jpg', mimeType: 'image/jpeg', buffer })
    const row = pictures
      .getByRole('listitem')
      .filter({ has: page.getByText(slot, { exact: true }) })
      .first()
    await expect(row.getByText('Not described yet')).toBeVisible({ timeout: 60_000 })
    await row.getByRole('button', { name: `Edit the picture: ${slot}`, exact: true }).click()
    await row.getByRole('textbox', { name: 'Description' }).fill(`${slot} of ${owner.form.businessName}`)
    await row.getByRole('button', { name: 'Close', exact: true }).click()
  }
}
