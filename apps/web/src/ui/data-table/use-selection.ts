import { useMemo, useState } from 'react'
import {
  nothingSelected,
  selectMatching,
  selectRange,
  togglePage,
  toggleRow,
  type Selection,
  type SelectionState
} from './selection.ts'

/** The selected rows of a table, and what changes them. */
export interface SelectionControl {
  selection: Selection
  toggle: (id: string) => void
  /** Selects from the last row to this one. */
  range: (pageIds: readonly string[], id: string) => void
  togglePage: (pageIds: readonly string[]) => void
  selectMatching: () => void
  clear: () => void
}

/** Selection over pages. It ends where the filters change: what is selected could no longer be seen. */
export function useSelection(filters: string): SelectionControl {
  const [held, setHeld] = useState({ filters, state: nothingSelected })
  if (held.filters !== filters) setHeld({ filters, state: nothingSelected })
  const change = useMemo(() => {
    const apply = (next: (state: SelectionState) => SelectionState): void =>
      setHeld((before) => ({ ...before, state: next(before.state) }))
    return {
      toggle: (id: string) => apply((state) => toggleRow(state, id)),
      range: (pageIds: readonly string[], id: string) => apply((state) => selectRange(state, pageIds, id)),
      togglePage: (pageIds: readonly string[]) => apply((state) => togglePage(state, pageIds)),
      selectMatching: () => apply(selectMatching),
      clear: () => apply(() => nothingSelected)
    }
  }, [])
  const { selection } = held.state
  return useMemo(() => ({ selection, ...change }), [selection, change])
}
