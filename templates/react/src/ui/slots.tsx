import type { SlotName } from '../feature.ts'
import { useFeatures, usePages } from './site-context.tsx'

/**
 * Renders what the features have for a slot of the site, in their order; `without` is the page that needs no second
 * mention.
 */
export function Slots({ name, without }: { name: SlotName; without?: string }) {
  const pages = usePages()
  return useFeatures()
    .flatMap(({ id, slots }) => (slots?.[name] ? [{ id, ...slots[name] }] : []))
    .filter(({ page }) => page === undefined || (page !== without && pages.has(page)))
    .sort((one, other) => one.order - other.order)
    .map(({ id, Component }) => (
      <div key={id} className={`slot slot-${name}`} data-feature={id}>
        <Component />
      </div>
    ))
}
