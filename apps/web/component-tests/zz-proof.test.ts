import { expect } from './support/expect.ts'
import { test } from './support/test.ts'
const half = '<p style="position:absolute;top:0;left:1270px;width:40px;height:10px" title="a">a</p>'
test('ratio holds', async ({ page }) => {
  document.body.innerHTML = half
  await expect(page.getByTitle('a')).toBeInViewport()
  await expect(page.getByTitle('a')).not.toBeInViewport({ ratio: 1 })
})
test('ratio fails', async ({ page }) => {
  document.body.innerHTML = half
  await expect(page.getByTitle('a')).toBeInViewport({ ratio: 1 })
})
