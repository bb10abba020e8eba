// Scripts and style sheets as the parts that pruning leaves out, to compare those of a template with those of a project.
import type { Outline, Statement, StyleOutline } from '../../packages/generator/src/index.ts'
import { outlineStyles } from '../template/style-outline.ts'

/** What stays or goes as a whole: a statement, or of one with members its beginning and each of them. */
export interface Unit {
  text: string
  /** The names that it refers to. */
  uses: readonly string[]
}

/** The units of a statement, each without what pruning and the formatter may change. */
export function unitsOf({ start, end, uses, members }: Statement, text: string): Unit[] {
  const list = members?.list ?? []
  const whole = { start, end: list[0]?.start ?? end, uses }
  return [whole, ...list].map((each) => ({
    // A table of which no row is left closes at once.
    text: bare(text.slice(each.start, each.end)).replace(/=\{\}.*$/, '={'),
    uses: [...new Set(each.uses.map((use) => use.replace(/\..*/, '')))].sort()
  }))
}

/** The units of a script but for imports. */
export function statementsOf(outline: Outline = [], text = ''): string[] {
  return outline.flatMap((piece) =>
    piece.kind === 'statement' ? unitsOf(piece, text).map((unit) => unit.text) : []
  )
}

/** The declarations of a style sheet, each with one selector or at-rule of each level around it. */
export function declarationsOf(path: string, text: string): string[] {
  return declarationsIn(outlineStyles(path, text), text, '')
}

function declarationsIn(outline: StyleOutline, text: string, around: string): string[] {
  return outline.flatMap((piece) => {
    if (piece.kind === 'comment') return []
    const own = text.slice(piece.start, piece.end).replace(/\/\*.*?\*\//gs, '')
    if (piece.kind === 'leaf') return [`${around}${bare(own)}`]
    const heads =
      piece.kind === 'rule'
        ? piece.selectors.map(({ start, end }) => text.slice(start, end))
        : [own.slice(0, own.indexOf('{'))]
    return heads.flatMap((head) => declarationsIn(piece.pieces, text, `${around}${head.trim()} > `))
  })
}

/** A text without what pruning and the formatter may change. */
export function bare(text: string): string {
  return text.replace(/^export (?!default)/gm, '').replace(/\s+/g, '')
}
