import { writePicture, type Picture, type Site } from '@sitewright/site'
import { makeSizes } from '../src/builder/pictures/make-sizes.ts'
import { storePicture } from '../src/builder/pictures/picture-store.ts'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { openProjects, projectsPage, saveSites } from './support/projects.ts'
import { completeSite, openStep } from './support/saved-state.ts'
import { startSession } from './support/session.ts'
import { test } from './support/test.ts'
import type { TestUser } from './support/test-user.ts'

const files = '**/api/saved-projects/pictures/*/*'

/** A picture of one file, which no other test has. */
async function makePicture(color: string): Promise<Picture> {
  const canvas = new OffscreenCanvas(400, 300)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 400, 300)
  const {
    hash,
    width,
    height,
    files: made
  } = await makeSizes(await createImageBitmap(canvas), () => undefined)
  await storePicture(hash, made)
  return { hash, width, height }
}

/** A site with a picture on top, and one of the business. */
async function siteWithPictures(): Promise<Site> {
  const site = writePicture(completeSite, '/content/hero/picture', await makePicture('#8a5a2b'))
  return writePicture(site, '/content/about/picture', await makePicture('#254a6b'))
}

async function openAndSave(page: Page, person: TestUser): Promise<void> {
  await startSession(page, 'user', person)
  await openStep(page, 'business', await siteWithPictures())
  await save(page)
}

const save = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Save to account' }).click()

test('the pictures of a saved project follow it, and nothing is sent twice', async ({ page, person }) => {
  const { toast } = projectsPage(page)
  await openAndSave(page, person)
  await expect(toast('is saved in your account')).toBeVisible()
  await expect(toast('Its 2 pictures are saved too.')).toBeVisible()
  let sent = 0
  await page.route(files, (route) => {
    sent += 1
    return route.continue()
  })
  await save(page)
  await expect(toast('is saved as version 1')).toBeVisible()
  await expect.poll(() => sent).toBe(0)
})

test('pictures that fail on their way are named, the project stays saved, and trying again sends them', async ({
  page,
  person
}) => {
  const { toast } = projectsPage(page)
  let tried = 0
  await page.route(files, (route) => {
    tried += 1
    return tried === 1 ? route.continue() : route.abort()
  })
  await openAndSave(page, person)
  const missing = toast('Pictures are missing in your account')
  await expect(missing).toContainText('The project is saved. Still missing: About the business.')
  await expect(missing).toContainText('The server did not answer.')
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expect(toast('Still missing: About the business.')).toHaveCount(1)
  await page.unroute(files)
  await toast('Still missing').getByRole('button', { name: 'Try again' }).click()
  await expect(toast('Its picture is saved too.')).toBeVisible()
  await expect(missing).toHaveCount(0)
})

test('a refusal says what it is about', async ({ page, person }) => {
  const message = 'Your pictures take 199 MB of 200 MB.'
  await page.route(files, (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'No space.', error: { code: 'picture.no-space', details: [{ path: '', message }] } }
    })
  )
  await openAndSave(page, person)
  await expect(projectsPage(page).toast(message)).toContainText('Main picture, About the business')
})

test('sending that takes longer shows how far it is, and can be stopped', async ({ page, person }) => {
  const { toast } = projectsPage(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  await openAndSave(page, person)
  const sending = toast('Saving 2 pictures in your account')
  await expect(sending.getByRole('progressbar', { name: 'Saving 2 pictures in your account' })).toBeVisible()
  expect(await findViolationsInBothSchemes(page)).toEqual([])
  await sending.getByRole('button', { name: 'Stop' }).click()
  release()
  await expect(toast('You stopped it.')).toContainText('Still missing')
  await expect(sending).toHaveCount(0)
  await page.unroute(files)
  await toast('You stopped it.').getByRole('button', { name: 'Try again' }).click()
  await expect(toast(/pictures? (is|are) saved too\./)).toBeVisible()
})

test('a link leaves the pictures behind, and says so on both sides', async ({ page, person }) => {
  await saveSites(page, person, [await siteWithPictures()])
  await openProjects(page, person)
  const { businessName } = completeSite.businessInfo
  const { choose, dialog } = projectsPage(page)
  await choose(businessName, 'Share by link')
  await expect(dialog('Share by link')).toContainText('without its pictures')
  await dialog('Share by link').getByRole('button', { name: 'Make a link' }).click()
  const link = await dialog('Share by link').getByRole('textbox', { name: 'Link' }).inputValue()
  await page.goto(link)
  await expect(page.getByText('Its pictures do not travel with the link')).toBeVisible()
})
