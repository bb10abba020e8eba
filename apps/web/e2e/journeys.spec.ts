import { readFile } from 'node:fs/promises'
import { contentOf, draftsOf, extractDecisions, type BusinessInfo, type Site } from '@sitewright/site'
import { expect, test } from '@playwright/test'
import { messages } from '@sitewright/builder'
import { findViolations } from './models/axe.ts'
import { sampleBusinesses } from './models/sample-businesses.ts'
import { readBuiltPages, withServedBuild, type BuiltPage } from './models/launch-build.ts'
import { completeSite } from './models/saved-state.ts'
import {
  createZipWithCli,
  diffZips,
  findWarnings,
  readManifest,
  readProjectSite,
  runNpm,
  unpackProject
} from './models/unpacked-project.ts'
import { expectNoErrors, watchPage } from './models/page-watch.ts'
import { completeWizard } from './models/complete-wizard.ts'
import { downloadProject, openFile, wizardPage } from './models/wizard.ts'

test.use({ serviceWorkers: 'allow' })
// They share nothing, and one after the other they would be the longest file of all.
test.describe.configure({ mode: 'parallel' })

/** What an owner's developer runs first. Where there are types, the build begins with their check. */
const commands = [['install'], ['run', 'lint'], ['run', 'build'], ['test']] as const

for (const { who, site, typescript } of sampleBusinesses) {
  test(`${who} walks the eight steps, and the project stands on its own feet without a word that nobody wrote`, async ({
    page,
    request
  }) => {
    test.setTimeout(420_000)
    const seen = watchPage(page)
    const zip = await completeWizard(page, site, typescript)
    expectNoErrors(seen)

    const project = unpackProject(zip)
    try {
      const written = readProjectSite(project)
      const siteJson = JSON.stringify(written)
      const answer = await request.post('/api/projects', {
        headers: { 'Content-Type': 'application/json' },
        data: siteJson
      })
      expect(answer.status()).toBe(200)
      expect(diffZips(zip, await answer.body()), 'zip of the server').toEqual([])
      const byCommand = await createZipWithCli(siteJson)
      expect(diffZips(zip, byCommand), 'zip of the command line').toEqual([])

      const { scripts } = readManifest(project)
      expect(scripts['build']).toBe(typescript ? `${scripts['typecheck']} && vite build` : 'vite build')
      expect(scripts['typecheck']).toBe(typescript ? 'tsc --noEmit' : undefined)
      for (const command of commands) {
        const ended = await runNpm(project, ...command)
        expect(ended.code, `npm ${command.join(' ')}:\n${ended.lines.join('\n')}`).toBe(0)
        expect(findWarnings(ended), `npm ${command.join(' ')}`).toEqual([])
      }
      expect(readBuiltPages(project).every(({ html }) => html.includes('noindex'))).toBe(true)

      const launched = await runNpm(project, 'run', 'build:launch')
      expect(launched.code, launched.lines.join('\n')).toBe(0)
      const built = readBuiltPages(project)
      expect(inventedOn(built, written, site.businessInfo)).toEqual([])
      expect(built.map(({ path }) => path)).toContain('/')
      await withServedBuild(project, async (origin) => {
        await page.goto(`${origin}/`)
        // The first screen and the last word lead to it, and nothing says it a third time.
        expect(await page.locator('main a[href="/booking"]').count()).toBeLessThanOrEqual(2)
        for (const { path } of built.filter((each) => each.path !== '/404')) {
          await page.goto(origin + path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          expect(await findViolations(page), `${who}, ${path}`).toEqual([])
        }
      })
    } finally {
      project.remove()
    }
  })
}

/** Texts of drafts that are shorter than this could stand in any sentence. */
const shortest = 16

/** What a launch build shows that nobody wrote: texts of drafts, prices and times, by page. */
function inventedOn(pages: readonly BuiltPage[], site: Site, business: BusinessInfo): string[] {
  const drafts = draftsOf(extractDecisions(site))
  expect(drafts.length, 'drafts of the project').toBeGreaterThan(0)
  const own = Object.values(business).join(' ')
  // The call to action of its trade is base wording, which a draft may repeat.
  const { label } = contentOf(site).hero.action
  const invented = drafts
    .flatMap(({ lines }) => lines)
    .filter((line) => line.length >= shortest && line !== label && !own.includes(line))
  return pages.flatMap(({ path, words }) => [
    ...invented.filter((line) => words.includes(line)).map((line) => `${path}: ${line}`),
    ...(words.match(/[$£€]\s?\d[\d.,]*|\b\d{1,2}:\d{2}\b/g) ?? [])
      .filter((figure) => !own.includes(figure))
      .map((figure) => `${path}: ${figure}`)
  ])
}

test('a project that is opened again in the wizard gives the same zip', async ({ page, request }) => {
  const first = await (await request.post('/api/projects', { data: completeSite })).body()
  const wizard = wizardPage(page)
  await page.goto('/builder')
  await openFile(page, 'project.zip', first)
  await expect(wizard.toast(messages.opened(completeSite.businessInfo.businessName))).toBeVisible()
  await wizard.isAt('review')
  await wizard.generate()
  const again = await readFile(await (await downloadProject(page)).path())
  expect(diffZips(first, again)).toEqual([])
})
