import type { EvaluatingPage } from './evaluating-page.ts'

/** How far the page is wider than its window, in pixels, whether it says so or can be scrolled there. */
export function findSidewaysScroll(page: EvaluatingPage): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    window.scrollTo(100, window.scrollY)
    const over = Math.max(scrollWidth - clientWidth, window.scrollX)
    window.scrollTo(0, window.scrollY)
    return over
  }, undefined)
}
