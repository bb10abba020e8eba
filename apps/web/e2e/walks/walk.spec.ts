import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { frameworkOf } from '@sitewright/catalog'
import { findViolations } from '../models/axe.ts'
import { downloadFinishedSite, upload, type UploadedSite } from '../models/finished-site.ts'
import { expectNoErrors, watchPage } from '../models/page-watch.ts'
import { findSidewaysScroll } from '../models/sideways-scroll.ts'
import { runNpm, unpackProject } from '../models/unpacked-project.ts'
import { downloadProject, wizardPage } from '../models/wizard.ts'
import { root } from '../../../../tools/root.ts'
import { leadFramework } from '../../../../tools/template/frameworks.ts'
import { confirmLists, correctHours, correctServices } from './correct-lists.ts'
import { owners, type Owner } from './owner.ts'
import { addPhotographs } from './photographs.ts'
import { checkStructuredData } from './structured-data.ts'

/** Decides what is left of the drafts as a careful owner does: nothing that we guessed is published. */
async function decideDrafts(page: Page): Promise<string[]> {
  const notes: string[] = []
  const count = page.getByRole('button', { name: /^\d+ drafts? left$/ })
  const none = page.getByText('Every text on your site is yours', { exact: false })
  await expect(count.or(none).first()).toBeVisible()
  if ((await count.count()) === 0) return notes
  await count.first().click()
  const remove = page.getByRole('button', { name: /^Remove: / })
  await expect(remove.first()).toBeVisible()
  for (let left = await remove.count(); left > 0; left -= 1) {
    notes.push(
      `draft removed: ${(await remove.first().getAttribute('aria-label'))?.replace('Remove: ', '') ?? ''}`
    )
    await remove.first().click()
    await expect(remove).toHaveCount(left - 1)
  }
  await page.getByRole('button', { name: 'Back to Review' }).click()
  return notes
}

/** Walks from the home page to the download of the finished site. */
async function walk(page: Page, owner: Owner): Promise<string[]> {
  const wizard = wizardPage(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Building' }).first().click()
  await wizard.isAt('business')
  await wizard.fillBusiness(owner.form)
  const notes = [...(await correctServices(page, owner)), ...(await correctHours(page, owner))]
  await confirmLists(page)
  await addPhotographs(page, owner)
  await wizard.continueFrom('business')
  await wizard.isAt('analysis')
  await wizard.walk('analysis', 'framework')
  const { name } = frameworkOf(leadFramework)
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await wizard.walk('framework', 'features')
  if (owner.paymentLink !== undefined) {
    await page.getByRole('tab', { name: /^Business/ }).click()
    await wizard.field('Payment link').fill(owner.paymentLink)
  }
  await wizard.walk('features', 'customize')
  await wizard.continueFrom('customize')
  await wizard.isAt('deployment')
  await wizard.pickHosts(['netlify'])
  await page.getByRole('tab', { name: 'Domain & SSL' }).click()
  await wizard.field('Domain').fill(owner.domain)
  await wizard.continueFrom('deployment')
  await wizard.isAt('review')
  notes.push(...(await decideDrafts(page)))
  await wizard.isAt('review')
  await wizard.generate()
  return notes
}

/** Opens all pages at a width, takes their pictures, and gives their words. */
async function look(
  context: BrowserContext,
  site: UploadedSite,
  folder: string,
  width: number
): Promise<Map<string, string>> {
  const page = await context.newPage()
  const seen = watchPage(page)
  const words = new Map<string, string>()
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
  for (const path of site.paths) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findSidewaysScroll(page), `${path} at ${width}`).toBe(0)
    expect(await findViolations(page), `${path} at ${width}`).toEqual([])
    words.set(path, await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ')))
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
    await page.evaluate(async () => {
      for (let at = 0; at < document.body.scrollHeight; at += 400) {
        window.scrollTo(0, at)
        await new Promise((next) => setTimeout(next, 30))
      }
      window.scrollTo(0, 0)
    })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
    if (name === 'home') {
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.screenshot({ path: join(folder, `${name}-${width}-dark.png`) })
      await page.emulateMedia({ colorScheme: 'light' })
    }
  }
  // What a request for a time has to say stands behind a day and a time.
  await page.goto(`${site.origin}/`, { waitUntil: 'networkidle' })
  const time = page
    .locator('main')
    .getByRole('link', { name: /^\d{1,2}:\d\d/ })
    .first()
  if ((await time.count()) > 0) {
    await time.click()
    await expect(page).toHaveURL(/\/booking\?/)
    await page.waitForTimeout(500)
    words.set('/booking, details', await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ')))
    await page.screenshot({ path: join(folder, `booking-details-${width}.png`), fullPage: true })
  }
  expectNoErrors(seen)
  await page.close()
  return words
}

for (const owner of owners) {
  test(owner.id, async ({ page, browser }) => {
    const folder = join(root, 'build/walks', owner.id)
    mkdirSync(folder, { recursive: true })
    const width = Number(process.env['WIDTH'] ?? 1440)
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const seen = watchPage(page)
    const notes = await walk(page, owner)
    await expect(page.getByRole('region', { name: 'The finished site' })).toBeVisible()
    await page.screenshot({ path: join(folder, `download-${width}.png`), fullPage: true })
    const project = unpackProject(await readFile(await (await downloadProject(page)).path()))
    const site = await upload(await downloadFinishedSite(page))
    expectNoErrors(seen)
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    try {
      writeFileSync(join(folder, 'site.json'), readFileSync(join(project.folder, 'src/site.json')))
      await runNpm(project, 'install')
      const launch = await runNpm(project, 'run', 'launch-check')
      notes.push(...launch.lines.filter((line) => !line.startsWith('>')))
      const phone = await look(context, site, folder, 390)
      const words = await look(context, site, folder, 1440)
      const all = [...words.values(), ...phone.values()].join('\n')
      notes.push(`pages: ${site.paths.join(' ')}`)
      const lacks = owner.visible.filter((text) => !all.toLowerCase().includes(text.toLowerCase()))
      const untrue = owner.untrue.filter((text) => all.toLowerCase().includes(text.toLowerCase()))
      notes.push(`not visible: ${lacks.join(' | ')}`, `untrue: ${untrue.join(' | ')}`)
      const pages = await Promise.all(
        site.paths.map(async (path) => (await fetch(site.origin + path)).text())
      )
      const problems = checkStructuredData(pages, folder)
      notes.push(...problems)
      writeFileSync(join(folder, 'notes.txt'), `${notes.join('\n')}\n`)
      writeFileSync(
        join(folder, 'words.txt'),
        [...words].map(([path, text]) => `${path}: ${text}\n`).join('\n')
      )
      expect.soft(launch.lines.join('\n')).toContain('Ready to launch.')
      expect.soft(lacks).toEqual([])
      expect.soft(untrue).toEqual([])
      expect.soft(problems).toEqual([])
    } finally {
      await context.close()
      await site.close()
      project.remove()
    }
  })
}
