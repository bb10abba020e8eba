import type { View } from '@sitewright/api'
import type { TableState } from '../../../../ui/data-table/table-address.ts'
import { writeAddress, type AddressCodec } from '../../../../ui/use-address-state.ts'

/** Names the view in the address, so that it is known which one is being changed. */
export const viewParameter = 'view'

/** The query of what is shown, as a view keeps it: from its first page, written in one way. */
export function toViewQuery(address: AddressCodec<TableState>, state: TableState): string {
  return writeAddress(address, new URLSearchParams(), { ...state, page: 1 }).toString()
}

export function toViewAddress({ id, query }: Pick<View, 'id' | 'query'>): string {
  const address = new URLSearchParams(query)
  address.set(viewParameter, id)
  return address.toString()
}

/** Whether something else is shown than a view keeps. */
export function isChanged(
  address: AddressCodec<TableState>,
  { query }: Pick<View, 'query'>,
  state: TableState
): boolean {
  const kept = address.read(new URLSearchParams(query))
  return toViewQuery(address, kept) !== toViewQuery(address, state)
}
