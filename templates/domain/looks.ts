import type { StatusTone } from './sessions/status.ts'
import type { Site } from './site.ts'

/** Classes and icon of a notice, by its tone. */
export const noticeLooks = {
  info: { className: 'notice', icon: 'info' },
  success: { className: 'notice notice-ok', icon: 'check' },
  warning: { className: 'notice notice-warn', icon: 'info' },
  error: { className: 'notice notice-err', icon: 'alert' }
} as const satisfies Record<StatusTone, { className: string; icon: IconName }>

/** Classes of a button: `primary` is the one thing that the page wants, `bare` has no line around it. */
export const buttonClasses = {
  primary: 'btn',
  quiet: 'btn btn-quiet',
  bare: 'btn btn-bare'
} as const satisfies ByName<string>

export type ButtonLook = keyof typeof buttonClasses

/** The five stars of a rating: whether each is filled. */
export function filledStars(rating: number): readonly boolean[] {
  return [1, 2, 3, 4, 5].map((star) => star <= Math.round(rating))
}

/** The viewport of a phone without the gutters on both sides, `--gutter` at its least. */
const contentWidth = 'calc(100vw - 2.5rem)'

/** The attribute `sizes` of an `img`, by the place of the picture. */
export const pictureSizes = {
  thin: '(min-width: 60rem) 60vw, 100vw',
  wide: `(min-width: 60rem) 66vw, ${contentWidth}`,
  half: `(min-width: 60rem) 40vw, ${contentWidth}`,
  card: `(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, ${contentWidth}`,
  row: `(min-width: 48rem) 10rem, ${contentWidth}`
} as const

/** How many entries of a list stand on the home page, before a link to the page that has them all. */
export const homeServices = 4
export const openingServices = 4
export const homeQuestions = 4
export const homeTestimonials = 3

/** How many entries of a list stand in the footer. */
export const footerServices = 4
export const footerPages = 6

/** The first entries of a list, and whether there are more. */
export function firstOf<Item>(
  items: readonly Item[],
  limit: number
): { shown: readonly Item[]; more: boolean } {
  return { shown: items.slice(0, limit), more: items.length > limit }
}

/** A table by a name that is said where its row is needed: in site.json, or in the code. */
type ByName<Row> = Readonly<Record<string, Row>>

/** Icons on a 24 x 24 grid, drawn as strokes. Names say the meaning, not the shape. */
const icons = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  list: 'M4 6h16M4 12h16M4 18h10',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  booking: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8.5 15l2.2 2 4-4',
  place:
    'M12 21c-5-6-7-8.5-7-11.5a7 7 0 0 1 14 0c0 3-2 5.5-7 11.5zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  person: 'M12 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.5-4 3-6 7-6s6.5 2 7 6',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c.4-3.5 2.5-5 6-5s5.6 1.5 6 5M16 5.2a3 3 0 0 1 0 5.6M17.5 14.2c2 .6 3.2 2.2 3.5 4.8',
  quote: 'M5 6h6v6c0 3-2 5-5 6M14 6h6v6c0 3-2 5-5 6',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM20 20l-4.5-4.5',
  chart: 'M4 20V4M4 20h16M8 16l4-5 3 3 5-7',
  login: 'M14 4h6v16h-6M4 12h11M11 8l4 4-4 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  star: 'm12 4 2.4 5.2 5.6.6-4.2 3.8 1.2 5.6L12 16.4 7 19.2l1.2-5.6L4 9.8l5.6-.6z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  question: 'M9 9a3 3 0 1 1 4 3c-.8.3-1 1-1 2M12 18h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  card: 'M3 6h18v12H3zM3 10h18M6 15h4',
  edit: 'M4 20l1-4L16 5l3 3L8 19z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15zM10 21h4',
  check: 'm5 13 4.5 4.5L19 7',
  done: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.5l2.8 2.6L16 9.5',
  'no-network':
    'M4 4l16 16M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5-2.7M2 9a15 15 0 0 1 4-2.6M19 13a10 10 0 0 0-3-2.2M22 9a15 15 0 0 0-10-4M12 20h.01',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  hand: 'M8 12V6a1.5 1.5 0 0 1 3 0v5-6.5a1.5 1.5 0 0 1 3 0V11 6.5a1.5 1.5 0 0 1 3 0V14c0 4-2 7-6 7-3 0-4.5-1.5-6-4l-2-3.5c-.8-1.5 1-2.5 2-1.5z',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  send: 'M4 12 20 4l-5 16-3.5-6.5z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  alert: 'M12 4 2.5 20h19zM12 10v4M12 17h.01',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9h.01',
  leaf: 'M5 19c0-9 5-14 14-14 0 9-5 14-14 14zM5 19c3-5 6-7 9-9',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z',
  share: 'M12 15V4M8 8l4-4 4 4M5 13v7h14v-7',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  download: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  tool: 'M14 6a4 4 0 0 1 5-1l-3 3 1 2 2 1 3-3a4 4 0 0 1-5.5 5L9 20.5 5.5 17 13 9.5A4 4 0 0 1 14 6z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2',
  cup: 'M5 8h12v6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5zM17 10h2a2 2 0 0 1 0 5h-2M9 3v2M13 3v2',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  spark: 'M12 3l2 6.5L20.5 12 14 14.5 12 21l-2-6.5L3.5 12 10 9.5z',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8h.01'
} as const satisfies ByName<string>

export type IconName = keyof typeof icons

/** The path of an icon. An unknown name gets the spark, so that a value from site.json cannot leave a gap. */
export function iconPath(name: string): string {
  return Object.hasOwn(icons, name) ? icons[name as IconName] : icons.spark
}

/** A note for each icon that site.json names and this file lacks. */
export function missingIcons({ content }: Pick<Site, 'content'>): readonly string[] {
  return (content.reasons?.items ?? []).flatMap(({ icon }, index) =>
    Object.hasOwn(icons, icon)
      ? []
      : `A spark stands in for ${JSON.stringify(icon)}: src/site.json names it in content.reasons.items[${index}].icon, and src/domain/looks has no path for it.`
  )
}

/** How the pages of the site are arranged. The arrangement itself is CSS; this is what the markup must know. */
export interface Layout {
  /** Proportions of the picture on the home page, and its `sizes`. */
  hero: { width: number; height: number; sizes: string }
  /** How a site that has words and nothing else is set, and the proportions of its one picture. */
  thin: 'bands' | 'towns' | 'tiles'
  thinArt: { width: number; height: number }
  /** An action that stays within reach at the foot of every page. */
  actionBar: boolean
}

/** A magazine page. */
export const standard: Layout = {
  hero: { width: 900, height: 900, sizes: '(min-width: 60rem) 50vw, 100vw' },
  thin: 'bands',
  thinArt: { width: 800, height: 1000 },
  actionBar: false
}

/** A dossier, its navigation at the side. */
export const sidebar: Layout = {
  hero: { width: 1500, height: 500, sizes: '(min-width: 60rem) min(67rem, 76vw), 100vw' },
  thin: 'bands',
  thinArt: { width: 1500, height: 600 },
  actionBar: false
}

/** A board of tiles. */
export const grid: Layout = {
  hero: { width: 800, height: 1000, sizes: `(min-width: 60rem) 38vw, ${contentWidth}` },
  thin: 'tiles',
  thinArt: { width: 560, height: 800 },
  actionBar: false
}

/** One argument from promise to action. */
export const landing: Layout = {
  hero: { width: 1500, height: 640, sizes: `min(70rem, ${contentWidth})` },
  thin: 'towns',
  thinArt: { width: 1500, height: 500 },
  actionBar: true
}
