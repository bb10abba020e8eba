/** Number of pages in the bottom tab bar, beside the menu. */
export const thumbTabs = 4

/** The pages of the bottom tab bar: the first of the navigation. */
export function tabsOf<Entry extends { order: number }>(navigation: readonly Entry[]): readonly Entry[] {
  return [...navigation].sort((a, b) => a.order - b.order).slice(0, thumbTabs)
}
