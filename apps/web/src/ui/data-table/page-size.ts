import { useMemo } from 'react'
import { createStore } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.ts'
import type { AddressCodec } from '../use-address-state.ts'
import { withDefaultPageSize, type TableState } from './table-address.ts'

const preferred = createStore<number | undefined>(undefined)

/** Sets the rows a page that lists begin with, where their address names none. */
export function setPreferredPageSize(size: number): void {
  preferred.set(size)
}

/** The address of a list, which begins with the rows a page that its reader prefers. */
export function usePreferredRows(codec: AddressCodec<TableState>): AddressCodec<TableState> {
  const size = useStore(preferred)
  return useMemo(() => (size === undefined ? codec : withDefaultPageSize(codec, size)), [codec, size])
}
