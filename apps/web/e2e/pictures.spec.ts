import { readFile } from 'node:fs/promises'
import { messages } from '@sitewright/builder'
import { expect, test, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { drawPhotograph, dropFiles, unusualPictures, withCameraData } from './models/photographs.ts'
import { previewFrame } from './models/preview-frame.ts'
import { completeSite, openStep } from './models/saved-state.ts'
import { downloadProject, openFile, wizardPage } from './models/wizard.ts'

const zone = '[data-drop]'
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' })
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" data-foreign=""><rect width="80" height="40" fill="#a8441c"/></svg>'

/** The photograph that the previewed home page shows. */
const shown = (page: Page) => previewFrame(page, 'desktop').locator('.hero-art img.art')

test('an owner drops a photograph, sees it, says what stays in view, and takes it away in the project', async ({
  page,
  browser
}) => {
  await openStep(page, 'business', { ...completeSite, selectedFeatures: ['pwa'] })
  await expect(pictures(page).getByText('Drop pictures here')).toBeVisible()
  const photo = withCameraData(await drawPhotograph(page, 2400, 1600))
  await dropFiles(page, zone, [jpeg('IMG_2041.jpg', photo)])

  const row = pictures(page).getByRole('listitem').filter({ hasText: 'Main picture' })
  await expect(row.getByText('Not described yet')).toBeVisible()
  await expect(shown(page)).toBeVisible()
  // It was held sideways: what was 2400 x 1600 stands upright.
  const size = () =>
    shown(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  await expect.poll(size).toEqual([960, 1440])

  await row.getByRole('button', { name: 'Edit the picture: Main picture' }).click()
  const point = row.getByRole('button', { name: /^Focal point/ })
  await point.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(shown(page)).toHaveCSS('object-position', '51% 40%')
  await row.getByRole('textbox', { name: 'Description' }).fill('The quay at dawn')
  await expect(shown(page)).toHaveAttribute('alt', 'The quay at dawn')
  await expect(row.getByText('Described', { exact: true })).toBeVisible()

  const mark = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
  await dropFiles(page, '[data-slot="logo"]', [mark])
  const header = previewFrame(page, 'desktop').locator('.brand img.logo').first()
  await expect(header).toHaveAttribute('width', '72')
  await expect(header).toHaveAttribute('src', /^data:image\/svg/)

  await page.reload()
  await expect(row.getByText('Described', { exact: true })).toBeVisible()
  await expect.poll(size).toEqual([960, 1440])

  const wizard = wizardPage(page)
  await wizard.walk('business', 'review')
  await wizard.generate()
  const zip = await readFile(await (await downloadProject(page)).path())
  const files = unzipSync(zip)
  expect(Object.keys(files).filter((name) => name.endsWith('-logo.png'))).toHaveLength(1)
  expect(Object.values(files).some((file) => Buffer.from(file).includes('data-foreign'))).toBe(false)
  const names = Object.keys(files).filter((name) => /\/public\/pictures\/.*webp$/.test(name))
  expect(names.map((name) => name.replace(/.*-/, '')).sort()).toEqual(['1600.webp', '480.webp', '960.webp'])
  for (const name of names) {
    const bytes = Buffer.from(files[name] ?? [])
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
    expect(bytes.includes('Exif') || bytes.includes('GPS')).toBe(false)
  }

  // On another device the zip brings the photograph along.
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(new URL('/builder', page.url()).href)
  await openFile(elsewhere, 'project.zip', zip)
  const { businessName } = completeSite.businessInfo
  await expect(wizardPage(elsewhere).toast(messages.opened(businessName))).toBeVisible()
  await elsewhere.goto(new URL('/builder/business', page.url()).href)
  await expect(shown(elsewhere)).toHaveAttribute('alt', 'The quay at dawn')
  await expect(shown(elsewhere)).toHaveCSS('object-position', '51% 40%')
  await expect(previewFrame(elsewhere, 'desktop').locator('.brand img.logo').first()).toBeVisible()
})

test('removing a photograph brings the drawing back, and undo the photograph', async ({ page }) => {
  await openStep(page, 'business', completeSite)
  const photo = await drawPhotograph(page, 640, 480)
  await dropFiles(page, zone, [jpeg('shop.jpg', photo)])
  const row = pictures(page).getByRole('listitem').filter({ hasText: 'Main picture' })
  await row.getByRole('button', { name: 'Edit the picture: Main picture' }).click()
  await row.getByRole('radio', { name: /^Decoration/ }).check()
  await expect(row.getByText('Decoration', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(shown(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown(page)).toBeVisible()
  await expect(row.getByText('Decoration', { exact: true })).toBeVisible()
})

test('files that are no photographs are refused in a sentence each, and the others go on', async ({
  page
}) => {
  await openStep(page, 'business', completeSite)
  const photo = await drawPhotograph(page, 800, 600)
  const dot = await drawPhotograph(page, 1, 1)
  const wide = Buffer.from(photo)
  // The header of a JPEG of 9000 x 8000 pixels, which is never decoded.
  const frame = wide.indexOf(Buffer.from([0xff, 0xc0]))
  wide.writeUInt16BE(8000, frame + 5)
  wide.writeUInt16BE(9000, frame + 7)
  await dropFiles(page, zone, [
    jpeg('price-list.jpg', Buffer.from('Bath and brush 30, nails 12, and a longer line of text.')),
    jpeg('panorama.jpg', wide),
    jpeg('raw.jpg', Buffer.concat([photo, Buffer.alloc(26_000_000)])),
    jpeg('dot.jpg', dot),
    jpeg('half.jpg', photo.subarray(0, 700)),
    {
      name: 'IMG_1.HEIC',
      mimeType: '',
      buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and more', 'latin1')
    },
    {
      name: 'mark.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    },
    jpeg('nothing.jpg', Buffer.alloc(0)),
    jpeg('shop.jpg', photo)
  ])
  for (const sentence of [
    'price-list.jpg is not a picture',
    'panorama.jpg is 9,000 × 8,000 pixels',
    'raw.jpg is 27 MB',
    'dot.jpg is 1 × 1',
    'half.jpg cannot be read',
    'IMG_1.HEIC cannot be read in this browser',
    'mark.svg is a drawing of lines (SVG)',
    'nothing.jpg is empty'
  ])
    await expect(pictures(page).getByRole('alert').filter({ hasText: sentence })).toBeVisible()

  // The one that is a photograph waits for its place.
  const place = pictures(page).getByRole('combobox', { name: 'Place of shop.jpg' })
  await place.selectOption('Main picture')
  await expect(shown(page)).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Close the message about dot.jpg' }).click()
  await expect(pictures(page).getByText('dot.jpg is 1 × 1')).toHaveCount(0)
})

test('pictures for print, of 16 bits, and the first of moving ones are taken', async ({ page }) => {
  await openStep(page, 'business', completeSite)
  const files = await unusualPictures()
  await dropFiles(page, zone, files)
  for (const { name } of files.slice(1))
    await expect(pictures(page).getByRole('combobox', { name: `Place of ${name}` })).toBeVisible()
  await expect(shown(page)).toBeVisible()
  for (const name of ['spin.gif', 'spin.webp'])
    await expect(page.getByText(`${name} moves. Its first picture is used`).first()).toBeVisible()
  await expect(page.getByText('still.gif moves')).toHaveCount(0)
})

/** Lets the storage of the worker answer as a full device does, from its second picture on. */
async function fillAfterOne(page: Page): Promise<void> {
  await page.route('**/picture-worker-*.js', async (route) => {
    const response = await route.fetch()
    const full = `{
      const { put } = IDBObjectStore.prototype
      const names = new Set()
      IDBObjectStore.prototype.put = function (value, key) {
        names.add(key.split('-')[0])
        if (names.size > 1) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        return put.call(this, value, key)
      }
    }`
    await route.fulfill({ response, body: full + (await response.text()) })
  })
}

test('a full device says so, and keeps what was there', async ({ page }) => {
  await fillAfterOne(page)
  await openStep(page, 'business', completeSite)
  await dropFiles(page, zone, [jpeg('first.jpg', await drawPhotograph(page, 640, 480))])
  await expect(shown(page)).toBeVisible()
  await dropFiles(page, zone, [jpeg('second.jpg', await drawPhotograph(page, 1600, 1200))])
  const full = pictures(page)
    .getByRole('alert')
    .filter({ hasText: 'This device has no room left for second.jpg' })
  await expect(full).toContainText('Nothing that was there is lost.')
  await expect(shown(page)).toBeVisible()
  await page.reload()
  await expect(shown(page)).toBeVisible()
})

test('a picture that is being made can be stopped, and the next one goes on', async ({ page }) => {
  await openStep(page, 'business', completeSite)
  await expect(pictures(page).getByText('Drop pictures here')).toBeVisible()
  const large = await drawPhotograph(page, 4000, 3000)
  await dropFiles(page, zone, [
    jpeg('large.jpg', large),
    jpeg('waits.jpg', large),
    jpeg('small.jpg', await drawPhotograph(page, 640, 480))
  ])
  await pictures(page).getByRole('button', { name: 'Stop waits.jpg' }).click()
  await expect(pictures(page).getByRole('combobox', { name: 'Place of small.jpg' })).toBeVisible()
  await expect(shown(page)).toBeVisible()
  await expect(pictures(page).getByText('waits.jpg')).toHaveCount(0)
})

test('a photograph that another tab put in is shown once its answers are taken', async ({
  page,
  context
}) => {
  await openStep(page, 'business', completeSite)
  await expect(pictures(page).getByText('Drop pictures here')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/builder/business')
  await expect(pictures(second).getByText('Drop pictures here')).toBeVisible()
  await dropFiles(second, zone, [jpeg('shop.jpg', await drawPhotograph(second, 640, 480))])
  await expect(shown(second)).toBeVisible()
  await page.getByRole('button', { name: 'Use the other tab’s' }).click()
  await expect(shown(page)).toBeVisible()
})
