import { expect, test } from '@playwright/test'
import { previewFrame } from './models/preview-frame.ts'
import { wizardPage } from './models/wizard.ts'

const description = 'Full groom small dog £45, medium £55, large £70. Bath and brush £30, nails £12.'

test('a groomer sees what was read, corrects it, adds to it, and finds it in the preview', async ({
  page
}) => {
  const wizard = wizardPage(page)
  await page.goto('/builder')
  await wizard.field('Business name').fill('Paws on Quay Street')
  await wizard.field('Industry').selectOption('services')
  await wizard.field('Target audience').selectOption('General Consumers')
  await wizard.field('Description').fill(description)

  const services = page.getByRole('region', { name: 'Services' })
  await expect(services.getByText('We read this: right?')).toBeVisible()
  await expect(services.getByRole('textbox', { name: /^Name of / })).toHaveCount(5)
  await services.getByRole('textbox', { name: 'Price of Nails' }).fill('from 14')
  await services.getByRole('button', { name: 'Add a service' }).click()
  await page.keyboard.type('Puppy visit')
  await page.keyboard.press('Enter')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1 h 30')
  // The home page shows the first services alone.
  await services.getByRole('button', { name: 'Move Puppy visit up' }).focus()
  for (let place = 6; place > 1; place -= 1) await page.keyboard.press('Enter')
  await expect(services.getByRole('status')).toHaveText('Puppy visit, 1 of 6')
  await services.getByRole('button', { name: 'Yes, all of it' }).click()

  const hours = page.getByRole('region', { name: 'Opening hours' })
  await hours.getByRole('switch', { name: 'Monday open' }).press('Space')
  await hours.getByRole('textbox', { name: 'Tuesday, opens' }).fill('8:30')
  await hours.getByRole('textbox', { name: 'Tuesday, closes' }).fill('4 pm')
  await hours.getByRole('button', { name: 'Add an exception' }).click()
  await hours.getByLabel('Day', { exact: true }).fill('2027-12-24')
  await hours.getByLabel('Reason').fill('Christmas')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')

  const site = previewFrame(page, 'desktop')
  await expect(site.getByText('Puppy visit').first()).toBeVisible()
  await expect(site.getByText('£20').first()).toBeVisible()
  await expect(site.getByText(/8:30/).first()).toBeVisible()
  await page.reload()
  await expect(services.getByRole('textbox', { name: 'Price of Nails' })).toHaveValue('from £14')
  await expect(services.getByRole('textbox', { name: 'Price of Puppy visit' })).toHaveValue('£20')
  await expect(services.getByRole('textbox', { name: 'Length of Puppy visit' })).toHaveValue('90')
  await expect(hours.getByLabel('Day', { exact: true })).toHaveValue('2027-12-24')
  await wizard.continueFrom('business')
  await wizard.isAt('analysis')
})
