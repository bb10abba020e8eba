import type { ArtStyle, Site } from '../site.ts'
import { arcade, bareArcade, lens, poster, relief, star, tiles, weave } from './patterns.ts'
import { map, seeded, type Scene } from './draw.ts'
import { botanic, facade, horizon, portrait, still } from './scenes.ts'

/**
 * Styles for the site's pictures; besides those that a site chooses from, portraits, maps, and abstract ones for sites
 * with text only.
 */
export type PictureStyle = ArtStyle | 'portrait' | 'map' | 'poster' | 'arcade' | 'bare-arcade' | 'lens'

interface PictureOrder {
  style: PictureStyle
  /** The same seed gives the same picture. */
  seed: string
  width: number
  height: number
  /** Objects for a still life, see things.ts. Unknown names are ignored. */
  things: readonly string[]
}

const scenes = {
  horizon,
  tiles,
  relief,
  weave,
  botanic,
  star,
  facade,
  portrait,
  map,
  poster,
  arcade,
  'bare-arcade': bareArcade,
  lens
} as const satisfies Record<Exclude<PictureStyle, 'still'>, Scene>

/**
 * The content of an svg element of that size. Colours are the CSS variables --a0 to --a7, so a picture follows theme
 * and colour scheme.
 */
export function drawPicture({ style, seed, width, height, things }: PictureOrder): string {
  const random = seeded(`${style}/${seed}`)
  return style === 'still' ? still(random, width, height, things) : scenes[style](random, width, height)
}

const besides = ['tiles', 'relief', 'botanic', 'horizon', 'weave', 'facade', 'star'] as const

/**
 * The style of the picture at this index of a list: the site's own style first, then the others in turn, so that
 * neighbours differ.
 */
export function styleAt(own: ArtStyle, index: number): ArtStyle {
  const others = besides.filter((style) => style !== own)
  return index === 0 ? own : (others[(index - 1) % others.length] ?? own)
}

/** The seed for pictures of the whole business: `artSeed`, or the business name. */
export function artSeedOf({ businessInfo, customization }: Site): string {
  return customization.artSeed ?? businessInfo.businessName
}
