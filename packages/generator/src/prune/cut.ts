import type { File } from '@sitewright/project'
import { cutOnce } from './cut-once.ts'
import type { Member, Outline, Piece, Statement } from './outline.ts'
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
  /** The members that stay, where some do not. */
  members?: readonly Member[]
}

function keptPieces(script: ReachedScript): Kept[] {
  const { outline, pieces } = script
  const uses = new Set<string>()
  for (const each of [...pieces, ...script.members])
    for (const name of ('uses' in each && each.uses) || []) uses.add(name.split('.')[0] ?? '')
  return outline.flatMap((piece, index): Kept | [] => {
    if (piece.kind === 'comment') return isAboutKept(script, index) ? { piece, key: `${piece.start}` } : []
    if (!pieces.has(piece)) return []
    if (piece.kind === 'statement') return keptStatement(script, piece, uses)
    if (piece.kind !== 'import' && piece.kind !== 'export') return { piece, key: `${piece.start}` }
    const left = piece.bindings.filter((binding) => script.bindings.has(binding))
    if (left.length === piece.bindings.length) return { piece, key: `${piece.start}` }
    const names = left.map(({ name, as }) => `${name} ${as ?? ''}`).join()
    return { piece, key: `${piece.start}{${names}`, printed: printBindings(piece, left) }
  })
}

function keptStatement(script: ReachedScript, piece: Statement, uses: ReadonlySet<string>): Kept {
  const unexported = isExportUnused(script, piece, uses) ? { unexported: true as const } : {}
  const key = `${piece.start}${unexported.unexported ? '-' : ''}`
  const list = piece.members?.list ?? []
  const left = list.filter((member) => script.members.has(member))
  if (left.length === list.length) return { piece, key, ...unexported }
  return { piece, key: `${key}[${left.map(({ name }) => name).join()}`, ...unexported, members: left }
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
function isExportUnused(script: ReachedScript, piece: Statement, uses: ReadonlySet<string>): boolean {
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

function textOf(text: string, { piece, printed, unexported, members }: Kept): string {
  if (printed !== undefined && 'at' in piece) return text.slice(piece.start, piece.at) + printed
  if (piece.kind !== 'statement') return text.slice(piece.start, piece.end)
  const { exported } = piece
  const isShort = unexported === true && exported !== undefined
  if (isShort && exported.without !== undefined) return exported.without
  const head = isShort ? exported : { start: piece.start, end: piece.start }
  const before = text.slice(piece.start, head.start)
  if (members === undefined) return before + text.slice(head.end, piece.end)
  return before + withMembers(text, { ...piece, start: head.end }, members)
}

/** The text of a statement with some of its members left, each with the blank line above it. */
function withMembers(text: string, { start, end, members }: Statement, left: readonly Member[]): string {
  const list = members?.list ?? []
  const [first] = list
  const last = list.at(-1)
  if (first === undefined || last === undefined) return text.slice(start, end)
  const indent = /[ \t]*$/.exec(text.slice(0, first.start))?.[0] ?? ''
  const comma = text.slice(first.end, list[1]?.start).startsWith(',') ? ',' : ''
  let result = text.slice(start, first.start)
  let blank = false
  let before = first.start
  for (const member of list) {
    blank ||= /\n\s*\n/.test(text.slice(before, member.start))
    before = member.end
    if (!left.includes(member)) continue
    const isFirst = member === left[0]
    result += `${isFirst ? '' : `${comma}\n${blank ? '\n' : ''}${indent}`}${text.slice(member.start, member.end)}`
    blank = false
  }
  if (left.length === 0) return result.trimEnd() + text.slice(last.end, end).trimStart()
  return result + text.slice(last.end, end)
}
