import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { createPlan } from '../../packages/generator/src/generation-plan.ts'
import { compose, screenshots } from '../../packages/generator/src/pictures/pictures.ts'
import { parseSiteText } from '../../packages/site/src/index.ts'
import { builtTemplate } from '../../tools/template/built-template.ts'
import { addressOf, layouts, projectFolder } from './site-pages.ts'

const pages = layouts.flatMap((layout) => [layout, `thin-${layout}`] as const)

/** How far the drawn page may be from the real one, in CSS pixels: the drawing knows no kerning. */
const slack = 10

for (const name of pages) {
  test(`the drawn screenshots stand as the page does, ${name}`, async ({ page }) => {
    const textIn = (path: string): string => readFileSync(new URL(path, projectFolder(name)), 'utf8')
    const read = parseSiteText(textIn('src/site.json'), textIn('src/sitewright.json'))
    if (!read.ok) throw new Error(`The site ${name} cannot be read.`)
    const plan = createPlan(read.site, builtTemplate())
    await page.goto(addressOf(name))
    // Drafts are neither published nor drawn, so there is no such bar.
    await page.addStyleTag({ content: '.draft-bar { display: none !important }' })
    for (const picture of screenshots) {
      const height = (picture.height * picture.page) / picture.width
      await page.setViewportSize({ width: picture.page, height })
      const items = compose(plan, picture)
      const art = items.find(({ kind }) => kind === 'art')
      const title = items.find((item) => item.kind === 'text' && item.role === 'title')
      const mark = items.find(({ kind }) => kind === 'mark')
      for (const [what, item, selector] of [
        ['mark', mark, '.top .brand img'],
        ['title', title, 'h1'],
        ['picture', art, '.hero-art, .t-art']
      ] as const) {
        const box = await page.locator(selector).boundingBox()
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
