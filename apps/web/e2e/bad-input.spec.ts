import { messages } from '@sitewright/builder'
import { siteProblems } from '@sitewright/site'
import { expect, test, type Page } from '@playwright/test'
import { zipSync } from 'fflate'
import { openStep, completeSite } from './models/saved-state.ts'
import { previewFrame } from './models/preview-frame.ts'
import { watchPage } from './models/page-watch.ts'
import { findSidewaysScroll } from './models/sideways-scroll.ts'
import { openFile, wizardPage } from './models/wizard.ts'

const { businessName } = completeSite.businessInfo

async function expectUnchanged(page: Page): Promise<void> {
  await wizardPage(page).isAt('business')
  await expect(wizardPage(page).field('Business name')).toHaveValue(businessName)
}

const zipMagic = new Uint8Array([0x50, 0x4b, 0x03, 0x04])

const broken: readonly (readonly [string, string, () => Uint8Array | string, RegExp])[] = [
  [
    'a zip that is cut off',
    'a.zip',
    () => new Uint8Array([...zipMagic, 1, 2, 3]),
    /not a zip file, or it was cut off/
  ],
  [
    'a zip without a site.json',
    'a.zip',
    () => zipSync({ 'p/package.json': new TextEncoder().encode('{}') }),
    /no site\.json/
  ],
  [
    'a zip bomb',
    'a.zip',
    () => zipSync({ 'p/site.json': new Uint8Array(60_000_000) }, { level: 9 }),
    /larger than 10 MB/
  ],
  [
    'a zip that leads out of its folder',
    'a.zip',
    () => zipSync({ '../../site.json': new TextEncoder().encode('{}') }),
    /leads out of the project/
  ],
  [
    'a picture',
    'a.png',
    () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]),
    /neither a site\.json nor the zip/
  ],
  ['JSON that ends too early', 'site.json', () => '{"schemaVersion": 1,', /line 1, column/],
  [
    'a document of a later version',
    'site.json',
    () => JSON.stringify({ ...completeSite, schemaVersion: 99 }),
    /version 99/
  ],
  [
    'a document with a key that nobody knows',
    'site.json',
    () => JSON.stringify({ ...completeSite, selectedFeature: [] }),
    new RegExp(siteProblems.unknownKey('selectedFeature', undefined, []).message)
  ],
  [
    'a colour that is none',
    'site.json',
    () =>
      JSON.stringify({
        ...completeSite,
        customization: { ...completeSite.customization, primaryColor: 'red;}' }
      }),
    /Primary colour.*This is not a colour/
  ]
]

test('a file that is broken is refused with its reason, and the configuration stays', async ({ page }) => {
  await openStep(page, 'business')
  for (const [what, name, content, reason] of broken)
    await test.step(what, async () => {
      await openFile(page, name, content())
      const alert = wizardPage(page).toast(reason)
      await expect(alert, what).toBeVisible()
      await expect(alert, what).toContainText('Your current configuration is unchanged.')
      await expectUnchanged(page)
    })
})

test('the zip of a project continues where it was made, and the way back is offered', async ({
  page,
  request
}) => {
  const wizard = wizardPage(page)
  const other = {
    ...completeSite,
    businessInfo: { ...completeSite.businessInfo, businessName: 'Quay Dental' }
  }
  const zip = await (await request.post('/api/projects', { data: other })).body()
  await openStep(page, 'business')
  await openFile(page, 'quay-dental.zip', zip)
  await expect(wizard.toast(messages.opened('Quay Dental'))).toBeVisible()
  await page.goto('/builder/business')
  await expect(wizard.field('Business name')).toHaveValue('Quay Dental')
  await expect(wizard.field('Description')).toHaveValue(completeSite.businessInfo.description)
})

test('a worker that cannot be loaded fails with words, and the second try works', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.route('**/assets/worker-*.js', (route) => route.abort())
  await openStep(page, 'review')
  await wizard.action('review').click()
  await expect(wizard.toast(messages.generationFailedRetry)).toBeVisible()
  await wizard.isAt('review')
  await expect(wizard.action('review')).toBeEnabled()
  await page.unroute('**/assets/worker-*.js')
  await wizard.generate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${businessName} is ready`)
})

test('a worker that dies at work fails with words, and the second try works', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await expect(page.getByText(/^\d+ files in all$/)).toBeVisible({ timeout: 20_000 })
  const [worker] = page.workers()
  expect(worker, 'the worker runs').toBeDefined()
  // The first answer is held back, so that the worker dies in the middle of its work.
  await worker?.evaluate(() => {
    Object.assign(self, { postMessage: () => undefined })
  })
  await wizard.action('review').click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('out of memory')
    })
  })
  await expect(wizard.toast(messages.workerDied)).toBeVisible()
  await wizard.isAt('review')
  await wizard.generate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${businessName} is ready`)
})

test('a worker that answers nothing more is left with Cancel, and the second try works', async ({ page }) => {
  const wizard = wizardPage(page)
  await openStep(page, 'review')
  await expect(page.getByText(/^\d+ files in all$/)).toBeVisible({ timeout: 20_000 })
  await page.workers()[0]?.evaluate(() => self.close())
  await wizard.action('review').click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(wizard.toast(messages.generationCancelled)).toBeVisible()
  await wizard.isAt('review')
  await wizard.generate()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${businessName} is ready`)
})

test('a template that does not arrive fails with words, and the second try works', async ({ page }) => {
  const wizard = wizardPage(page)
  await page.context().route('**/templates/react.json', (route) => route.fulfill({ status: 503 }))
  await openStep(page, 'review')
  await wizard.action('review').click()
  await expect(wizard.toast(/The template could not be loaded/)).toBeVisible()
  await page.context().unroute('**/templates/react.json')
  await wizard.generate()
})

const hostile = [
  '<script>parent.postMessage("ran","*")</script>',
  '<img src=x onerror="document.title=\'ran\'">',
  '"><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} `</style>',
  'مرحبا بكم في عيادتنا',
  '👩🏽‍⚕️🦷 ﷽ z͑̃͗a̶l̷g̸o',
  '\u202Eright to left'
]

test('any text is shown as text in the preview, and none of it runs', async ({ page }) => {
  const wizard = wizardPage(page)
  const seen = watchPage(page)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await openStep(page, 'business')
  const site = previewFrame(page, 'desktop')
  for (const text of hostile) {
    const name = text.replace('\u202E', '')
    await wizard.field('Business name').fill(name)
    await wizard.field('Description').fill(`${name} and a long enough description`)
    await expect(site.getByText(name).first()).toBeAttached()
    await expect(site.locator('img[src="x"], svg[onload], script:not(:first-of-type)')).toHaveCount(0)
  }
  expect(dialogs).toEqual([])
  expect(await page.title()).not.toContain('ran')
  expect(seen.console).toEqual([])
})

test('ten thousand characters are taken, shown and generated', async ({ page }) => {
  const wizard = wizardPage(page)
  const word = 'Donaudampfschifffahrtsgesellschaft '
  const long = word
    .repeat(Math.ceil(10_000 / word.length))
    .slice(0, 10_000)
    .trim()
  await openStep(page, 'business', { ...completeSite, aiRecommendations: null })
  await wizard.field('Description').fill(long)
  await expect(page.getByText(`${long.length.toLocaleString('en')} characters`)).toBeVisible()
  await expect(previewFrame(page, 'desktop').getByText(word.trim()).first()).toBeVisible()
  await wizard.walk('business', 'review')
  await wizard.generate()
  expect(await findSidewaysScroll(page)).toBe(0)
})
