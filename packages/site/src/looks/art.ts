import type { ArtStyle, GroundId, OpeningId } from './ids.ts'

/** The name of a motif for people: `Floor plan`. */
export function motifName(id: ArtStyle): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The arrangements of the first screen for people. */
export const openings = {
  beside: { name: 'Beside', description: 'The words beside the picture, as the layout has it.' },
  casement: { name: 'Casement', description: 'The picture is the whole screen, the words a card on it.' },
  chalkboard: { name: 'Chalkboard', description: 'Large words, and dotted lines to the prices.' },
  curtain: { name: 'Curtain', description: 'The motif hangs from the top like cloth.' },
  logbook: { name: 'Logbook', description: 'Ruled paper, with what you do as its entries.' },
  marquee: { name: 'Marquee', description: 'The name fills the screen.' },
  shelf: { name: 'Shelf', description: 'The motif as a strip, what you offer below it.' },
  spine: { name: 'Spine', description: 'The name runs up the side.' },
  spread: { name: 'Spread', description: 'The motif fills the screen, what you offer lies on it.' },
  stairs: { name: 'Stairs', description: 'Prices as columns, each as tall as what it costs.' }
} as const satisfies Record<OpeningId, { name: string; description: string }>

/** The grounds of a first screen for people. */
export const grounds = {
  paper: 'Paper',
  tint: 'Tint',
  deep: 'Dark',
  fill: 'Full colour'
} as const satisfies Record<GroundId, string>

/** How the drawings of a site look, and what fills its first screen. */
export interface Art {
  readonly style: ArtStyle
  /** Motif of every other drawing, so that neighbours differ. */
  readonly second: ArtStyle
  /** Objects of a still life. */
  readonly things: readonly string[]
  readonly opening: OpeningId
  readonly ground: GroundId
}

/** The things of a still life (motif `still`) that can be drawn. */
export const artThings = [
  'loaf',
  'bun',
  'baguette',
  'wheat',
  'jar',
  'vase',
  'glass',
  'mirror',
  'bowl',
  'lemon',
  'pot',
  'pear',
  'plate',
  'soap',
  'plant'
] as const
