import type { ColorSchemeId, FontId, LayoutId } from '@sitewright/catalog'
import type { GroundId, MoodId, OpeningId } from './ids.ts'
import type { LookPaletteId } from './palettes.ts'

type List<Item> = readonly [Item, ...Item[]]

/** What looks of one mood choose from. */
export interface Mood {
  readonly palettes: List<LookPaletteId>
  readonly fonts: List<FontId>
}

/** The moods. */
export const moods = {
  calm: {
    palettes: [
      'sky',
      'spruce',
      'aqua',
      'slate',
      'mint',
      'lavender',
      'denim',
      'pine',
      'lagoon',
      'heather',
      'storm',
      'petrol',
      'blush',
      'sand'
    ],
    fonts: ['inter', 'lora', 'poppins']
  },
  warm: {
    palettes: [
      'clay',
      'ember',
      'brick',
      'chestnut',
      'cherry',
      'saffron',
      'olive',
      'wine',
      'apricot',
      'copper',
      'mustard',
      'tomato',
      'cocoa',
      'berry'
    ],
    fonts: ['lora', 'playfair', 'poppins']
  },
  bold: {
    palettes: [
      'signal',
      'cobalt',
      'ember',
      'cherry',
      'graphite',
      'violet',
      'coral',
      'mint',
      'tomato',
      'midnight',
      'lime',
      'petrol',
      'lagoon',
      'saffron'
    ],
    fonts: ['poppins', 'inter']
  },
  green: {
    palettes: [
      'moss',
      'pine',
      'olive',
      'mint',
      'sand',
      'spruce',
      'chestnut',
      'aqua',
      'forest',
      'lagoon',
      'lime',
      'copper',
      'petrol',
      'sky'
    ],
    fonts: ['lora', 'inter', 'poppins']
  },
  sober: {
    palettes: [
      'ink',
      'denim',
      'slate',
      'graphite',
      'pine',
      'wine',
      'cobalt',
      'plum',
      'midnight',
      'storm',
      'forest',
      'petrol',
      'berry',
      'cocoa'
    ],
    fonts: ['inter', 'playfair', 'lora']
  },
  fine: {
    palettes: [
      'plum',
      'rose',
      'sand',
      'wine',
      'ink',
      'coral',
      'lavender',
      'chestnut',
      'berry',
      'heather',
      'blush',
      'copper',
      'mustard',
      'lagoon'
    ],
    fonts: ['playfair', 'lora', 'inter']
  }
} as const satisfies Readonly<Record<MoodId, Mood>>

/** What the words of a business ask of its look. */
export interface AskedLook {
  readonly mood?: MoodId
  readonly layout?: LayoutId
}

/** The mood that the words of a business ask for, where they speak of colours: by the preset that they mean. */
export const moodOfPreset = {
  professional: 'sober',
  modern: 'bold',
  vibrant: 'bold',
  nature: 'green',
  ocean: 'calm',
  sunset: 'warm'
} as const satisfies Readonly<Record<ColorSchemeId, MoodId>>

/** The grounds on which each opening looks well. */
export const groundsOf: Readonly<Record<OpeningId, List<GroundId>>> = {
  beside: ['paper'],
  curtain: ['paper', 'tint', 'deep'],
  chalkboard: ['deep', 'fill', 'deep'],
  spread: ['paper', 'deep'],
  logbook: ['paper', 'tint'],
  shelf: ['paper', 'tint', 'deep'],
  spine: ['paper', 'tint'],
  stairs: ['paper', 'tint', 'fill'],
  casement: ['paper', 'fill', 'deep'],
  marquee: ['fill', 'deep', 'fill']
}
