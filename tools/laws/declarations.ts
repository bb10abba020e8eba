// Scripts and style sheets as the parts that pruning leaves out, to compare those of a template with those of a project.
import type { Outline, StyleOutline } from '../../packages/generator/src/index.ts'
import { outlineStyles } from '../template/style-outline.ts'

/** The statements of a script but for imports, each without what pruning and the formatter may change. */
export function statementsOf(outline: Outline = [], text = ''): string[] {
  return outline.flatMap((piece) =>
    piece.kind === 'statement' ? bare(text.slice(piece.start, piece.end)) : []
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
