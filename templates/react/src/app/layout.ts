/** How the pages of the site are arranged. The arrangement itself is CSS; this is what the markup must know. */
export interface Layout {
  id: 'standard' | 'sidebar' | 'grid' | 'landing'
  /** Proportions of the picture on the home page. */
  hero: { width: number; height: number }
  /** An action that stays within reach at the foot of every page. */
  actionBar: boolean
}
