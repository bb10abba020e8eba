/** How many pages stand in the thumb bar beside the menu. */
export const thumbTabs = 4

/** The pages of the thumb bar: the first of the navigation, each with a name short enough to fit. */
export function tabsOf<Entry extends { order: number }>(navigation: readonly Entry[]): readonly Entry[] {
  return [...navigation].sort((a, b) => a.order - b.order).slice(0, thumbTabs)
}
