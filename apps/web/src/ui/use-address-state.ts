import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** Reads a state from the query of an address, and writes it there. A name without a value is left out. */
export interface AddressCodec<State> {
  read: (query: URLSearchParams) => State
  write: (state: State) => Readonly<Record<string, string | undefined>>
}

/** Changes the state. `replace` keeps the entry of the history, for what is typed letter by letter. */
export type SetAddressState<State> = (next: (state: State) => State, options?: { replace?: boolean }) => void

/**
 * State that lives in the query of the address, so that a link has it and Back undoes it. What it does not know of the
 * query stays. The codec has to be stable.
 * @example const [state, setState] = useAddressState(tableAddress({ columns: ['name'], filters: {} }))
 */
export function useAddressState<State>(codec: AddressCodec<State>): [State, SetAddressState<State>] {
  const [query, setQuery] = useSearchParams()
  const text = query.toString()
  const state = useMemo(() => codec.read(new URLSearchParams(text)), [codec, text])
  const setState = useCallback<SetAddressState<State>>(
    (next, { replace = false } = {}) => {
      // From the address as it is now: two changes may come before the first is drawn.
      const before = new URLSearchParams(window.location.search)
      setQuery(writeAddress(codec, before, next(codec.read(before))), {
        replace,
        preventScrollReset: true,
        // A checkbox has to follow at once, not when the router has time.
        flushSync: true
      })
    },
    [codec, setQuery]
  )
  return [state, setState]
}

/** The query of an address with another state. */
export function writeAddress<State>(
  codec: AddressCodec<State>,
  query: URLSearchParams,
  state: State
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(codec.write(state))) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The query of an address with parameters set, or removed where they are null. */
export function withParameters(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | null>>
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes))
    if (value === null) next.delete(name)
    else next.set(name, value)
  return next
}
