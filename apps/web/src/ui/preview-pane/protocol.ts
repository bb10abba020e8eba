import type { Box } from './draft-marks.ts'

/** A font file for the preview, which cannot fetch one itself. */
export interface FontFile {
  family: string
  weight: string
  buffer: ArrayBuffer
}

/** A file of a photograph for the preview. */
export interface PictureFile {
  hash: string
  buffer: ArrayBuffer
}

/** The site of a preview: its content, the chosen features, the printed theme and the logo mark. */
export interface PreviewSite {
  site: unknown
  features: readonly string[]
  themeCss: string
  /** The logo mark, as an SVG. */
  mark: string
  fontFaces: readonly FontFile[]
  pictures: readonly PictureFile[]
}

/** State of the preview: empty before the first word, loading, or a site. */
export type PreviewState = PreviewSite | 'before' | 'loading'

/** The messages of the previewed site (templates/preview). */
export type PreviewMessage =
  | { type: 'sitewright:ready' }
  | { type: 'sitewright:shown'; id: number; at: number }
  | { type: 'sitewright:navigated'; path: string }
  | { type: 'sitewright:draft'; address: string; box: Box }

const messageTypes: readonly string[] = [
  'sitewright:ready',
  'sitewright:shown',
  'sitewright:navigated',
  'sitewright:draft'
]

export function isPreviewMessage(data: unknown): data is PreviewMessage {
  const type = (data as { type?: unknown } | null)?.type
  return typeof type === 'string' && messageTypes.includes(type)
}
