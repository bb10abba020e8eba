import type { SlotName } from '../feature.ts'
import { useFeatures, usePages } from './site-context.tsx'

/** Draws what the features have for one place of the site, in their order. */
export function Slots({ name }: { name: SlotName }) {
  const pages = usePages()
  return useFeatures()
    .flatMap(({ id, slots }) => (slots?.[name] ? [{ id, ...slots[name] }] : []))
    .filter(({ page }) => page === undefined || pages.has(page))
    .sort((one, other) => one.order - other.order)
    .map(({ id, Component }) => (
      <div key={id} className={`slot slot-${name}`} data-feature={id}>
        <Component />
      </div>
    ))
}
