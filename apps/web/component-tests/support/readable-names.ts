import type { Page } from './page.ts'
import { resize } from './resize.ts'
import { findSidewaysScroll } from '../../e2e/models/sideways-scroll.ts'

/** Widths at which a table is narrower than on a wide screen and is no list yet, in pixels. */
const narrowWidths = [768, 1024, 1100, 1200, 1280] as const

/** Tables that were looked at, by what they are called and their heads: most screens show one that others show too. */
const seen = new Set<string>()

/** Tables of a screen that nobody looked at yet whose first row has a name that cannot be read in a narrower window. */
export async function findUnreadableNames(page: Page): Promise<string[]> {
  const unseen = (await nameTables(page)).filter((table) => !seen.has(table))
  if (unseen.length === 0) return []
  const problems: string[] = []
  for (const width of narrowWidths) {
    await resize(page, width, 800)
    for (const found of await readNames(page)) problems.push(`at ${width} px ${found}`)
    const over = await findSidewaysScroll(page)
    if (over > 0) problems.push(`scrolls sideways by ${over} px at ${width} px`)
  }
  // Whatever has a problem is looked at again when the test is tried again.
  if (problems.length === 0) for (const table of unseen) seen.add(table)
  return problems
}

function nameTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('table')].map(
      ({ caption, tHead }) => `${caption?.textContent}: ${tHead?.textContent}`
    )
  )
}

/** A name can be read that has 220 pixels, or stands there whole. Results of queries are walked sideways and have none. */
function readNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutBy = (element: Element, name: Element): boolean => {
      const { overflowX } = getComputedStyle(element)
      if (overflowX === 'visible') return false
      if (element.scrollWidth > element.clientWidth + 1 && name.contains(element)) return true
      const box = element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(name.contains(element) ? element : name)
      return [...range.getClientRects()].some((rect) => rect.width > 1 && rect.right > box.right + 1)
    }
    const isCut = (name: Element): boolean => {
      for (let around = name.parentElement; around !== null; around = around.parentElement)
        if (around !== document.documentElement && isCutBy(around, name)) return true
      return [name, ...name.querySelectorAll(':not(.vh)')].some((element) => isCutBy(element, name))
    }
    return [...document.querySelectorAll('table:not([role=grid])')]
      .filter((table) => table.checkVisibility() && !table.closest('[inert]'))
      .flatMap((table) => {
        const row = [...table.querySelectorAll('tbody tr')].find((each) => each.checkVisibility())
        const name = row?.querySelector('[data-phone=title], th[scope=row]') ?? row?.querySelector('td')
        if (!name || name.textContent.trim() === '') return []
        const { width } = name.getBoundingClientRect()
        const caption = table.querySelector('caption')?.textContent ?? table.className
        return width >= 220 || !isCut(name)
          ? []
          : [`'${name.textContent}' of '${caption}' has ${Math.round(width)} px`]
      })
  })
}
