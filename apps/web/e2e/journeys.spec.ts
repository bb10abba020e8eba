import { readFile } from 'node:fs/promises'
import { draftsOf, ownSite, parseSiteText, type BusinessInfo } from '@sitewright/site'
import { expect, test } from '@playwright/test'
import { messages } from '@sitewright/builder'
import { strFromU8 } from 'fflate'
import { faultsOf } from './models/axe.ts'
import { owners } from './models/owners.ts'
import { pagesIn, whileServed, type BuiltPage } from './models/launch-build.ts'
import { complete } from './models/saved.ts'
import { complaints, differences, npm, takeAway, zipOfCommandLine } from './models/taken-away.ts'
import { expectQuiet, watch } from './models/watch.ts'
import { walk } from './models/walk.ts'
import { downloadProject, openFile, wizardOn } from './models/wizard.ts'

test.use({ serviceWorkers: 'allow' })

/** What an owner's developer runs first. A project in JavaScript has no types to check. */
const commands = [['install'], ['run', 'lint'], ['run', 'build'], ['test']] as const

for (const { who, site, typescript } of owners) {
  test(`${who} walks the eight steps, and the project stands on its own feet without a word that nobody wrote`, async ({
    page,
    request
  }) => {
    test.setTimeout(420_000)
    const seen = watch(page)
    const zip = await walk(page, site, typescript)
    expectQuiet(seen)

    const project = takeAway(zip)
    try {
      const siteJson = project.files.get('src/site.json')
      expect(siteJson, 'the site document lies in the project').toBeDefined()
      const answer = await request.post('/api/projects', {
        headers: { 'Content-Type': 'application/json' },
        data: Buffer.from(siteJson ?? [])
      })
      expect(answer.status()).toBe(200)
      expect(differences(zip, await answer.body()), 'zip of the server').toEqual([])
      const byCommand = await zipOfCommandLine(siteJson ?? new Uint8Array())
      expect(differences(zip, byCommand), 'zip of the command line').toEqual([])

      for (const command of typescript ? [...commands, ['run', 'typecheck']] : commands) {
        const ended = await npm(project, ...command)
        expect(ended.code, `npm ${command.join(' ')}:\n${ended.lines.join('\n')}`).toBe(0)
        expect(complaints(ended), `npm ${command.join(' ')}`).toEqual([])
      }
      expect(pagesIn(project).every(({ html }) => html.includes('noindex'))).toBe(true)

      const launched = await npm(project, 'run', 'build:launch')
      expect(launched.code, launched.lines.join('\n')).toBe(0)
      const built = pagesIn(project)
      expect(inventedOn(built, siteJson ?? new Uint8Array(), site.businessInfo)).toEqual([])
      expect(built.map(({ path }) => path)).toContain('/')
      await whileServed(project, async (origin) => {
        await page.goto(`${origin}/`)
        // The first screen and the last word lead to it, and nothing says it a third time.
        expect(await page.locator('main a[href="/booking"]').count()).toBeLessThanOrEqual(2)
        for (const { path } of built.filter((each) => each.path !== '/404')) {
          await page.goto(origin + path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          expect(await faultsOf(page), `${who}, ${path}`).toEqual([])
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
function inventedOn(pages: readonly BuiltPage[], siteJson: Uint8Array, business: BusinessInfo): string[] {
  const parsed = parseSiteText(strFromU8(siteJson))
  const drafts = parsed.ok ? draftsOf(ownSite(parsed.site)) : []
  expect(drafts.length, 'drafts of the project').toBeGreaterThan(0)
  const own = Object.values(business).join(' ')
  const invented = drafts
    .flatMap(({ lines }) => lines)
    .filter((line) => line.length >= shortest && !own.includes(line))
  return pages.flatMap(({ path, words }) => [
    ...invented.filter((line) => words.includes(line)).map((line) => `${path}: ${line}`),
    ...(words.match(/[$£€]\s?\d[\d.,]*|\b\d{1,2}:\d{2}\b/g) ?? [])
      .filter((figure) => !own.includes(figure))
      .map((figure) => `${path}: ${figure}`)
  ])
}

test('a project that is opened again in the wizard gives the same zip', async ({ page, request }) => {
  const first = await (await request.post('/api/projects', { data: complete })).body()
  const wizard = wizardOn(page)
  await page.goto('/builder')
  await openFile(page, 'project.zip', first)
  await expect(wizard.toast(messages.opened(complete.businessInfo.businessName))).toBeVisible()
  await wizard.isAt('review')
  await wizard.generate()
  const again = await readFile(await (await downloadProject(page)).path())
  expect(differences(first, again)).toEqual([])
})
