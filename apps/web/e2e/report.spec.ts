import { Buffer } from 'node:buffer'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, type Page, type TestInfo } from '@playwright/test'
import { messages } from '@sitewright/builder'
import { generate, zipProject } from '@sitewright/generator'
import { file, toProject, type Project } from '@sitewright/project'
import { builtTemplate } from '../../../tools/template/built-template.ts'
import { findViolations } from './models/axe.ts'
import { tabTo } from './models/keyboard.ts'
import { openStep, openGenerated, completeSite } from './models/saved-state.ts'
import { wizardPage } from './models/wizard.ts'

const whole = generate(completeSite, builtTemplate())

const without = (project: Project, ...paths: string[]): Project =>
  toProject([...project.values()].filter(({ path }) => !paths.includes(path)))

const zipFile = (project: Project, name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipProject(project, 'site'))
})

/** A folder on disk, as the file chooser takes it. */
function folderOf(project: Project, info: TestInfo): string {
  const folder = info.outputPath('site')
  for (const { path, content } of project.values()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

/** The fields of the report, by what became of them. */
async function fieldsOn(page: Page): Promise<string | null> {
  return page.getByRole('img', { name: /checked without a finding/ }).getAttribute('aria-label')
}

test('a generated project was bundled in the browser, and the report says what was looked at (B8)', async ({
  page
}) => {
  await openStep(page, 'review')
  await wizardPage(page).generate()
  await expect(page.getByText('READY TO USE', { exact: true })).toBeVisible()
  expect(await fieldsOn(page)).toMatch(/^(\d+) of \1 checked without a finding, 0 found, 0 not checked$/)
  const bundled = page.getByRole('listitem').filter({ hasText: 'The bundle: every module was linked' })
  await expect(bundled).toContainText('run')
  await expect(page.getByRole('listitem').filter({ hasText: 'as large as stated' })).toContainText('measured')
  await expect(page.getByText(/built here in|Validated, no findings/)).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
})

test('the report of a project is there again after a reload (B28)', async ({ page }) => {
  await openGenerated(page, '/download')
  await expect(page.getByText('READY TO USE', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByText('READY TO USE', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(wizardPage(page).toast(messages.validationPassed)).toBeVisible()
})

test('where the bundler cannot be loaded, nothing is called built or ready', async ({ page }) => {
  await page.context().route(/bindings_wasm|rollup.*\.wasm/, (route) => route.abort())
  await page.route('**/*.wasm', (route) => route.abort())
  await openGenerated(page, '/download')
  await expect(page.getByText('Not ready yet')).toBeVisible({ timeout: 30_000 })
  const bundle = page.getByRole('listitem').filter({ hasText: 'The bundle: every module was linked' })
  await expect(bundle).toContainText('The bundler could not be loaded, so nothing was built')
  await expect(page.getByText('READY TO USE', { exact: true })).toHaveCount(0)
})

test('any zip is checked on a page of its own, reached from the footer (B36)', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a project' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check a project')
  expect(await findViolations(page)).toEqual([])

  const broken = without(whole, 'public/manifest.webmanifest', 'src/main.tsx')
  await page.getByLabel('Choose a zip').setInputFiles(zipFile(broken, 'broken.zip'))
  await expect(page.getByText('Not ready yet')).toBeVisible({ timeout: 30_000 })
  await expect(wizardPage(page).toast(/^Validation failed: \d+ errors found$/)).toBeVisible()
  const found = page.getByRole('region', { name: 'Found' })
  await expect(found).toContainText('/manifest.webmanifest, which is not there')
  await expect(found).toContainText('Missing essential file: src/main.tsx')
  await found.getByText('Show it').first().click()
  await expect(found.locator('pre').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.getByLabel('Choose a zip').setInputFiles(zipFile(whole, 'whole.zip'))
  await expect(page.getByText('READY TO USE', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(wizardPage(page).toast(messages.validationPassed)).toBeVisible()
})

test('a folder is checked too, and one that is no project says why it was refused', async ({
  page
}, info) => {
  await page.goto('/check')
  await page.getByLabel('Choose a folder').setInputFiles(folderOf(whole, info))
  await expect(page.getByText('READY TO USE', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page
    .getByLabel('Choose a zip')
    .setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('notes') })
  await expect(page.getByRole('alert').filter({ hasText: 'notes.zip could not be read' })).toBeVisible()
})

test('a site without packages is checked as one, by keyboard', async ({ page }) => {
  const site = toProject([
    file(
      'index.html',
      '<!doctype html>\n<html lang="en"><head><title>A</title></head><body><img src="a.png"></body></html>\n'
    )
  ])
  // Asked for before the page opens: Chromium needs a moment until it hands choosers over.
  const choosing = page.waitForEvent('filechooser')
  await page.goto('/check')
  const choose = page.getByRole('button', { name: 'Choose a zip' })
  await tabTo(page, choose)
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(zipFile(site, 'static.zip'))
  await expect(page.getByText('Not ready yet')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('This picture has no alt text')).toBeVisible()
  await expect(page.getByText('Missing package.json file')).toHaveCount(0)
})
