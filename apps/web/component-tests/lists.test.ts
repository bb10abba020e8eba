import { listCapacity, type Decisions } from '@sitewright/site'
import { builderStore } from '../src/builder/builder-context.tsx'
import { findViolationsInBothSchemes } from './support/axe.ts'
import { expect } from './support/expect.ts'
import type { Page } from './support/page.ts'
import { completeSite, openStep } from './support/saved-state.ts'
import { test } from './support/test.ts'
import { wizardPage } from './support/wizard.ts'

const description =
  'Dog grooming in Bristol. Full groom small dog £45, medium £55. Bath and brush £30, nails £12. ' +
  'Open Tuesday to Saturday 9 to 5.'

const groomer = {
  ...completeSite,
  businessInfo: { ...completeSite.businessInfo, businessName: 'Paws & Co', description }
}

async function openLists(page: Page, text = description): Promise<void> {
  await openStep(page, 'business', {
    ...groomer,
    businessInfo: { ...groomer.businessInfo, description: text }
  })
  await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible()
}

const names = async (page: Page): Promise<string[]> => {
  const fields = await page.getByRole('textbox', { name: /^Name of (?!the new)/ }).all()
  return Promise.all(fields.map((field) => field.inputValue()))
}

const decisions = () => builderStore.get().site.decisions ?? {}
const services = (page: Page) => page.getByRole('region', { name: 'Services' })

test('what was read is asked about, and confirmed as a whole', async ({ page }) => {
  await openLists(page)
  expect(await names(page)).toEqual([
    'Full groom small dog',
    'Full groom medium dog',
    'Bath and brush',
    'Nails'
  ])
  await expect(page.getByRole('textbox', { name: 'Price of Nails' })).toHaveValue('£12')
  await expect(services(page).getByText('We read this: right?')).toBeVisible()
  await expect(services(page).getByText('Bath and brush £30')).toBeVisible()
  await services(page).getByRole('button', { name: 'Yes, all of it' }).click()
  await expect(services(page).getByText('We read this: right?')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a service' })).toBeFocused()
  await expect(services(page).getByRole('status')).toHaveText('Confirmed all 4.')
})

test('by keys alone a service is added, moved, removed, and brought back', async ({ page }) => {
  await openLists(page)
  await page.getByRole('button', { name: 'Add a service' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name of the new service' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name of the new service' }).fill('Puppy visit')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Price of Puppy visit' })).toBeFocused()
  await expect(services(page).getByRole('status')).toHaveText('Puppy visit, 5 of 5')

  await page.getByRole('button', { name: 'Move Puppy visit up' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(services(page).getByRole('status')).toHaveText('Puppy visit, 3 of 5')
  await expect(page.getByRole('button', { name: 'Move Puppy visit up' })).toBeFocused()
  expect(await names(page)).toEqual([
    'Full groom small dog',
    'Full groom medium dog',
    'Puppy visit',
    'Bath and brush',
    'Nails'
  ])

  await page.getByRole('textbox', { name: 'Name of Nails' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Name of Nails' })).toBeFocused()
  expect((await names(page))[3]).toBe('Nails')

  await page.getByRole('button', { name: 'Remove Puppy visit' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Nails' })).toBeFocused()
  expect(await names(page)).not.toContain('Puppy visit')
  await wizardPage(page).toast('Removed Puppy visit.').getByRole('button', { name: 'Undo' }).click()
  expect((await names(page))[2]).toBe('Puppy visit')
})

test('a price that cannot be one is refused at its field, stays, and is named below', async ({ page }) => {
  await openLists(page)
  const price = page.getByRole('textbox', { name: 'Price of Nails' })
  await price.fill('-12')
  await price.blur()
  await expect(page.getByText('A price cannot be below zero.')).toBeVisible()
  await expect(price).toHaveValue('-12')
  await expect(page.locator('#step-hint')).toContainText('Price of Nails')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Price of Nails' })).toHaveValue('-12')
  await page.getByRole('textbox', { name: 'Price of Nails' }).fill('on request')
  await page.getByRole('textbox', { name: 'Price of Nails' }).blur()
  await expect(page.locator('#step-hint')).not.toContainText('Price of Nails')
  expect(JSON.stringify(decisions())).toContain('on request')
})

test('a service is sold with a stock word and a payment link, which must be an address', async ({ page }) => {
  await openLists(page)
  await page.getByRole('button', { name: 'Sell it: Nails' }).click()
  await page.getByRole('textbox', { name: 'Stock of Nails' }).fill('two places a week')
  const link = page.getByRole('textbox', { name: 'Payment link of Nails' })
  await link.fill('stripe')
  await link.blur()
  await expect(page.getByText('Write the whole address of the page where it is paid')).toBeVisible()
  await expect(link).toHaveValue('stripe')
  await link.fill('https://buy.stripe.com/nails')
  await link.blur()
  await expect(page.getByText('Write the whole address of the page where it is paid')).toHaveCount(0)
})

test('closing before opening asks whether the next day is meant', async ({ page }) => {
  await openLists(page)
  const closes = page.getByRole('textbox', { name: 'Friday, closes' })
  await closes.fill('1')
  await closes.blur()
  await expect(page.getByText('01:00 is before 09:00.')).toBeVisible()
  await expect(page.locator('#step-hint')).toContainText('Friday')
  await page.getByRole('button', { name: 'It means 01:00 the next day' }).click()
  await expect(page.getByText('01:00 is before 09:00.')).toHaveCount(0)
  await expect(closes).toHaveValue('01:00')

  await page.getByRole('button', { name: 'Add a break on Tuesday' }).click()
  await expect(page.getByRole('textbox', { name: 'Tuesday, opens' })).toHaveCount(2)
  await page.getByRole('switch', { name: 'Monday open' }).press('Space')
  await expect(page.getByRole('textbox', { name: 'Monday, opens' }).first()).toHaveValue('09:00')
})

test('typed items stay when the description changes, and it is said what it would be read as now', async ({
  page
}) => {
  await openLists(page)
  const price = page.getByRole('textbox', { name: 'Price of Nails' })
  await price.fill('15')
  await price.blur()
  await expect(price).toHaveValue('£15')
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.fill('Dog grooming. Bath and brush £30, nails £14.')
  await expect(price).toHaveValue('£15')
  await expect(services(page).getByText('your description says £14')).toBeVisible()
  await page.getByRole('button', { name: 'Use £14 for Nails' }).click()
  await expect(price).toHaveValue('£14')
  await text.fill('We look after dogs.')
  await expect(price).toHaveValue('£14')
})

test('an exception needs a day of the calendar that has no other hours yet', async ({ page }) => {
  await openLists(page)
  const hours = page.getByRole('region', { name: 'Opening hours' })
  const add = async (day: string): Promise<void> => {
    await hours.getByRole('button', { name: 'Add an exception' }).click()
    await hours.getByLabel('Day', { exact: true }).last().fill(day)
    await wizardPage(page).field('Business name').focus()
  }
  await add('2027-12-24')
  await expect(hours.getByRole('listitem', { name: 'Exception on 24 December 2027' })).toBeVisible()
  await add('2027-12-24')
  await expect(hours.getByText('24 December 2027 has its own hours already.')).toBeVisible()
  await expect(page.locator('#step-hint')).toContainText('Exception on 24 December 2027')
  await hours.getByLabel('Day', { exact: true }).last().fill('2028-02-29')
  await wizardPage(page).field('Business name').focus()
  await expect(hours.getByRole('listitem', { name: 'Exception on 29 February 2028' })).toBeVisible()
  await hours.getByRole('button', { name: 'Remove Exception on 24 December 2027' }).click()
  await expect(hours.getByLabel('Day', { exact: true })).toHaveCount(1)
  await expect(hours.getByRole('button', { name: 'Remove Exception on 29 February 2028' })).toBeFocused()
  await expect(page.locator('#step-hint')).not.toContainText('Exception')
  await wizardPage(page).toast('Removed Exception').getByRole('button', { name: 'Undo' }).click()
  await expect(hours.getByLabel('Day', { exact: true })).toHaveCount(2)
})

test('a place is corrected part by part, and the location is offered beside it', async ({ page }) => {
  await openLists(page)
  await wizardPage(page).field('Location').fill('12 Quay Street, Bristol BS1 4AB')
  const places = page.getByRole('region', { name: 'Places' })
  await expect(places.getByRole('textbox', { name: 'Town' })).toHaveValue('Bristol')
  await places.getByRole('textbox', { name: 'Street and number' }).fill('14 Wharf Street')
  await expect(places.getByText('your location says 12 Quay Street, Bristol, BS1 4AB')).toBeVisible()
  await places.getByRole('textbox', { name: 'Telephone' }).fill('call us')
  await places.getByRole('textbox', { name: 'Telephone' }).blur()
  await expect(places.getByText('Nobody could call this number.')).toBeVisible()
  await places.getByRole('switch', { name: 'We come to our customers' }).press('Space')
  await expect(places.getByRole('textbox', { name: 'How far you come' })).toHaveValue('We come to you.')
  expect(decisions()['/content/locations/@main/address']).toMatchObject({
    value: { street: '14 Wharf Street', town: 'Bristol', postcode: 'BS1 4AB' }
  })
})

test('a long list is folded, and says how many there can be', async ({ page }) => {
  const items = Array.from({ length: listCapacity }, (_, at) => [
    `/content/services/items/@cut-${at}/title`,
    { is: 'written', value: `Cut ${at}` } as const
  ])
  await openStep(page, 'business', {
    ...groomer,
    businessInfo: { ...groomer.businessInfo, description: 'We cut hair.' },
    decisions: Object.fromEntries(items) as Decisions
  })
  await services(page)
    .getByRole('button', { name: `Show all ${listCapacity}` })
    .click()
  await expect(services(page).getByRole('textbox', { name: /^Name of/ })).toHaveCount(listCapacity)
  await expect(services(page).getByText(`There is room for ${listCapacity}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a service' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name of Cut 12' })).toBeFocused()
})

for (const width of [1440, 390])
  test(`axe finds nothing in the lists, with and without errors, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openLists(page)
    const price = page.getByRole('textbox', { name: 'Price of Nails' })
    await price.fill('-12')
    await price.blur()
    await page.getByRole('button', { name: 'Add an exception' }).click()
    await page.getByRole('button', { name: 'Add a person' }).click()
    await page.keyboard.press('Escape')
    expect(await findViolationsInBothSchemes(page)).toEqual([])
  })
