import { expect } from '@playwright/test'
import { createPlan } from '../../packages/generator/src/generation-plan.ts'
import { compose, screenshots } from '../../packages/generator/src/pictures/pictures.ts'
import { parseSiteText } from '../../packages/site/src/index.ts'
import { builtTemplate } from '../../tools/template/built-template.ts'
import { brandMark } from './models/site.ts'
import { frameworkUnderTest, test } from './models/test.ts'
import { addressOf, layouts, readDocument } from './site-pages.ts'

const pages = layouts.flatMap((layout) => [layout, `thin-${layout}`] as const)

/** How far the drawn page may be from the real one, in CSS pixels: the drawing knows no kerning. */
const slack = 10

for (const name of pages) {
  test(`the drawn screenshots stand as the page does, ${name}`, async ({ page }) => {
    const read = parseSiteText(readDocument(name, 'site'), readDocument(name, 'choices'))
    if (!read.ok) throw new Error(`The site ${name} cannot be read.`)
    const plan = createPlan(read.site, builtTemplate(frameworkUnderTest()))
    await page.goto(addressOf(name))
    // Drafts are neither published nor drawn, so there is no such bar.
    await page.addStyleTag({ content: '[aria-label="Draft notice"] { display: none !important }' })
    for (const picture of screenshots) {
      const height = (picture.height * picture.page) / picture.width
      await page.setViewportSize({ width: picture.page, height })
      const items = compose(plan, picture)
      const art = items.find(({ kind }) => kind === 'art')
      const title = items.find((item) => item.kind === 'text' && item.role === 'title')
      const mark = items.find(({ kind }) => kind === 'mark')
      for (const [what, item, drawn] of [
        ['mark', mark, brandMark(page)],
        ['title', title, page.getByRole('heading', { level: 1 })],
        ['picture', art, page.getByRole('main').getByRole('figure').first()]
      ] as const) {
        const box = await drawn.boundingBox()
        if (box === null || box.y >= height) continue
        const sides =
          what === 'title' ? (['x', 'y', 'height'] as const) : (['x', 'y', 'width', 'height'] as const)
        for (const side of sides) {
          const away = Math.abs((item?.[side] ?? Infinity) - box[side])
          expect(
            away,
            `${side} of the ${what}, ${picture.form}: ${item?.[side]}, on the page ${box[side]}`
          ).toBeLessThan(slack)
        }
      }
    }
  })
}
