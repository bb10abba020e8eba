import type { Site } from './site.ts'

/** A validation problem of a site document. */
export interface Problem {
  /** `site.<reason>`, `css.<reason>`, or the code of a rule of the catalog. */
  readonly code: string
  /** The key that has to change, such as `customization.primaryColor`; empty for the document itself. */
  readonly path: string
  readonly message: string
  readonly remedy: string
}

/** A parsed site, or the problems of the input. */
export type ParsedSite =
  | { readonly ok: true; readonly site: Site }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Formats a problem as one text: what is wrong, and what to do. */
export function formatProblem({ message, remedy }: Pick<Problem, 'message' | 'remedy'>): string {
  return `${/[.!?]$/.test(message) ? message : `${message}.`} ${remedy}`.trimEnd()
}
