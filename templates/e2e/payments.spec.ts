import { expect, type Page } from '@playwright/test'
import { expectRefusal, fillIn } from './models/form.ts'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { watch } from './watch.ts'

const formOn = (page: Page) => main(page).getByRole('form', { name: 'Payments' })
const status = (page: Page) => main(page).getByRole('complementary', { name: 'Summary' }).getByRole('status')
const pay = (page: Page) => formOn(page).getByRole('button', { name: /^Pay|Processing Payment/ })
const amount = /^Amount/.source
const details = {
  'Card number': '4242424242424242',
  'Expiry date': '1239',
  'Security code': '123',
  'Name on card': 'Noor Haddad',
  'Email for the receipt': 'noor@example.org',
  'Amount \\(GBP\\)': '58'
} as const

test('a payment is ready, processing for two seconds, then successful, and no card leaves', async ({
  page
}) => {
  const seen = watch(page)
  await page.clock.install()
  await openPage(page, '/payments')
  await expect(page.getByRole('heading', { name: 'Demo: no card is charged' })).toBeVisible()
  await expect(status(page)).toHaveText('Ready to Process')
  await fillIn(formOn(page), details)
  await expect(formOn(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(formOn(page).getByLabel('Expiry date')).toHaveValue(/^12\s?\/\s?39$/)
  await expect(pay(page)).toHaveText('Pay £58.00')

  await page.clock.pauseAt(Date.now() + 60_000)
  await pay(page).click()
  await expect(status(page)).toHaveText('Processing Payment')
  await page.clock.runFor(1900)
  await expect(status(page)).toHaveText('Processing Payment')
  await page.clock.runFor(200)
  await expect(status(page)).toHaveText('Payment Successful')
  await expect(main(page).getByText('Nothing was charged.').first()).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('4242')
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('every field of a payment is required', async ({ page }) => {
  await openPage(page, '/payments')
  await pay(page).click()
  await expectRefusal(formOn(page), {
    'Card number': 'Please enter the card number.',
    'Expiry date': 'Please enter the expiry date.',
    'Security code': 'Please enter the security code.',
    'Name on card': 'Please enter your name.',
    'Email for the receipt': 'Please enter your e-mail address.',
    [`${amount.slice(1)}.*`]: 'Please enter an amount.'
  })
})

test('what is typed wrong is named', async ({ page }) => {
  await openPage(page, '/payments')
  await fillIn(formOn(page), {
    ...details,
    'Card number': '4242424242424241',
    'Expiry date': '0120',
    'Security code': '12',
    'Amount \\(GBP\\)': 'nothing'
  })
  await pay(page).click()
  await expectRefusal(formOn(page), {
    'Card number': 'This card number has a typing error. Please check it.',
    'Expiry date': 'This card has expired. Please use another.',
    'Security code': 'The security code has 3 digits, 4 on American Express.',
    [`${amount.slice(1)}.*`]: 'Please enter an amount above zero, such as 58.00.'
  })
})

test('the card that is declined fails, and can be tried again', async ({ page }) => {
  await openPage(page, '/payments')
  await fillIn(formOn(page), { ...details, 'Card number': '4000000000000002' })
  await pay(page).click()
  await expect(status(page)).toHaveText('Payment Failed')
  await expect(formOn(page).getByRole('alert')).toContainText(
    'The card was declined and nothing was charged.'
  )
  await fillIn(formOn(page), { 'Card number': details['Card number'] })
  await pay(page).click()
  await expect(status(page)).toHaveText('Payment Successful')
})
