/** A readable copy of Sitewright's own database. */
export interface OwnCopy {
  /** When the copy was started, in milliseconds since 1970. */
  at: number
  /** Tables of which the copy has only the newest rows. */
  cut: readonly string[]
}

/**
 * How the control panel reads Sitewright's own database: the demo has a built-in connection to it, a server offers
 * copies, unless disabled.
 */
export type OwnDatabase =
  | { kind: 'built-in' }
  | { kind: 'off' }
  | { kind: 'offered'; copy: () => OwnCopy | undefined }
