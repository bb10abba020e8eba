import type { FieldId } from '@sitewright/builder'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '../../state/store.ts'

/** The field that a link asked for; the step that has it opens its tab and gives it the focus. */
const wanted = createStore<FieldId | undefined, FieldId | undefined>((_before, next) => next, undefined)

/** To the control itself, on whatever tab of its step it stands. */
export function goToField(field: FieldId): void {
  wanted.dispatch(field)
}

function useWanted(): FieldId | undefined {
  return useSyncExternalStore(wanted.subscribe, wanted.get, wanted.get)
}

/** Gives the wanted field the focus as soon as it is drawn. */
export function useWantedFocus(): void {
  const field = useWanted()
  useEffect(() => {
    const control = field === undefined ? null : document.getElementById(field)
    if (control === null) return
    wanted.dispatch(undefined)
    control.focus()
    control.scrollIntoView({ block: 'center' })
  })
}

/** The open tab of a step; a wanted field opens its own. */
export function useFieldTab<Tab extends string>(
  first: Tab,
  tabs: Readonly<Partial<Record<FieldId, Tab>>>
): [Tab, (tab: Tab) => void] {
  const field = useWanted()
  const [tab, setTab] = useState(first)
  const asked = field && tabs[field]
  if (asked !== undefined && asked !== tab) setTab(asked)
  return [asked ?? tab, setTab]
}
