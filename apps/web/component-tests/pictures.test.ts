import { closureOf } from '@sitewright/catalog'
import { file } from '@sitewright/project'
import { contentOf, picturePath, picturesIn, writePicture, type Picture } from '@sitewright/site'
import { builderStore } from '../src/builder/builder-context.tsx'
import { makeSizes } from '../src/builder/pictures/make-sizes.ts'
import { getPictureFile, storePicture } from '../src/builder/pictures/picture-store.ts'
import { restorePictures } from '../src/builder/pictures/restore-pictures.ts'
import { takePicture } from '../src/builder/pictures/take-picture.ts'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { completeSite, openStep } from './support/saved-state.ts'
import { test } from './support/test.ts'

const gallery = { ...completeSite, selectedFeatures: closureOf(['gallery', 'geolocation']) }
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' })
const inSite = (): Picture[] => picturesIn(contentOf(builderStore.get().site)).map(({ picture }) => picture)

async function photograph(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#8a5a2b'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#f7be2b'
  context.fillRect(width / 4, height / 4, width / 2, height / 2)
  return new File([await canvas.convertToBlob({ type })], 'shop.jpg', { type })
}

/** A picture with its files, which are not stored yet; each time another one. */
async function makeFiles(width: number, height: number) {
  const { hash, files, ...size } = await makeSizes(
    await createImageBitmap(await photograph(width, height, 'image/png')),
    () => undefined
  )
  const picture: Picture = { hash, ...size }
  return { picture, files }
}

/** A picture that this device has. */
async function storedPicture(): Promise<Picture> {
  const { hash, width, height, files } = await makeSizes(
    await createImageBitmap(await photograph(1200, 800)),
    () => undefined
  )
  await storePicture(hash, files)
  return { hash, width, height }
}

async function openWithPicture(page: Page): Promise<void> {
  await openStep(page, 'business', writePicture(gallery, '/content/hero/picture', await storedPicture()))
  await pictures(page).getByRole('button', { name: 'Edit the picture: Main picture' }).click()
}

test('a photograph is kept in its sizes, each as WebP, named by the widest', async () => {
  const sizes: string[] = []
  const stored: { hash: string; widths: number[] }[] = []
  const outcome = await takePicture(await photograph(4000, 3000), {
    store: async ({ hash, files }) => void stored.push({ hash, widths: files.map(({ width }) => width) }),
    onSize: (number, count) => sizes.push(`${number}/${count}`)
  })
  expect(sizes).toEqual(['1/3', '2/3', '3/3'])
  expect(outcome).toMatchObject({ ok: true, moved: false, picture: { width: 1600, height: 1200 } })
  expect(stored).toEqual([{ hash: outcome.ok ? outcome.picture.hash : '', widths: [1600, 960, 480] }])
})

test('a browser that cannot write WebP gets an encoder that can', async () => {
  const { convertToBlob } = OffscreenCanvas.prototype
  OffscreenCanvas.prototype.convertToBlob = function png() {
    return convertToBlob.call(this, { type: 'image/png' })
  }
  try {
    const { files } = await makeSizes(await createImageBitmap(await photograph(600, 400)), () => undefined)
    for (const { width, bytes } of files) {
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
      expect(image.width).toBe(width)
      expect(new TextDecoder('latin1').decode(bytes.slice(8, 12))).toBe('WEBP')
    }
    expect(files.map(({ width }) => width)).toEqual([600, 480])
  } finally {
    OffscreenCanvas.prototype.convertToBlob = convertToBlob
  }
})

test('a device without room is told from a failure', async () => {
  const failing = async (error: Error) => {
    const outcome = await takePicture(await photograph(600, 400), {
      store: async () => {
        throw error
      },
      onSize: () => undefined
    })
    return outcome.ok ? 'ok' : outcome.problem.code
  }
  expect(await failing(new DOMException('full', 'QuotaExceededError'))).toBe('no-room')
  expect(await failing(new Error('broken'))).toBe('failed')
})

test('files are stored and read by hash and width', async () => {
  const { hash } = await storedPicture()
  expect((await getPictureFile(hash, 960))?.length).toBeGreaterThan(100)
  expect(await getPictureFile(hash, 1600)).toBe(undefined)
})

test('by keys alone the focal point is moved, the picture described, moved and removed', async ({ page }) => {
  await openWithPicture(page)
  const section = pictures(page)
  await section.getByRole('button', { name: 'Focal point, 50 % from the left' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await section.getByRole('button', { name: 'Move the point right' }).focus()
  await page.keyboard.press('Enter')
  expect(inSite()).toMatchObject([{ focus: { x: 59, y: 60 } }])

  await section.getByRole('textbox', { name: 'Description' }).fill('A yellow square')
  await section.getByRole('combobox', { name: 'Shown at' }).selectOption('About the business')
  expect(contentOf(builderStore.get().site).about.picture).toMatchObject({
    alt: 'A yellow square',
    focus: { x: 59, y: 60 }
  })
  await section.getByRole('button', { name: 'Edit the picture: About the business' }).focus()
  await page.keyboard.press('Enter')
  await section.getByRole('button', { name: 'Remove the picture' }).focus()
  await page.keyboard.press('Enter')
  expect(inSite()).toEqual([])
  await expect(section.getByRole('button', { name: 'Choose pictures' })).toBeFocused()
  await expect(section.getByText('Removed the picture: About the business.').first()).toBeVisible()
})

test('a picture goes to the gallery, and gets a caption there', async ({ page }) => {
  await openWithPicture(page)
  const section = pictures(page)
  await section.getByRole('combobox', { name: 'Shown at' }).selectOption('Add to the gallery')
  await section.getByRole('button', { name: 'Edit the picture: Gallery' }).click()
  await section.getByRole('textbox', { name: 'Caption' }).fill('The waiting room')
  const items = contentOf(builderStore.get().site).gallery?.items
  expect(items?.map(({ title }) => title)).toEqual(['The waiting room'])
  expect(inSite()).toHaveLength(1)

  // Of a pair, each picture is described for itself.
  const [input] = [
    ...document.querySelectorAll<HTMLInputElement>('[data-slot*="gallery"] input[type="file"]')
  ]
  const data = new DataTransfer()
  data.items.add(await photograph(900, 600))
  if (input) input.files = data.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await section.getByRole('button', { name: 'Edit the picture: Gallery, before' }).click()
  expect(contentOf(builderStore.get().site).gallery?.items[0]?.before).toMatchObject({ width: 900 })
})

test('a picture that is on another device says so, and keeps its place', async ({ page }) => {
  const elsewhere = { hash: 'ab'.repeat(32), width: 1600, height: 1200, alt: 'The door' }
  await openStep(page, 'business', writePicture(gallery, '/content/hero/picture', elsewhere))
  await expect(pictures(page).getByText('Not on this device: the drawing stays')).toBeVisible()
  expect(inSite()).toEqual([elsewhere])
})

for (const width of [320, 1280])
  test(`the pictures pass at ${width} px, light and dark, by axe, without sideways scroll`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWithPicture(page)
    expect(await findViolationsInBothSchemes(page)).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
    const section = document.querySelector('[data-drop]')?.closest('section')
    const small = [...(section?.querySelectorAll('button, select, textarea, input[type="text"]') ?? [])]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.height < 43.5)
    expect(small.map(({ name }) => name)).toEqual([])
  })

test('a project brings its pictures along, but no file that is not what its document says', async () => {
  const [kept, changed] = [await makeFiles(1200, 800), await makeFiles(900, 900)]
  const hero = writePicture(gallery, '/content/hero/picture', kept.picture)
  const site = writePicture(hero, '/content/about/picture', changed.picture)
  const files = [kept, changed].flatMap(({ picture, files: made }) =>
    made.map(({ width, bytes }) =>
      file(
        `shop/public${picturePath(picture, width)}`,
        new Uint8Array(bytes).map((byte, at) => (picture === changed.picture && at === 90 ? byte ^ 1 : byte))
      )
    )
  )
  await restorePictures(site, files)
  expect((await getPictureFile(kept.picture.hash, 1200))?.length).toBeGreaterThan(100)
  expect(await getPictureFile(changed.picture.hash, 900)).toBe(undefined)
})

test('a share says that it leaves pictures behind, where there are some', async ({ page }) => {
  const stay = page.getByRole('dialog').getByText('only names your pictures')
  await openStep(page, 'business', gallery)
  await page.getByRole('button', { name: 'Open or share' }).click()
  await expect(page.getByRole('dialog').getByText('Everything you entered')).toBeVisible()
  await expect(stay).toHaveCount(0)
  const { decisions } = writePicture(gallery, '/content/hero/picture', await storedPicture())
  builderStore.dispatch({ type: 'setDecisions', decisions })
  await expect(stay).toBeVisible()
})

test('a photograph that is dropped beside its zones waits for a place, and opens nothing', async ({
  page
}) => {
  await openStep(page, 'business', gallery)
  await expect(pictures(page).getByText('Drop pictures here')).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await photograph(800, 600))
  for (const type of ['dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  await expect(pictures(page).getByRole('combobox', { name: 'Place of shop.jpg' })).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Leave out shop.jpg' }).click()
  await expect(pictures(page).getByText('shop.jpg')).toHaveCount(0)
})

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="window.logoRan = true">
  <script>window.logoRan = true</script>
  <circle cx="100" cy="50" r="40" fill="#a8441c"/><rect x="96" y="20" width="8" height="60" fill="#2f6f6a"/>
</svg>`

/** Puts a file in as the logo. */
async function putIn(page: Page, file: File): Promise<void> {
  await expect(pictures(page).getByText('Drop pictures here')).toBeVisible()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  document
    .querySelector('[data-slot="logo"]')
    ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

test('an SVG becomes a logo of pixels without its empty edges, and offers its colours', async ({ page }) => {
  await openStep(page, 'business', gallery)
  await putIn(page, new File([svg], 'mark.svg', { type: 'image/svg+xml' }))
  await expect(pictures(page).getByText('Drawn to 410 × 410, empty edges cut')).toBeVisible()
  const { logo } = contentOf(builderStore.get().site)
  expect(logo).toMatchObject({ width: 410, height: 410 })
  const png = await getPictureFile(logo?.hash ?? '', 410)
  expect(new TextDecoder().decode(png?.slice(1, 4))).toBe('PNG')
  expect('logoRan' in window).toBe(false)

  const before = builderStore.get().site.customization
  const offers = pictures(page).getByRole('group', { name: 'Colours from the logo' }).getByRole('button')
  await expect(offers).toHaveCount(2)
  expect(builderStore.get().site.customization).toEqual(before)
  await offers.first().click()
  expect(builderStore.get().site.customization.primaryColor).toBe('#ad4218')
  await expect(offers.first()).toHaveAttribute('aria-pressed', 'true')

  await pictures(page).getByRole('radio', { name: 'Logo alone' }).check()
  expect(contentOf(builderStore.get().site).logo?.alone).toBe(true)
  await pictures(page).getByRole('button', { name: 'Use the drawn mark' }).click()
  expect(contentOf(builderStore.get().site).logo).toBe(undefined)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  expect(contentOf(builderStore.get().site).logo?.alone).toBe(true)
})

test('a file that is no logo is refused beside it, and the one before stays', async ({ page }) => {
  await openStep(page, 'business', gallery)
  await putIn(page, await photograph(600, 300, 'image/png'))
  await expect(pictures(page).getByText('Drawn to 600 × 300, empty edges cut')).toBeVisible()
  await putIn(page, new File(['<svg'], 'broken.svg', { type: 'image/svg+xml' }))
  await expect(pictures(page).getByRole('alert').getByText('broken.svg')).toBeVisible()
  await putIn(page, new File(['plain text and more of it'], 'list.svg', { type: 'image/svg+xml' }))
  await expect(pictures(page).getByRole('alert').getByText('list.svg is not a picture')).toBeVisible()
  await putIn(page, new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'], 'empty.svg'))
  await expect(pictures(page).getByRole('alert').getByText('empty.svg is 0 × 0')).toBeVisible()
  expect(contentOf(builderStore.get().site).logo).toMatchObject({ width: 600, height: 300 })
  expect(await findViolationsInBothSchemes(page)).toEqual([])
})
