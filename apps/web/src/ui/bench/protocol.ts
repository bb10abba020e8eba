import type { Box } from './marks.ts'

/** A font file for the preview, which cannot fetch one itself. */
export interface FontFace {
  family: string
  weight: string
  buffer: ArrayBuffer
}

/** What the preview shows: the site with all its words, the chosen features, the printed theme and the mark. */
export interface Shown {
  site: unknown
  features: readonly string[]
  themeCss: string
  /** The mark of the business, as an SVG. */
  mark: string
  fontFaces: readonly FontFace[]
}

/** What stands on the bench: nothing before the first word, something on its way, or a site. */
export type Stageable = Shown | 'before' | 'loading'

/** The messages of the previewed site (templates/react/preview). */
export type Answer =
  | { type: 'sitewright:ready' }
  | { type: 'sitewright:shown'; id: number; at: number }
  | { type: 'sitewright:navigated'; path: string }
  | { type: 'sitewright:draft'; address: string; box: Box }

const answers: readonly string[] = [
  'sitewright:ready',
  'sitewright:shown',
  'sitewright:navigated',
  'sitewright:draft'
]

export function isAnswer(data: unknown): data is Answer {
  const type = (data as { type?: unknown } | null)?.type
  return typeof type === 'string' && answers.includes(type)
}
