import { readFile } from 'node:fs/promises'
import { bakery, dentist, photographer, type Site } from '@sitewright/site'
import { expect, test, type Page } from '@playwright/test'
import { messages } from '@sitewright/builder'
import { complete } from './models/saved.ts'
import { complaints, differences, npm, takeAway, zipOfCommandLine } from './models/taken-away.ts'
import { expectQuiet, watch } from './models/watch.ts'
import { downloadProject, openFile, wizardOn } from './models/wizard.ts'

/** What each owner decides on the way, besides what stands in the description of the business. */
const journeys: readonly { who: string; site: Site; typescript: boolean }[] = [
  { who: 'a dentist', site: dentist, typescript: true },
  { who: 'a baker', site: bakery, typescript: false },
  { who: 'a photographer', site: photographer, typescript: true }
]

/** What an owner's developer runs first. A project in JavaScript has no types to check. */
const commands = [['install'], ['run', 'lint'], ['run', 'build'], ['test']] as const

async function walk(page: Page, site: Site, typescript: boolean): Promise<Uint8Array> {
  const wizard = wizardOn(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start Building' }).first().click()
  await wizard.isAt('business')
  await expect(wizard.action('business')).toBeDisabled()
  await wizard.fillBusiness(site.businessInfo)
  await wizard.continueFrom('business')
  await expect(wizard.toast(messages.businessSaved)).toBeVisible()

  await wizard.isAt('analysis')
  await wizard.continueFrom('analysis')
  await expect(wizard.toast(messages.analysisAccepted)).toBeVisible()

  await wizard.isAt('framework')
  if (!typescript) await page.getByRole('switch', { name: 'TypeScript' }).press('Space')
  await wizard.continueFrom('framework')

  await wizard.isAt('features')
  await wizard.pickFeatures(site.selectedFeatures)
  await wizard.continueFrom('features')

  await wizard.isAt('enterprise')
  await wizard.continueFrom('enterprise')

  await wizard.isAt('customize')
  await wizard.continueFrom('customize')

  await wizard.isAt('deployment')
  await wizard.pickHosts(site.deployment.platforms)
  await wizard.continueFrom('deployment')

  await wizard.isAt('review')
  await wizard.generate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${site.businessInfo.businessName} is ready`
  )
  const download = await downloadProject(page)
  return readFile(await download.path())
}

for (const { who, site, typescript } of journeys) {
  test(`${who} walks the eight steps, and the project stands on its own feet`, async ({ page, request }) => {
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
    } finally {
      project.remove()
    }
  })
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
