import { frameMessages } from '../domain/messages/frame.ts'
import type { NavEntry } from '../feature.ts'
import { useFeatures, usePages } from './site-context.tsx'

/** Id of the sheet that holds every page, for the buttons that open it. */
export const menuId = 'menu'

interface Entry extends NavEntry {
  /** The feature that brought it. */
  feature?: string
}

/** Entries of the pages that every site has. Those of features stand between them by their `order`. */
const baseEntries: readonly Entry[] = [
  { page: 'home', label: frameMessages.home, icon: 'home', order: 0 },
  { page: 'services', label: frameMessages.services, icon: 'list', order: 10 },
  { page: 'about', label: frameMessages.about, icon: 'person', order: 60 },
  { page: 'faq', label: frameMessages.questions, icon: 'question', order: 70 }
]

/** Every entry of the navigation whose page is there, the most wanted first. */
export function useNavigationEntries(): readonly Entry[] {
  const features = useFeatures()
  const pages = usePages()
  return [
    ...baseEntries,
    ...features.flatMap((feature) => (feature.nav ?? []).map((entry) => ({ ...entry, feature: feature.id })))
  ]
    .filter(({ page }) => pages.has(page))
    .sort((one, other) => one.order - other.order)
}
