import type { Art, Site } from '../site.ts'
import { rect, seeded, type Scene } from './draw.ts'
import { bricks, circuit, facets, floorPlan, planks, roof, stitches, wheels } from './motifs/crafts.ts'
import { aperture, awning, books, cups, halftone, plates, pluses, ruled, vessels } from './motifs/goods.ts'
import { furrows, grain, peaks, petals, waves } from './motifs/land.ts'
import {
  arcs,
  blocks,
  bunting,
  dogs,
  piano,
  road,
  speech,
  staves,
  strands,
  stripes,
  track
} from './motifs/people.ts'
import { arcade, lens, poster, relief, star, tiles, weave } from './patterns.ts'
import { botanic, facade, horizon, portrait, still } from './scenes.ts'

interface PictureOrder {
  /** Name of a motif. */
  style: string
  /** The same seed gives the same picture. */
  seed: string
  width: number
  height: number
  /** Objects for a still life, see things.ts. Unknown names are ignored. */
  things: readonly string[]
}

/** A table by a name that is said where its row is needed: in site.json, or in the code. */
type ByName<Row> = Readonly<Record<string, Row>>

/** The motifs. */
export const scenes: ByName<Scene> = {
  aperture,
  arcade,
  arcs,
  awning,
  blocks,
  books,
  botanic,
  bricks,
  bunting,
  circuit,
  cups,
  dogs,
  facade,
  facets,
  'floor-plan': floorPlan,
  furrows,
  grain,
  halftone,
  horizon,
  lens,
  peaks,
  petals,
  piano,
  planks,
  plates,
  pluses,
  portrait,
  poster,
  relief,
  road,
  roof,
  ruled,
  speech,
  star,
  staves,
  still,
  stitches,
  strands,
  stripes,
  tiles,
  track,
  vessels,
  waves,
  weave,
  wheels
}

/**
 * The content of an svg element of that size; a plain ground for a motif that is not known. Colours are the CSS variables
 * --a0 to --a7, so a picture follows theme and colour scheme.
 */
export function drawPicture({ style, seed, width, height, things }: PictureOrder): string {
  const scene = Object.hasOwn(scenes, style) ? scenes[style] : undefined
  return scene?.(seeded(`${style}/${seed}`), width, height, things) ?? rect(0, 0, width, height, 0)
}

/** The motif of the picture at this index of a list: those of the site by turns, so that neighbours differ. */
export function styleAt({ style, second }: Art, index: number): string {
  return index % 2 === 0 ? style : second
}

/** The seed for pictures of the whole business: `artSeed`, or the business name. */
export function artSeedOf({ businessInfo, customization }: Site): string {
  return customization.artSeed ?? businessInfo.businessName
}
