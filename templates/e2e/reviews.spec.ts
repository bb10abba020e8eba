import { expect } from '@playwright/test'
import { expectRefusal, fillIn } from './models/form.ts'
import { announced, main, openPage } from './models/site.ts'
import { test } from './models/test.ts'

test('a review is given stars by keyboard, thanked for and kept', async ({ page }) => {
  await openPage(page, '/reviews')
  const form = main(page).getByRole('form', { name: 'Write a review' })
  await expect(main(page).getByRole('heading', { name: 'Kept in this browser only' })).toBeVisible()
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await form.getByRole('radio', { name: '5 stars' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked()

  const reviews = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /stars/ }) })
  const before = await reviews.count()
  await fillIn(form, { Name: 'Noor', Comment: 'Calm and <b>clear</b>.' })
  await form.getByRole('button', { name: 'Post review' }).click()
  await expect(announced(page, 'Thank you for your review! It is kept in this browser only.')).toBeVisible()
  await expect(form.getByLabel('Comment')).toHaveValue('')

  await expect(reviews).toHaveCount(before + 1)
  const mine = reviews.filter({ hasText: 'Calm and <b>clear</b>.' })
  await expect(mine.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible()
  await expect(mine.getByRole('img', { name: 'Draft' })).toHaveCount(0)
  await expect(main(page).getByRole('img', { name: 'Draft' })).not.toHaveCount(0)
  await page.reload()
  await expect(mine).toBeVisible()
})

test('name and comment of a review are required', async ({ page }) => {
  await openPage(page, '/reviews')
  const form = main(page).getByRole('form', { name: 'Write a review' })
  await form.getByRole('button', { name: 'Post review' }).click()
  await expectRefusal(form, { Name: 'Please enter your name.', Comment: 'Please write a comment.' })
})

test('testimonials are listed, and those that were invented say so', async ({ page }) => {
  await openPage(page, '/testimonials')
  const quotes = main(page).getByRole('figure')
  await expect(quotes).not.toHaveCount(0)
  const count = await quotes.count()
  await expect(main(page).getByRole('img', { name: 'Draft' })).not.toHaveCount(0)
  await expect(quotes.getByRole('img', { name: /[1-5] out of 5 stars/ })).toHaveCount(count)
})
