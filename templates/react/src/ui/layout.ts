import { createContext, use } from 'react'

/** How the pages of the site are arranged. The arrangement itself is CSS; this is what the markup must know. */
export interface Layout {
  id: 'standard' | 'sidebar' | 'grid' | 'landing'
  /** Proportions of the picture on the home page. */
  hero: { width: number; height: number }
  /** How a site that has words and nothing else is set, and the proportions of its one picture. */
  thin: 'bands' | 'towns' | 'tiles'
  thinArt: { width: number; height: number }
  /** An action that stays within reach at the foot of every page. */
  actionBar: boolean
}

const LayoutContext = createContext<Layout | null>(null)
export const LayoutProvider = LayoutContext

export function useLayout(): Layout {
  const layout = use(LayoutContext)
  if (layout === null) throw new Error('A page was drawn outside of LayoutProvider.')
  return layout
}
