import { isFeatureId } from '@sitewright/catalog'
import { pathIn } from './flavour.ts'
import type { Order } from './order.ts'

/**
 * The paths from which a project is reached: those of the template, but for files that are named after a feature
 * that was not chosen (`tests/booking.test.ts`), and the companions of those that were.
 */
export function rootsOf({ adapter, features, site, template }: Order): string[] {
  const chosen = (id: string): boolean => (features as readonly string[]).includes(id)
  const roots = template.roots.filter((path) => {
    const name = /([\w-]+)(?:\.[\w-]+)*$/.exec(path)?.[1] ?? ''
    return !path.includes('/') || !isFeatureId(name) || chosen(name)
  })
  const companions = features.flatMap((id) => adapter.companions[id] ?? [])
  return [...roots, ...companions].map((path) => pathIn(path, site.typescript))
}
