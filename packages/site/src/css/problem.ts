/** A problem in custom CSS. Lines and columns count from 1. */
export interface CssProblem {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly remedy: string
}

/** Custom CSS that is safe in a page, or its problems. */
export type CheckedCss =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly problems: readonly CssProblem[] }

/** The check of custom CSS, `checkCustomCss`, as an argument: its parser is large, and most sites have no CSS of their own. */
export type CheckCss = (css: string) => CheckedCss

/** A problem by the offset where it was found. */
export interface CssFinding {
  readonly at: number
  readonly message: string
  readonly remedy: string
}

/** Converts offsets to lines and columns, sorted, without duplicates. */
export function locateProblems(css: string, findings: readonly CssFinding[]): CssProblem[] {
  return [...findings]
    .sort((a, b) => a.at - b.at)
    .filter(({ at }, index, all) => at !== all[index - 1]?.at)
    .map(({ at, message, remedy }) => {
      const lines = css.slice(0, at).split(/\r\n|[\n\r\f]/u)
      return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, message, remedy }
    })
}
