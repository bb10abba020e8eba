import { useState } from 'react'

/** The row that the keys work on. */
export interface CurrentRow {
  index: number | undefined
  set: (index: number) => void
}

/** Keeps the current row through reloads: it is found by its id where it moved, and gone where it went. */
export function useCurrentRow(ids: readonly string[]): CurrentRow {
  const [held, setHeld] = useState<{ id: string; index: number }>()
  const index = findRow(ids, held)
  return {
    index,
    set: (next) => {
      const id = ids[next]
      if (id !== undefined) setHeld({ id, index: next })
    }
  }
}

function findRow(
  ids: readonly string[],
  held: { id: string; index: number } | undefined
): number | undefined {
  if (held === undefined) return undefined
  if (ids[held.index] === held.id) return held.index
  const moved = ids.indexOf(held.id)
  return moved === -1 ? undefined : moved
}
