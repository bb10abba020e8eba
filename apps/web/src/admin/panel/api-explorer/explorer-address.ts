import type { AddressCodec } from '../../../ui/use-address-state.ts'

/** What of the explorer stands in the address: the chosen call, by operation id, and what the list shows. */
export interface ExplorerState {
  call: string | undefined
  search: string
  tag: string
}

/** The state of the explorer in the query of its address. */
export const explorerAddress: AddressCodec<ExplorerState> = {
  read: (query) => ({
    call: query.get('call') ?? undefined,
    search: query.get('q') ?? '',
    tag: query.get('tag') ?? ''
  }),
  write: ({ call, search, tag }) => ({ call, q: search || undefined, tag: tag || undefined })
}
