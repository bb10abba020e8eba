import type { File } from '@sitewright/project'
import type { Binding, Outline, Piece } from './outline.ts'

const line = /^(import|export) (type )?\{ ([^}]*) \} from '([^']+)'$/
const bare = /^import '([^']+)'$/
const declaration = /^export const (\w+)/m

const outlines = new WeakMap<File, Outline>()

/**
 * The outline of glue: imports by name, one a line, and statements with a blank line between, each a re-export by name or
 * a declaration. Undefined for any other text.
 */
export function outlinePrinted(file: File): Outline | undefined {
  if (typeof file.content !== 'string' || !/\.[jt]sx?$/.test(file.path)) return undefined
  const known = outlines.get(file)
  if (known !== undefined) return known
  const outline = readGlue(file.content)
  if (outline !== undefined) outlines.set(file, outline)
  return outline
}

function readGlue(text: string): Outline | undefined {
  const pieces: Piece[] = []
  const imported: string[] = []
  let start = 0
  for (const block of text.trimEnd().split('\n\n')) {
    const read = readImports(block, start) ?? readStatement(block, start, imported)
    if (read === undefined) return undefined
    pieces.push(...read)
    for (const piece of read)
      if (piece.kind === 'import') imported.push(...piece.bindings.map(({ name, as }) => as ?? name))
    start += block.length + 2
  }
  return pieces
}

/** A block of imports; undefined where it holds anything else. */
function readImports(block: string, at: number): Piece[] | undefined {
  const pieces: Piece[] = []
  let start = at
  for (const each of block.split('\n')) {
    const end = start + each.length
    const [, kind, type, names = '', source = ''] = line.exec(each) ?? []
    const from = kind === 'import' ? source : bare.exec(each)?.[1]
    if (from === undefined) return undefined
    pieces.push({ start, end, kind: 'import', from, at: start, bindings: toBindings(names, type) })
    start = end + 1
  }
  return pieces
}

/** One re-export or declaration, with its comment; undefined where there are more. */
function readStatement(block: string, start: number, imported: readonly string[]): Piece[] | undefined {
  const end = start + block.length
  const more = block.match(/^(?:import|export)\b|\bimport\(|^(?:const|let|function|class)\b/gm) ?? []
  if (more.length !== 1) return undefined
  const at = start + block.search(/^export\b/m)
  const [, kind, type, names = '', from = ''] = line.exec(block.slice(at - start)) ?? []
  if (kind === 'export') return [{ start, end, kind: 'export', from, at, bindings: toBindings(names, type) }]
  const [, name] = declaration.exec(block) ?? []
  if (name === undefined) return undefined
  const uses = imported.filter((each) => new RegExp(`\\b${each}\\b`).test(block))
  return [
    {
      start,
      end,
      kind: 'statement',
      names: [name],
      uses,
      files: [],
      exported: { start: at, end: at + 'export '.length }
    }
  ]
}

function toBindings(names: string, type: string | undefined): Binding[] {
  return names
    .split(', ')
    .filter(Boolean)
    .map((text) => {
      const [name = '', as] = text.split(' as ')
      return { name, ...(as === undefined ? {} : { as }), ...(type === undefined ? {} : { type: true }) }
    })
}
