import type { File } from '@sitewright/project'
import { cutOnce } from './cut-once.ts'
import type { Outline, Piece, StatementPiece } from './outline.ts'
import { printBindings } from './print-bindings.ts'
import type { ReachedScript } from './reach-modules.ts'

/**
 * A script with what is not reached cut out: the very same file where everything is. Only ranges of the text are left out,
 * but for lists of names, which are printed with the names that stay.
 */
export function cutFile(source: File, script: ReachedScript): File {
  const kept = keptPieces(script)
  const key = kept.map(({ key: each }) => each).join('\n')
  return cutOnce(source, key, (text) => join(text, script.outline, kept))
}

interface Kept {
  piece: Piece
  /** Tells one form of the piece from the others. */
  key: string
  /** Its text, where it is not that of the file. */
  printed?: string
  unexported?: true
}

function keptPieces(script: ReachedScript): Kept[] {
  const { outline, pieces } = script
  const uses = new Set<string>()
  for (const piece of pieces) if (piece.kind === 'statement') for (const name of piece.uses) uses.add(name)
  return outline.flatMap((piece, index): Kept | [] => {
    if (piece.kind === 'comment') return isAboutKept(script, index) ? { piece, key: `${piece.start}` } : []
    if (!pieces.has(piece)) return []
    if (piece.kind === 'statement' && isExportUnused(script, piece, uses))
      return { piece, key: `${piece.start}-`, unexported: true }
    if (piece.kind !== 'import' && piece.kind !== 'export') return { piece, key: `${piece.start}` }
    const left = piece.bindings.filter((binding) => script.bindings.has(binding))
    if (left.length === piece.bindings.length) return { piece, key: `${piece.start}` }
    const names = left.map(({ name, as }) => `${name} ${as ?? ''}`).join()
    return { piece, key: `${piece.start}{${names}`, printed: printBindings(piece, left) }
  })
}

/** A comment at the head of a file is about the file; another one about what follows, up to the next. */
function isAboutKept({ outline, pieces }: ReachedScript, index: number): boolean {
  if (index === 0) return true
  const following = outline.slice(index + 1)
  const next = following.findIndex(({ kind }) => kind === 'comment')
  const own = next === -1 ? following : following.slice(0, next)
  return own.length === 0 || own.some((piece) => pieces.has(piece))
}

/** Whether nobody outside uses what a statement exports, so that it can do without. */
function isExportUnused(script: ReachedScript, piece: StatementPiece, uses: ReadonlySet<string>): boolean {
  if (piece.exported === undefined || script.whole) return false
  if (piece.exported.default) return false
  if (piece.names.some((name) => script.exports.has(name))) return false
  // Of several names in one statement, one that is neither used nor exported would be an error.
  return piece.names.length === 1 || piece.names.every((name) => uses.has(name))
}

/** Joins what stays; a blank line stands where one stood before or after what was cut. */
function join(text: string, outline: Outline, kept: readonly Kept[]): string {
  const staying = new Map(kept.map((each) => [each.piece, each]))
  let result = ''
  let end = 0
  let blank = false
  for (const piece of outline) {
    blank ||= /\n\s*\n/.test(text.slice(end, piece.start))
    end = piece.end
    const each = staying.get(piece)
    if (each === undefined) continue
    result += `${result === '' ? '' : blank ? '\n\n' : '\n'}${textOf(text, each)}`
    blank = false
  }
  return result === '' ? '' : `${result}\n`
}

function textOf(text: string, { piece, printed, unexported }: Kept): string {
  if (printed !== undefined && 'at' in piece) return text.slice(piece.start, piece.at) + printed
  if (unexported !== true || piece.kind !== 'statement' || piece.exported === undefined)
    return text.slice(piece.start, piece.end)
  const { start, end, without } = piece.exported
  return without ?? text.slice(piece.start, start) + text.slice(end, piece.end)
}
