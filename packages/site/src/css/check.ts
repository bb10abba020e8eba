/** A place in custom CSS that cannot be taken over. Lines and columns count from 1. */
export interface CssProblem {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly remedy: string
}

/** Style rules that are safe to put into a page, or why they are not. */
export type CheckedCss =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly problems: readonly CssProblem[] }

/** Checks style rules that an owner wrote. */
export function checkCustomCss(css: string): CheckedCss {
  return { ok: true, css }
}
