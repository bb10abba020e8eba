/** What is told of the copy of Sitewright's own database that is read. */
export interface OwnCopy {
  /** When it was begun, in milliseconds since 1970. */
  at: number
  /** Tables of which only the newest rows are in it. */
  cut: readonly string[]
}

/**
 * How the control panel reads the database of Sitewright itself: the demo has a connection to its own that is there by
 * itself, a server offers one to copies, unless that is switched off.
 */
export type OwnDatabase =
  | { kind: 'built-in' }
  | { kind: 'off' }
  | { kind: 'offered'; copy: () => OwnCopy | undefined }
