import { createContext, useContext } from 'react'

/** The feature under the pointer; the preview highlights its place. */
export interface Highlight {
  feature: string | undefined
  set: (feature: string | undefined) => void
}

export const HighlightContext = createContext<Highlight>({ feature: undefined, set: () => undefined })

export function useHighlight(): Highlight {
  return useContext(HighlightContext)
}
