import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** How a state is read from the query of an address, and written there. A name without a value is left out. */
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
  const [changed, setChanged] = useState<{ from: string; state: State }>()
  // The router draws a new address when it has time; a checkbox has to follow at once. It holds until the address moves.
  if (changed !== undefined && changed.from !== text) setChanged(undefined)
  const state = useMemo(
    () => (changed?.from === text ? changed.state : codec.read(new URLSearchParams(text))),
    [codec, text, changed]
  )
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  }, [state])
  const setState = useCallback<SetAddressState<State>>(
    (next, { replace = false } = {}) => {
      const made = next(latest.current)
      latest.current = made
      setChanged({ from: text, state: made })
      setQuery((before) => writeAddress(codec, before, made), { replace, preventScrollReset: true })
    },
    [codec, text, setQuery]
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
