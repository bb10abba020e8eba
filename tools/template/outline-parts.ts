// What the outlines of components of Vue and of Svelte have in common: their imports, and all else as one piece that refers to
// what script and markup use. A component stays as a whole; of what it imports, only what it uses.
import type { Outline, Piece, Statement } from '../../packages/generator/src/index.ts'
import { flatten } from './link-members.ts'
import { outlineText } from './outline.ts'

/** The parts of a component in one file. */
export interface ComponentParts {
  /** The text of its script; empty where it has none. */
  script: string
  /** Where that begins in the text of the component. */
  at: number
  /** The type parameters of the component. */
  generic?: string | undefined
  /** The markup as statements of a script, which name what the script imports as that does. */
  markup: (imported: ReadonlySet<string>) => string
}

/** The outline of a component. Its imports stand above all else in its script. */
export function outlineParts(path: string, text: string, parts: ComponentParts): Outline {
  const { script, at, generic } = parts
  const own = outlineText(`${path}.ts`, script)
  const imports = own
    .slice(0, own.findLastIndex(({ kind }) => kind === 'import') + 1)
    .map((piece): Piece => shifted(piece, at, text))
  const names = new Set(
    imports.flatMap((piece) =>
      piece.kind === 'import' ? piece.bindings.map(({ name, as }) => as ?? name) : []
    )
  )
  const parameters = generic === undefined ? '' : `export type Parameters<${generic}> = never\n`
  const all = outlineText(`${path}.ts`, `${script}\n${parameters}${parts.markup(names)}`)
  const used = flatten({
    kind: 'statement',
    ...whole,
    members: { rule: 'access', list: all.flatMap(usesOf) }
  })
  const rest = {
    ...used,
    uses: used.uses.filter((use) => names.has(use.split('.')[0] ?? ''))
  }
  const first = imports[0]?.start ?? 0
  const from = imports.at(-1)?.end ?? 0
  const start = lineStart(text, text.length - text.slice(from).trimStart().length)
  const head = text.slice(0, first).trimEnd().length
  return [
    ...(head === 0 ? [] : [exported({ kind: 'statement', ...whole, start: 0, end: head })]),
    ...imports,
    exported({ ...rest, start, end: text.trimEnd().length })
  ]
}

const whole = { start: 0, end: 0, names: [], uses: [], files: [] }

/** A part of what a component exports. */
function exported(piece: Statement): Statement {
  return { ...piece, exported: { start: piece.start, end: piece.start, default: true } }
}

/** A piece of the script in its place in the component, with the indentation before it. */
function shifted(piece: Piece, by: number, text: string): Piece {
  if (piece.kind !== 'import' && piece.kind !== 'comment')
    throw new Error('The imports of a component stand above all else')
  const place = { start: lineStart(text, piece.start + by), end: piece.end + by }
  return piece.kind === 'comment' ? { ...piece, ...place } : { ...piece, ...place, at: piece.at + by }
}

/** The place with the indentation of its line. */
function lineStart(text: string, at: number): number {
  return text.slice(0, at).replace(/[ \t]+$/, '').length
}

/** What a statement refers to, with its members. */
function usesOf(
  piece: Piece
): { name: string; start: number; end: number; uses: readonly string[]; files: readonly string[] }[] {
  if (piece.kind !== 'statement') return []
  const { members, ...statement } = piece
  return [{ ...statement, name: '' }, ...(members?.list ?? [])]
}
