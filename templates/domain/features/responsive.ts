import type { FeatureDefinition } from '../pages.ts'

export const responsiveMessages = {
  label: 'Main pages',
  menu: 'Menu'
} as const

/** The main pages within reach of the thumb. */
export const responsive = {
  id: 'responsive',
  slots: { floating: { order: 30 } }
} as const satisfies FeatureDefinition

/** Number of pages in the bottom tab bar, beside the menu. */
export const thumbTabs = 4

/** The pages of the bottom tab bar: the first of the navigation. A site of one page needs no bar. */
export function tabsOf<Entry extends { order: number }>(navigation: readonly Entry[]): readonly Entry[] {
  if (navigation.length < 2) return []
  return [...navigation].sort((a, b) => a.order - b.order).slice(0, thumbTabs)
}
