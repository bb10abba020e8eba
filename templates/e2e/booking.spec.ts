import { expect } from '@playwright/test'
import { bookingOn, customer, wednesday } from './models/booking.ts'
import { expectRefusal, fillIn } from './models/form.ts'
import { readInbox } from './models/inbox.ts'
import { main, openPage } from './models/site.ts'
import { test } from './models/test.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

test.use({ locale: 'en-US' })
test.beforeEach(({ page }) => page.clock.setFixedTime(wednesday))

test('a request takes four steps, each with its own place in the history (S2-1)', async ({ page }) => {
  const seen = watch(page)
  const booking = bookingOn(page)
  await booking.open()
  await expect(main(page).getByText('This is a draft: nothing will be sent.')).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /Select Date$/,
    /Choose Time$/,
    /Your Details$/,
    /Confirmation$/
  ])
  await booking.expectStep('Select Date')
  await expect(booking.button('Continue to times')).toBeDisabled()
  await main(page).getByRole('radio', { name: 'Check-up and clean' }).check()
  await booking.day('6 March 2031').click()
  await booking.button('Continue to times').click()

  await booking.expectStep('Choose Time')
  await expect(page.getByRole('heading', { name: 'Thursday 6 March: choose a time' })).toBeFocused()
  await expect(booking.button('Continue to details')).toBeDisabled()
  await booking.time('9:30').check()
  await booking.button('Continue to details').click()

  await booking.expectStep('Your Details')
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused()
  await expect(main(page).getByRole('complementary', { name: 'Your request' })).toContainText('9:30')
  await fillIn(booking.form, customer)

  await page.goBack()
  await booking.expectStep('Choose Time')
  await expect(booking.time('9:30')).toBeChecked()
  await page.goForward()
  await page.reload()
  await booking.expectStep('Your Details')
  await expect(booking.form.getByLabel('Email')).toHaveValue(customer.Email)
  await expect(booking.form.getByLabel('Service')).toHaveValue('Check-up and clean')

  await booking.button('Send the request').click()
  await expect(page.getByRole('heading', { name: 'Nothing was sent.' })).toBeFocused()
  await expect(main(page)).not.toContainText(/Confirmed|Add to calendar|yours/)
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('times come from the opening hours and the length of the service (S1-5)', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  // Past days, and Sundays, on which this practice is closed.
  for (const day of ['4 March 2031', '9 March 2031', '30 March 2031']) {
    await expect(booking.day(day)).toHaveAttribute('aria-disabled', 'true')
    await booking.day(day).click({ force: true })
    await expect(booking.button('Continue to times')).toBeDisabled()
  }
  await expect(booking.day('5 March 2031')).toHaveAttribute('aria-current', 'date')
  await expect(booking.button('Previous month')).toBeDisabled()

  // From half past eight, the last one an hour before closing at six.
  const slots = main(page).getByRole('group', { name: 'Time' }).locator('label')
  await booking.day('6 March 2031').click()
  await booking.button('Continue to times').click()
  await expect(slots.first()).toHaveText('8:30')
  await expect(slots.last()).toHaveText('16:30')

  // In the afternoon, the times of the morning are over.
  await page.clock.setFixedTime(new Date('2031-03-05T14:45:00Z'))
  await booking.open()
  await booking.day('5 March 2031').click()
  await booking.button('Continue to times').click()
  await expect(slots).toHaveText(['15:30', '16:30'])
})

test('times are those of the business, also for a visitor elsewhere', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })
  const page = await context.newPage()
  // In New York it is still Tuesday evening.
  await page.clock.setFixedTime(new Date('2031-03-05T01:00:00Z'))
  const booking = bookingOn(page)
  await booking.open()
  await expect(booking.day('4 March 2031')).toHaveAttribute('aria-disabled', 'true')
  await booking.day('5 March 2031').click()
  await booking.button('Continue to times').click()
  await expect(booking.time('8:30')).toBeEnabled()
  await expect(main(page)).toContainText('Times are those of London, where it is 01:00 now.')
  await context.close()
})

test('the calendar is walked through by keyboard', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  const steps = [
    ['ArrowRight', '6 March 2031'],
    ['ArrowDown', '13 March 2031'],
    ['Home', '10 March 2031'],
    ['End', '16 March 2031'],
    ['ArrowUp', '9 March 2031'],
    ['ArrowLeft', '8 March 2031'],
    ['ArrowLeft', '7 March 2031'],
    ['PageDown', '7 April 2031'],
    ['PageUp', '7 March 2031']
  ] as const
  await booking.day('5 March 2031').focus()
  for (const [key, day] of steps) {
    await page.keyboard.press(key)
    await expect(booking.day(day)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(booking.day('7 March 2031')).toHaveAttribute('aria-pressed', 'true')
  await expect(booking.calendar.locator('[tabindex="0"]')).toHaveCount(1)
  await booking.button('Continue to times').press('Enter')
  await expect(page.getByRole('heading', { name: 'Friday 7 March: choose a time' })).toBeFocused()
})

test('name, e-mail, phone and service are required, notes are not', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  await booking.day('7 March 2031').click()
  await booking.button('Continue to times').click()
  await booking.time('16:30').check()
  await booking.button('Continue to details').click()
  await booking.button('Send the request').click()
  await expectRefusal(booking.form, {
    Name: 'Please enter your name.',
    Email: 'Please enter your e-mail address.',
    Phone: 'Please enter your phone number.',
    Service: 'Please choose a service.'
  })
  await booking.button('Back to times').click()
  await expect(booking.time('16:30')).toBeChecked()
})

test('the home page offers the next times, each one click from the details', async ({ page }) => {
  await openPage(page)
  const free = main(page).getByRole('region', { name: 'Ask for a time' })
  await expect(free).not.toContainText('yours')
  await expect(free.getByRole('heading', { level: 3 })).toHaveText([
    'Wednesday 5 March',
    'Thursday 6 March',
    'Friday 7 March'
  ])
  await free.getByRole('link', { name: '10:30' }).nth(1).click()
  await bookingOn(page).expectStep('Your Details')
  await expect(page).toHaveURL(/day=2031-03-06/)

  // An address that asks for a Sunday begins at the calendar.
  await page.goto(addressOf('standard', '/booking?day=2031-03-09&time=10%3A30'))
  await bookingOn(page).expectStep('Select Date')
})

test('a request that was taken is a request, not a booking (S0-2)', async ({ page }) => {
  const booking = bookingOn(page, 'delivering')
  await booking.open()
  await booking.fillInAll('7 March 2031', '9:30')
  await expect(main(page)).toContainText('This asks for the date. It does not book it.')
  await booking.button('Send the request').click()
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeFocused()
  await expect(main(page)).toContainText('We confirm by e-mail. Until then the date is not booked.')
  await expect(main(page).getByRole('button', { name: 'Add to calendar' })).toHaveCount(0)
  await expect(booking.mine).toContainText('Asked for, not confirmed')

  const inbox = await readInbox()
  const request = inbox.find(({ subject }) => subject === 'Request: Check-up and clean, 2031-03-07 09:30')
  expect(request).toMatchObject({ email: customer.Email, phone: customer.Phone })
  expect(request?.['message']).toContain('When: 2031-03-07 09:30')
})
