import type { EvaluatingPage } from './evaluating-page.ts'

/** The smallest text that is read on a phone, in CSS pixels. */
const smallest = 12

/** Texts of the page that are smaller than may be read on a phone, with their size. Those of the preview are the site's. */
export function findSmallText(page: EvaluatingPage): Promise<string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (parentElement === null || text === '' || !parentElement.checkVisibility()) continue
      const { width, height } = parentElement.getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
      // What is there for screen readers alone takes one pixel, or no size.
      if (width > 1 && height > 1 && size > 0 && size < least)
        found.add(`'${text.slice(0, 40)}' has ${size} px`)
    }
    return [...found]
  }, smallest)
}
