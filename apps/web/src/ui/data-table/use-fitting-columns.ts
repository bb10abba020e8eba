import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { usePhone } from '../use-phone.ts'
import type { DataColumn } from './column.ts'
import { findUnfitColumns, neededWidth } from './fit-columns.ts'

interface FittingOptions {
  /** Undefined until the table is mounted. */
  container: HTMLElement | null
  sides: number
  sorted: string | undefined
}

/** Columns that fit into the container, the ids of the others, and the least width of the table. */
interface FittingColumns<Row> {
  fitting: readonly DataColumn<Row>[]
  unfit: readonly string[]
  minWidth: number | undefined
}

const none: readonly string[] = []

/** The columns of a table that fit, before they are painted and whenever its width changes. On phones tables are lists. */
export function useFittingColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { container, sides, sorted }: FittingOptions
): FittingColumns<Row> {
  const isPhone = usePhone()
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new ResizeObserver(listener)
      if (container !== null) observer.observe(container)
      return () => observer.disconnect()
    },
    [container]
  )
  const width = useSyncExternalStore(
    subscribe,
    () => container?.clientWidth,
    () => undefined
  )
  // As a text, so that a change of the width that changes no column draws no row again.
  const unfitIds =
    isPhone || width === undefined ? '' : findUnfitColumns(columns, { width, sides, sorted }).join(' ')
  return useMemo(() => {
    const unfit = unfitIds === '' ? none : unfitIds.split(' ')
    const fitting = unfit.length === 0 ? columns : columns.filter(({ id }) => !unfit.includes(id))
    return { fitting, unfit, minWidth: isPhone ? undefined : neededWidth(fitting, sides) }
  }, [columns, unfitIds, sides, isPhone])
}
