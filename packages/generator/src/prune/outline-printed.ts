import type { File } from '@sitewright/project'
import type { Binding, Outline, Piece } from './outline.ts'

const line = /^(import|export) (type )?\{ ([^}]*) \} from '([^']+)'$/
const bare = /^import '([^']+)'$/
const declaration = /^export const (\w+)/m

const outlines = new WeakMap<File, Outline>()

/**
 * The outline of glue: imports and re-exports by name, one a line, and at most one declaration, which uses all that is
 * imported. Undefined for any other text.
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
  for (const each of text.split('\n')) {
    const end = start + each.length
    const named = line.exec(each)
    const from = bare.exec(each)?.[1]
    if (named === null && from === undefined) break
    const [, kind, type, names = '', source = ''] = named ?? []
    const bindings = names
      .split(', ')
      .filter(Boolean)
      .map((name) => toBinding(name, type !== undefined))
    if (kind === 'export') pieces.push({ start, end, kind: 'export', from: source, at: start, bindings })
    else {
      pieces.push({ start, end, kind: 'import', from: from ?? source, at: start, bindings })
      imported.push(...bindings.map((binding) => binding.as ?? binding.name))
    }
    start = end + 1
  }
  const rest = text.slice(start)
  if (rest.trim() === '') return pieces.length === 0 ? undefined : pieces
  const [, name] = declaration.exec(rest) ?? []
  const more = rest.match(/^(?:import|export)\b|\bimport\(|^(?:const|let|function|class)\b/gm) ?? []
  if (name === undefined || more.length !== 1) return undefined
  const at = start + rest.indexOf('export const')
  return [
    ...pieces,
    {
      start: start + rest.search(/\S/),
      end: start + rest.trimEnd().length,
      kind: 'statement',
      names: [name],
      uses: imported,
      files: [],
      exported: { start: at, end: at + 'export '.length }
    }
  ]
}

function toBinding(text: string, type: boolean): Binding {
  const [name = '', as] = text.split(' as ')
  return { name, ...(as === undefined ? {} : { as }), ...(type ? { type: true } : {}) }
}
