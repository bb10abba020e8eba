import { expect, type Page } from '@playwright/test'
import { fillIn } from './models/form.ts'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { watch } from './watch.ts'

const picker = (page: Page) => main(page).getByRole('region', { name: 'Your location' })

test('places stand in a list and on a drawn map, without a request to anybody', async ({ page }) => {
  const seen = watch(page)
  await openPage(page, '/locations')
  await expect(
    main(page).getByRole('img', { name: /^Drawn map with Harbour Street, Clifton Down/ })
  ).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/Harbour Street/, /Clifton Down/])
  await expect(main(page).getByRole('link', { name: /^Harbour Street in OpenStreetMap/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//
  )
  expect(seen).toEqual({ errors: [], outside: [] })
})

test.describe('where the visitor allows it', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 51.454513, longitude: -2.58791 } })

  test('the position is asked for on a click only, and shown with four decimals', async ({ page }) => {
    await openPage(page, '/locations')
    await expect(picker(page).getByText('Your position:')).toHaveCount(0)
    await picker(page).getByRole('button', { name: 'Use my location' }).click()
    await expect(picker(page).getByText('51.4545, -2.5879')).toBeVisible()
    await expect(main(page).getByText(/away$/)).toHaveCount(2)
    await expect(main(page).getByRole('img', { name: /You$/ })).toBeVisible()
    await picker(page).getByRole('button', { name: 'Clear' }).click()
    await expect(picker(page).getByRole('button', { name: 'Use my location' })).toBeVisible()
  })
})

test('a visitor who refuses is told what to do', async ({ page }) => {
  await openPage(page, '/locations')
  await picker(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(picker(page).getByRole('status')).toContainText('Your browser did not allow it.')
  await expect(picker(page).getByRole('button', { name: 'Use my location' })).toBeEnabled()
})

test('a browser without geolocation says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'))
  await openPage(page, '/locations')
  await picker(page).getByRole('button', { name: 'Use my location' }).click()
  await expect(picker(page).getByRole('status')).toContainText(
    'Geolocation is not supported by this browser.'
  )
})

test('an address that is typed stays the text that it is', async ({ page }) => {
  await openPage(page, '/locations')
  await picker(page).getByRole('button', { name: 'Use this address' }).click()
  await expect(picker(page).getByRole('alert')).toContainText('Please type an address.')
  await fillIn(picker(page), { 'Or type an address': '1 <Queen> Square & Co' })
  await picker(page).getByRole('button', { name: 'Use this address' }).click()
  await expect(picker(page).getByText('1 <Queen> Square & Co')).toBeVisible()
  await expect(picker(page).getByRole('link', { name: /Google Maps/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=1%20%3CQueen%3E%20Square%20%26%20Co'
  )
})
