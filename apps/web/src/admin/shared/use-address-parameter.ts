import { useSearchParams } from 'react-router'
import { withParameters } from '../../ui/use-address-state.ts'

/** The id of what is opened over the screen, as a parameter of the address. */
export function useAddressParameter(name: string): {
  id: string | null
  open: (id: string) => void
  close: () => void
} {
  const [query, setQuery] = useSearchParams()
  const write = (id: string | null): void =>
    setQuery((before) => withParameters(before, { [name]: id }), { preventScrollReset: true })
  return { id: query.get(name), open: write, close: () => write(null) }
}
