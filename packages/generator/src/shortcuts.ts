import type { PageId } from '@sitewright/catalog'
import { hasPage, type GenerationPlan } from './generation-plan.ts'

/** Pages that people jump to from the icon on their home screen, the most useful first. */
const useful: readonly PageId[] = [
  'booking',
  'contact',
  'chat',
  'payments',
  'gallery',
  'search',
  'services',
  'faq'
]

/** The shortcuts of an installed site: at most four, since launchers show no more. */
export function shortcutPages(plan: GenerationPlan): PageId[] {
  return useful.filter((id) => hasPage(plan, id)).slice(0, 4)
}
