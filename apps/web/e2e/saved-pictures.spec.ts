import { expect, type Page } from '@playwright/test'
import { completeSite, openStep } from './models/saved-state.ts'
import { test } from './models/account-test.ts'
import { drawPhotograph, dropFiles } from './models/photographs.ts'
import { previewFrame } from './models/preview-frame.ts'
import { openProjects, projectsPage } from './models/projects.ts'
import { startSession } from './models/session.ts'
import { newBrowserContext } from './models/test-user.ts'

/** The photograph that the previewed home page shows. */
const shown = (page: Page) => previewFrame(page, 'desktop').locator('.hero-art img.art')

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40"><rect width="80" height="40" fill="#a8441c"/></svg>'

test('a photograph of a saved project stands in the preview of another browser', async ({
  page,
  person,
  server,
  browser
}) => {
  await startSession(page, 'user', person)
  await openStep(page, 'business', completeSite)
  const photo = await drawPhotograph(page, 2400, 1600)
  await dropFiles(page, '[data-drop]', [{ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: photo }])
  await expect(shown(page)).toBeVisible()
  const mark = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) }
  await dropFiles(page, '[data-slot="logo"]', [mark])
  await expect(previewFrame(page, 'desktop').locator('.brand img.logo').first()).toBeVisible()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/pictures/')) sent.push(request.url())
  })
  await page.getByRole('banner').getByRole('button', { name: 'Save to account' }).click()
  await expect(projectsPage(page).toast('Its 2 pictures are saved too.')).toBeVisible()
  expect(sent.map((url) => url.replace(/.*\//, ''))).toEqual(expect.arrayContaining(['1600', '960', '480']))
  expect(sent).toHaveLength(4)

  const context = await newBrowserContext(browser, server.origin)
  const elsewhere = await context.newPage()
  const headers: Record<string, string>[] = []
  elsewhere.on('response', (response) => {
    if (response.url().includes('/pictures/')) headers.push(response.headers())
  })
  await openProjects(elsewhere, person)
  const { businessName } = completeSite.businessInfo
  await elsewhere.getByRole('button', { name: `Open ${businessName}` }).click()
  await expect(elsewhere).toHaveURL(/\/builder/)
  await expect(projectsPage(elsewhere).toast('Its 2 pictures are here.')).toBeVisible()
  // It opens at Review, whose preview is below the fold: browsers paint no frame that is out of view.
  const size = async () => {
    await elsewhere.getByTitle('Live preview, desktop').scrollIntoViewIfNeeded()
    return shown(elsewhere).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  }
  await expect.poll(size).toEqual([960, 640])
  await expect(previewFrame(elsewhere, 'desktop').locator('.brand img.logo').first()).toBeVisible()

  expect(headers).toHaveLength(4)
  for (const each of headers) {
    expect(each['cache-control']).toBe('private, max-age=31536000, immutable')
    expect(each['content-security-policy']).toContain("default-src 'none'")
    expect(each['x-content-type-options']).toBe('nosniff')
  }

  // They lie in this browser from then on, also without the server.
  await context.route('**/api/**', (route) => route.abort())
  await elsewhere.reload()
  await expect.poll(size).toEqual([960, 640])
  await context.close()
})
