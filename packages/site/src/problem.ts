import type { Site } from './site.ts'

/** Something in a site document that has to change before it can be used. */
export interface Problem {
  /** `site.<reason>`, `css.<reason>`, or the code of a rule of the catalog. */
  readonly code: string
  /** The key that has to change, such as `customization.primaryColor`; empty for the document itself. */
  readonly path: string
  /** What is wrong. */
  readonly message: string
  /** What to do about it. */
  readonly remedy: string
}

/** A site, or everything that keeps the input from being one. */
export type ParsedSite =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** A problem as one text: what is wrong, and what to do. */
export function formatProblem({ message, remedy }: Pick<Problem, 'message' | 'remedy'>): string {
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${remedy}`.trimEnd()
}
