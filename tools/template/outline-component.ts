// Makes the outlines of Vue components: their imports, and all else as one piece that refers to what script and markup use.
// A component stays as a whole; of what it imports, only what it uses.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Outline, Piece, Statement } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { flatten } from './link-members.ts'
import { outlineText } from './outline.ts'

interface Block {
  content: string
  loc: { start: { offset: number } }
  attrs: Readonly<Record<string, string | true>>
}

/** Vue's compiler, as far as this looks at it. */
interface VueCompiler {
  parse: (
    text: string,
    options: object
  ) => {
    descriptor: { script: Block | null; scriptSetup: Block | null; template: Block | null }
    errors: readonly Error[]
  }
  compileTemplate: (options: object) => { code: string; errors: readonly (Error | string)[] }
}

/** The compiler of the packages that the templates are built with. */
const loadCompiler = (): VueCompiler =>
  createRequire(join(root, 'templates/vue/package.json'))('vue/compiler-sfc') as VueCompiler

/** The outlines of components, by path. */
export function outlineComponents(texts: ReadonlyMap<string, string>): Map<string, Outline> {
  const compiler = loadCompiler()
  return new Map([...texts].map(([path, text]) => [path, outlineComponent(compiler, path, text)]))
}

function outlineComponent(compiler: VueCompiler, path: string, text: string): Outline {
  const { descriptor, errors } = compiler.parse(text, { filename: path, sourceMap: false })
  const { script, scriptSetup: setup, template } = descriptor
  if (errors.length > 0) throw new Error(`${path}: ${String(errors[0])}`)
  if (script !== null) throw new Error(`${path}: only a script with setup has an outline`)
  const before = setup?.loc.start.offset ?? 0
  const own = outlineText(`${path}.ts`, setup?.content ?? '')
  const imports = own
    .slice(0, own.findLastIndex(({ kind }) => kind === 'import') + 1)
    .map((piece): Piece => shifted(piece, before))
  const names = new Set(
    imports.flatMap((piece) =>
      piece.kind === 'import' ? piece.bindings.map(({ name, as }) => as ?? name) : []
    )
  )
  const markup = template === null ? '' : renderFunction(compiler, path, template, names)
  const generic = typeof setup?.attrs['generic'] === 'string' ? setup.attrs['generic'] : undefined
  const parameters = generic === undefined ? '' : `export type Parameters<${generic}> = never\n`
  const all = outlineText(`${path}.ts`, `${setup?.content ?? ''}\n${parameters}${markup}`)
  const used = flatten({
    kind: 'statement',
    ...whole,
    members: { rule: 'access', list: all.flatMap(partsOf) }
  })
  const rest = {
    ...used,
    uses: used.uses.filter((use) => names.has(use.split('.')[0] ?? ''))
  }
  const first = imports[0]?.start ?? 0
  const from = imports.at(-1)?.end ?? 0
  const [start, end] = [text.length - text.slice(from).trimStart().length, text.trimEnd().length]
  const head = text.slice(0, first).trimEnd().length
  return [
    ...(head === 0 ? [] : [exported({ kind: 'statement', ...whole, start: 0, end: head })]),
    ...imports,
    exported({ ...rest, start, end })
  ]
}

const whole = { start: 0, end: 0, names: [], uses: [], files: [] }

/** A part of what a component exports. */
function exported(piece: Statement): Statement {
  return { ...piece, exported: { start: piece.start, end: piece.start, default: true } }
}

function shifted(piece: Piece, by: number): Piece {
  if (piece.kind !== 'import' && piece.kind !== 'comment')
    throw new Error('The imports of a component stand above all else')
  const place = { start: piece.start + by, end: piece.end + by }
  return piece.kind === 'comment' ? { ...piece, ...place } : { ...piece, ...place, at: piece.at + by }
}

/** What a statement refers to, with its members. */
function partsOf(
  piece: Piece
): { name: string; start: number; end: number; uses: readonly string[]; files: readonly string[] }[] {
  if (piece.kind !== 'statement') return []
  const { members, ...statement } = piece
  return [{ ...statement, name: '' }, ...(members?.list ?? [])]
}

/** The markup as a function that names what is imported as the script does. */
function renderFunction(
  compiler: VueCompiler,
  path: string,
  { content }: Block,
  names: ReadonlySet<string>
): string {
  const { code, errors } = compiler.compileTemplate({
    source: content,
    filename: path,
    id: path,
    compilerOptions: {
      inline: true,
      mode: 'module',
      prefixIdentifiers: true,
      hoistStatic: false,
      comments: false,
      isTS: true,
      expressionPlugins: ['typescript'],
      bindingMetadata: Object.fromEntries([...names].map((name) => [name, 'setup-const']))
    }
  })
  if (errors.length > 0) throw new Error(`${path}: ${String(errors[0])}`)
  return `export const render = ${code}\n`
}
