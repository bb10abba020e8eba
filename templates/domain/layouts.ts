/** How the pages of the site are arranged. The arrangement itself is CSS; this is what the markup must know. */
export interface Layout {
  /** Proportions of the picture on the home page. */
  hero: { width: number; height: number }
  /** How a site that has words and nothing else is set, and the proportions of its one picture. */
  thin: 'bands' | 'towns' | 'tiles'
  thinArt: { width: number; height: number }
  /** An action that stays within reach at the foot of every page. */
  actionBar: boolean
}

/** A magazine page. */
export const standard: Layout = {
  hero: { width: 900, height: 900 },
  thin: 'bands',
  thinArt: { width: 800, height: 1000 },
  actionBar: false
}

/** A dossier, its navigation at the side. */
export const sidebar: Layout = {
  hero: { width: 1500, height: 500 },
  thin: 'bands',
  thinArt: { width: 1500, height: 600 },
  actionBar: false
}

/** A board of tiles. */
export const grid: Layout = {
  hero: { width: 800, height: 1000 },
  thin: 'tiles',
  thinArt: { width: 560, height: 800 },
  actionBar: false
}

/** One argument from promise to action. */
export const landing: Layout = {
  hero: { width: 1500, height: 640 },
  thin: 'towns',
  thinArt: { width: 1500, height: 500 },
  actionBar: true
}
