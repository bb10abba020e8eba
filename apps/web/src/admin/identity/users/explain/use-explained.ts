import { useSearchParams } from 'react-router'

const name = 'explain'

/** Whom the question is about, which lives in the address. */
export function useExplained(): [id: string | null, setId: (id: string | undefined) => void] {
  const [query, setQuery] = useSearchParams()
  const setId = (id: string | undefined): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === undefined) next.delete(name)
        else next.set(name, id)
        return next
      },
      { preventScrollReset: true }
    )
  return [query.get(name), setId]
}
