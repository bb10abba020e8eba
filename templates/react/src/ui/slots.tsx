import type { SlotName } from '../domain/feature.ts'
import { featuresInSlot } from '../domain/navigation.ts'
import { useFeatures, usePages } from './site-context.tsx'

/**
 * Renders what the features have for a slot of the site, in their order; `without` is the page that needs no second
 * mention.
 */
export function Slots({ name, without }: { name: SlotName; without?: string }) {
  return featuresInSlot(name, useFeatures(), usePages(), without).map(({ id, components }) => {
    const Component = components?.[name]
    return (
      Component && (
        <div key={id} className={`slot slot-${name}`} data-feature={id}>
          <Component />
        </div>
      )
    )
  })
}
