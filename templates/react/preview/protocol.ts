import type { Site } from '../src/domain/site.ts'

/** What the builder asks for. */
export interface Show {
  type: 'sitewright:show'
  /** Comes back in the answer. */
  id?: number
  site: Site
  /** Ids of the chosen features. */
  features: readonly string[]
  themeCss: string
  scheme: 'light' | 'dark' | 'system'
  /** Where to go; a path that was shown before does not pull the visitor back there. */
  path?: string
  /** A feature whose places are to be pointed out. */
  highlight?: string | null
  /** Font files that have not been handed over yet. */
  fontFaces?: readonly { family: string; weight: string; buffer: ArrayBuffer }[]
}

/** What the preview tells the builder. `at` is in milliseconds since 1970. */
export type Answer =
  | { type: 'sitewright:ready' }
  | { type: 'sitewright:shown'; id: number | undefined; at: number }
  | { type: 'sitewright:navigated'; path: string }

export function isShow(message: unknown): message is Show {
  return typeof message === 'object' && message !== null && Reflect.get(message, 'type') === 'sitewright:show'
}

export function tell(answer: Answer): void {
  window.parent.postMessage(answer, '*')
}
