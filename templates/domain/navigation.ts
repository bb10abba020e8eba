import type { FeatureDefinition, NavEntry, Slot, SlotName } from './feature.ts'
import { frameMessages } from './messages/frame.ts'

/** An entry of the navigation, with the feature that brought it. */
export interface NavigationEntry extends NavEntry {
  feature?: string
}

/** Entries of the pages that every site has. Those of features stand between them by their `order`. */
const baseEntries: readonly NavEntry[] = [
  { page: 'home', label: frameMessages.home, icon: 'home', order: 0 },
  { page: 'services', label: frameMessages.services, icon: 'list', order: 10 },
  { page: 'about', label: frameMessages.about, icon: 'person', order: 60 },
  { page: 'faq', label: frameMessages.questions, icon: 'question', order: 70 }
]

/** What is known of the pages of a site: whether it has one. */
type Pages = Pick<ReadonlySet<string>, 'has'>

/** The navigation of a site: every entry whose page is there, the most wanted first. */
export function navigationOf(
  features: readonly FeatureDefinition[],
  pages: Pages
): readonly NavigationEntry[] {
  return [
    ...baseEntries,
    ...features.flatMap((feature) => (feature.nav ?? []).map((entry) => ({ ...entry, feature: feature.id })))
  ]
    .filter(({ page }) => pages.has(page))
    .sort((one, other) => one.order - other.order)
}

/** The entries of a footer: all but the home page, which the name of the business leads to. */
export function footerEntries(navigation: readonly NavigationEntry[]): readonly NavigationEntry[] {
  return navigation.filter(({ page }) => page !== 'home')
}

/**
 * The features that show something in a slot, in the order of it; `without` is the page that needs no second mention.
 */
export function featuresInSlot<Feature extends FeatureDefinition>(
  name: SlotName,
  features: readonly Feature[],
  pages: Pages,
  without?: string
): readonly Feature[] {
  const isShown = ({ page }: Slot): boolean => page === undefined || (page !== without && pages.has(page))
  return features
    .flatMap((feature) => {
      const slot = feature.slots?.[name]
      return slot !== undefined && isShown(slot) ? [{ feature, order: slot.order }] : []
    })
    .sort((one, other) => one.order - other.order)
    .map(({ feature }) => feature)
}
