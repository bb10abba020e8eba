import { useSearchParams } from 'react-router'

/** The id of what is opened over the screen, which stands in the address under a name. */
export function useAddressParameter(name: string): {
  id: string | null
  open: (id: string) => void
  close: () => void
} {
  const [query, setQuery] = useSearchParams()
  const write = (id: string | null): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(name)
        else next.set(name, id)
        return next
      },
      { preventScrollReset: true }
    )
  return { id: query.get(name), open: write, close: () => write(null) }
}
