// The ids of looks. They stand apart from what they mean: whoever reads a document needs no more.

/** The motifs that the pictures of a site can be drawn with. */
export const artStyles = [
  'aperture',
  'arcade',
  'arcs',
  'awning',
  'blocks',
  'books',
  'botanic',
  'bricks',
  'bunting',
  'circuit',
  'cups',
  'dogs',
  'facade',
  'facets',
  'floor-plan',
  'furrows',
  'grain',
  'halftone',
  'horizon',
  'lens',
  'peaks',
  'petals',
  'piano',
  'planks',
  'plates',
  'pluses',
  'poster',
  'relief',
  'road',
  'roof',
  'ruled',
  'speech',
  'star',
  'staves',
  'still',
  'stitches',
  'strands',
  'stripes',
  'tiles',
  'track',
  'vessels',
  'waves',
  'weave',
  'wheels'
] as const

/** Id of a motif. */
export type ArtStyle = (typeof artStyles)[number]

/** The arrangements of the first screen, in the order of their cards; `beside` is that of the layout. Projects are pruned by these names: each is a word that no code uses. */
export const openingIds = [
  'beside',
  'casement',
  'chalkboard',
  'curtain',
  'logbook',
  'marquee',
  'shelf',
  'spine',
  'spread',
  'stairs'
] as const

/** Id of an arrangement of the first screen. */
export type OpeningId = (typeof openingIds)[number]

/** The grounds of a first screen, from quiet to loud. */
export const groundIds = ['paper', 'tint', 'deep', 'fill'] as const

/** Id of a ground. */
export type GroundId = (typeof groundIds)[number]

/** The moods of looks. */
export const moodIds = ['calm', 'warm', 'bold', 'green', 'sober', 'fine'] as const

/** Id of a mood. */
export type MoodId = (typeof moodIds)[number]
