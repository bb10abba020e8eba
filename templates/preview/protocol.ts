import type { Site } from '#domain/site.ts'
import type { PictureFile } from './pictures.ts'

/** A site with the appearance that a project has in its code and the preview sets on the document. */
export interface PreviewSite extends Site {
  customization: Site['customization'] & Looks
}

interface Looks {
  colorScheme: string
  fontFamily: string
  layout: string
}

/** The render request of the builder. */
export interface ShowRequest {
  type: 'sitewright:show'
  /** Request id, returned in the response. */
  id?: number
  site: PreviewSite
  /** Ids of the chosen features. */
  features: readonly string[]
  themeCss: string
  /** The mark of the business, as an SVG. */
  mark: string
  scheme: 'light' | 'dark' | 'system'
  /** The path to navigate to; one that was shown before does not pull the visitor back there. */
  path?: string
  /** The feature whose elements are highlighted. */
  highlight?: string | null
  /** Shows the site as a launch build: without its drafts. */
  published?: boolean
  /** Label of each draft, by its address: 'opening hours'. */
  labels?: Readonly<Record<string, string>>
  /** Address of the draft that is being decided; it is brought into view, on its page. */
  selected?: string | null
  /** Scale of the iframe; marks keep their size on the screen. @default 1 */
  scale?: number
  /** Font files that have not been sent yet. */
  fontFaces?: readonly { family: string; weight: string; buffer: ArrayBuffer }[]
  /** Files of pictures that have not been sent yet. */
  pictures?: readonly PictureFile[]
}

/** A message of the preview to the builder. `at` is in milliseconds since 1970. */
export type PreviewMessage =
  | { type: 'sitewright:ready' }
  | { type: 'sitewright:shown'; id: number | undefined; at: number }
  | { type: 'sitewright:navigated'; path: string }
  /** The mark of a draft was pressed; `box` is where it stands, in pixels of the frame. */
  | { type: 'sitewright:draft'; address: string; box: Box }

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function isShowRequest(message: unknown): message is ShowRequest {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'sitewright:show'
}

export function post(answer: PreviewMessage): void {
  window.parent.postMessage(answer, '*')
}
