import type { FieldId, ItemFieldAddress } from '@sitewright/builder'
import { useEffect, useState } from 'react'
import { createStore } from '../lib/store.ts'
import { useStore } from '../lib/use-store.ts'

/** The field that a link asked for; the step that has it opens its tab and focuses it. */
const requested = createStore<FieldId | ItemFieldAddress | undefined>(undefined)

/** Focuses a control, on whatever tab of its step it is. */
export function focusField(field: FieldId | ItemFieldAddress): void {
  requested.set(field)
}

/** Focuses the requested field as soon as it is mounted. */
export function useRequestedFocus(): void {
  const field = useStore(requested)
  useEffect(() => {
    const control = field === undefined ? null : document.getElementById(field)
    if (control === null) return
    requested.set(undefined)
    control.focus()
    control.scrollIntoView({ block: 'center' })
  })
}

/** State of a step's tabs; a requested field opens its own. */
export function useFieldTab<Tab extends string>(
  first: Tab,
  tabs: Readonly<Partial<Record<FieldId, Tab>>>
): [Tab, (tab: Tab) => void] {
  const field = useStore(requested)
  const [tab, setTab] = useState(first)
  const asked = field && tabs[field as FieldId]
  if (asked !== undefined && asked !== tab) setTab(asked)
  return [asked ?? tab, setTab]
}
