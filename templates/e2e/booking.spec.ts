import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { bookingOn, customer, wednesday } from './models/booking.ts'
import { expectRefusal } from './models/form.ts'
import { main, openPage } from './models/site.ts'
import { addressOf } from './site-pages.ts'
import { watch } from './watch.ts'

test.use({ locale: 'en-US' })
test.beforeEach(({ page }) => page.clock.setFixedTime(wednesday))

test('a booking takes four steps and is kept', async ({ page }) => {
  const seen = watch(page)
  const booking = bookingOn(page)
  await booking.open()
  await expect(main(page).getByRole('list', { name: 'Progress' }).getByRole('listitem')).toHaveText([
    /Select Date$/,
    /Choose Time$/,
    /Your Details$/,
    /Confirmation$/
  ])

  await booking.expectStep('Select Date')
  await expect(booking.button('Continue to times')).toBeDisabled()
  await booking.day('March 6, 2031').click()
  await booking.button('Continue to times').click()

  await booking.expectStep('Choose Time')
  await expect(page.getByRole('heading', { name: 'Thursday, March 6: choose a time' })).toBeFocused()
  await expect(booking.button('Continue to details')).toBeDisabled()
  const slots = main(page).getByRole('group', { name: 'Time' }).locator('label')
  await expect(slots).toHaveText(['9:00 AM', '10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM', '4:00 PM'])
  await booking.time('10:00 AM').check()
  await booking.button('Continue to details').click()

  await booking.expectStep('Your Details')
  await expect(page.getByRole('heading', { name: 'Who is coming?' })).toBeFocused()
  const summary = main(page).getByRole('complementary', { name: 'Your booking' })
  await expect(summary).toContainText('10:00 AM')
  for (const [label, value] of Object.entries(customer)) await booking.form.getByLabel(label).fill(value)
  await booking.form.getByLabel('Service').selectOption('Check-up and clean')
  await booking.button('Confirm booking').click()

  await booking.expectStep('Confirmation')
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused()
  await expect(page.getByText(`A confirmation email will follow to ${customer.Email}.`)).toBeVisible()

  const download = page.waitForEvent('download')
  await booking.button('Add to calendar').click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART:20310306T100000')

  await page.reload()
  await expect(booking.mine).toContainText('10:00 AM')
  await booking.day('March 6, 2031').click()
  await booking.button('Continue to times').click()
  await expect(booking.time('10:00 AM')).toBeDisabled()
  await expect(booking.time('9:00 AM')).toBeEnabled()
  expect(seen).toEqual({ errors: [], outside: [] })
})

test('past days and Sundays are unavailable', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  for (const day of ['March 4, 2031', 'March 9, 2031', 'March 30, 2031']) {
    await expect(booking.day(day)).toHaveAttribute('aria-disabled', 'true')
    await booking.day(day).click({ force: true })
    await expect(booking.button('Continue to times')).toBeDisabled()
  }
  await expect(booking.day('March 5, 2031')).toHaveAttribute('aria-current', 'date')
  await expect(booking.button('Previous month')).toBeDisabled()

  // In the afternoon, the times of the morning are over.
  await page.clock.setFixedTime(new Date('2031-03-05T14:30:00'))
  await booking.open()
  await booking.day('March 5, 2031').click()
  await booking.button('Continue to times').click()
  await expect(booking.time('11:00 AM')).toBeDisabled()
  await expect(booking.time('2:00 PM')).toBeDisabled()
  await expect(booking.time('3:00 PM')).toBeEnabled()
})

test('the calendar is walked through by keyboard', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  const steps = [
    ['ArrowRight', 'March 6, 2031'],
    ['ArrowDown', 'March 13, 2031'],
    ['Home', 'March 9, 2031'],
    ['End', 'March 15, 2031'],
    ['ArrowUp', 'March 8, 2031'],
    ['ArrowLeft', 'March 7, 2031'],
    ['PageDown', 'April 7, 2031'],
    ['PageUp', 'March 7, 2031']
  ] as const
  await booking.day('March 5, 2031').focus()
  for (const [key, day] of steps) {
    await page.keyboard.press(key)
    await expect(booking.day(day)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(booking.day('March 7, 2031')).toHaveAttribute('aria-pressed', 'true')
  await expect(booking.calendar.locator('[tabindex="0"]')).toHaveCount(1)
  await booking.button('Continue to times').press('Enter')
  await expect(page.getByRole('heading', { name: 'Friday, March 7: choose a time' })).toBeFocused()
})

test('every field of a booking is required', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  await booking.day('March 7, 2031').click()
  await booking.button('Continue to times').click()
  await booking.time('4:00 PM').check()
  await booking.button('Continue to details').click()
  await booking.button('Confirm booking').click()
  await expectRefusal(booking.form, {
    Name: 'Please enter your name.',
    Email: 'Please enter your e-mail address.',
    Phone: 'Please enter your phone number.',
    Service: 'Please choose a service.',
    Notes: 'Please write a note, or none.'
  })
  await booking.button('Back to times').click()
  await expect(booking.time('4:00 PM')).toBeChecked()
})

test('a booking is cancelled, and that is taken back', async ({ page }) => {
  const booking = bookingOn(page)
  await booking.open()
  await booking.fillInAll('March 8, 2031', '9:00 AM')
  await booking.button('Confirm booking').click()
  await booking.mine.getByRole('button', { name: 'Cancel Check-up and clean' }).click()
  await expect(booking.mine.getByRole('status')).toContainText('Cancelled: Check-up and clean')
  await expect(booking.mine.getByRole('listitem')).toHaveCount(0)
  await booking.mine.getByRole('button', { name: 'Undo' }).click()
  await expect(booking.mine.getByRole('status')).toContainText('Booked again')
  await expect(booking.mine.getByRole('listitem')).toHaveCount(1)
})

test('the home page offers the next free times, each one click from the details', async ({ page }) => {
  await openPage(page)
  const free = main(page).getByRole('region', { name: 'Book online' })
  await expect(free.getByRole('heading', { level: 3 })).toHaveText([
    'Wednesday, March 5',
    'Thursday, March 6',
    'Friday, March 7'
  ])
  await free.getByRole('link', { name: '11:00 AM' }).nth(1).click()
  await bookingOn(page).expectStep('Your Details')
  await expect(page).toHaveURL(/day=2031-03-06/)

  // An address that asks for a Sunday begins at the calendar.
  await page.goto(addressOf('standard', '/booking?day=2031-03-09&time=11%3A00+AM'))
  await bookingOn(page).expectStep('Select Date')
})
