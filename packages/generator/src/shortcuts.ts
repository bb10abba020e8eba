import { featureOf, leftOutOf, type PageId } from '@sitewright/catalog'
import { asksServer } from './messages.ts'
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

/**
 * The shortcuts of an installed site: at most four, since launchers show no more. The build takes out those whose pages
 * it leaves out; a page that could only pretend has none from the beginning.
 */
export function shortcutPages(plan: GenerationPlan): PageId[] {
  const pretended = asksServer(plan) ? [] : leftOutOf({ ...plan.site, selectedFeatures: plan.features })
  const without = new Set(pretended.flatMap(({ id }) => featureOf(id).pages ?? []))
  return useful.filter((id) => hasPage(plan, id) && !without.has(id)).slice(0, 4)
}
