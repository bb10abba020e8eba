import { importResolver, type Alias, type File, type Project } from '@sitewright/project'
import { findReferences } from '../reach.ts'
import { isEffect, type Binding, type Outline, type Piece } from './outline.ts'
import { outlinePrinted } from './outline-printed.ts'

/** What of a script is reached. */
export interface ReachedScript {
  outline: Outline
  /** Statements, exports and imports that stay. */
  pieces: ReadonlySet<Piece>
  /** Of imports and lists of exports, the names that stay. */
  bindings: ReadonlySet<Binding>
  /** Names that others import, and so stay exported. */
  exports: ReadonlySet<string>
  /** An entry point, or a module whose names are taken as a whole: everything that it exports stays. */
  whole: boolean
}

/** The module graph that is reached from entry points. */
export interface Reached {
  files: ReadonlyMap<string, File>
  /** What is reached of the scripts that have an outline, by path. */
  scripts: ReadonlyMap<string, ReachedScript>
  packages: ReadonlySet<string>
  /** Imports that cannot be resolved. */
  missing: readonly { from: string; specifier: string }[]
}

interface Script extends ReachedScript {
  path: string
  pieces: Set<Piece>
  bindings: Set<Binding>
  exports: Set<string>
  loaded: boolean
  index: OutlineIndex
}

/**
 * Traverses the module graph from the entry points, declaration by declaration (tree shaking): a declaration is reached where
 * one that is reached refers to it. A module that is imported for a value runs, so that its effects are reached too; one
 * that is imported for types does not run. Entry points that do not exist are left out.
 */
export function reachModules(
  available: Project,
  outlines: ReadonlyMap<string, Outline>,
  roots: Iterable<string>,
  aliases: readonly Alias[] = []
): Reached {
  const files = new Map<string, File>()
  const scripts = new Map<string, Script>()
  const packages = new Set<string>()
  const missing: { from: string; specifier: string }[] = []
  const resolve = importResolver(available, aliases)
  const waiting: (() => void)[] = []

  /** The path of what an import names; undefined outside the project. */
  function follow(from: string, specifier: string): string | undefined {
    const target = resolve(from, specifier)
    if (target.kind === 'file') return target.path
    if (target.kind === 'package') packages.add(target.name)
    if (
      target.kind === 'missing' &&
      !missing.some((each) => each.from === from && each.specifier === specifier)
    )
      missing.push({ from, specifier })
    return undefined
  }

  /** Adds a file; of one without an outline everything is reached. */
  function add(path: string): Script | undefined {
    const known = scripts.get(path)
    if (known !== undefined) return known
    const found = available.get(path)
    if (found === undefined || files.has(path)) return undefined
    files.set(path, found)
    const outline = outlines.get(path) ?? outlinePrinted(found)
    if (outline === undefined) {
      for (const specifier of findReferences(found)) {
        const target = follow(path, specifier)
        if (target !== undefined) waiting.push(() => takeWhole(target))
      }
      return undefined
    }
    const script: Script = {
      path,
      outline,
      index: indexOf(outline),
      pieces: new Set(),
      bindings: new Set(),
      exports: new Set(),
      whole: false,
      loaded: false
    }
    scripts.set(path, script)
    return script
  }

  /** Reaches everything that a file exports and does. */
  function takeWhole(path: string): void {
    const script = add(path)
    if (script === undefined || script.whole) return
    script.whole = true
    load(script)
    for (const name of script.index.exports.keys()) takeExport(script, name, true)
    for (const piece of script.index.stars) takeStar(script, piece)
  }

  /** Reaches what a module does when it is run. */
  function load(script: Script): void {
    if (script.loaded) return
    script.loaded = true
    for (const piece of script.index.effects) takePiece(script, piece)
  }

  function takePiece(script: Script, piece: Piece): void {
    if (script.pieces.has(piece)) return
    script.pieces.add(piece)
    if (piece.kind === 'import') {
      const target = follow(script.path, piece.from)
      if (target !== undefined) waiting.push(() => takeWhole(target))
    }
    if (piece.kind !== 'statement') return
    for (const name of piece.uses) takeLocal(script, name)
    for (const specifier of piece.files) {
      const target = follow(script.path, specifier)
      if (target !== undefined) waiting.push(() => takeWhole(target))
    }
  }

  /** Reaches a name as the module itself sees it. */
  function takeLocal(script: Script, name: string): void {
    for (const piece of script.index.declared.get(name) ?? []) takePiece(script, piece)
    const imported = script.index.imported.get(name)
    if (imported === undefined || script.bindings.has(imported.binding)) return
    const { piece, binding } = imported
    takeBinding(script, piece, piece.from, binding)
  }

  function takeBinding(script: Script, piece: Piece, specifier: string, binding: Binding): void {
    script.pieces.add(piece)
    script.bindings.add(binding)
    const target = follow(script.path, specifier)
    if (target !== undefined) waiting.push(() => takeName(target, binding.name, binding.type !== true))
  }

  /** Reaches what a file exports by a name; `*` is all of it. */
  function takeName(path: string, name: string, value: boolean): void {
    if (name === '*') return takeWhole(path)
    const script = add(path)
    if (script !== undefined) takeExport(script, name, value)
  }

  /** Returns whether the module has the name; `asking` are the modules that export this one as a whole. */
  function takeExport(script: Script, name: string, value: boolean, asking: readonly Script[] = []): boolean {
    if (value) load(script)
    if (script.exports.has(name)) return true
    const found = script.index.exports.get(name)
    if (found === undefined) return name !== 'default' && takeFromStars(script, name, value, asking)
    script.exports.add(name)
    for (const { piece, binding } of found) {
      if (binding === undefined) takePiece(script, piece)
      else if (piece.kind === 'export' && piece.from !== undefined)
        takeBinding(script, piece, piece.from, binding)
      else if (piece.kind === 'export-all') takeStar(script, piece)
      else {
        script.pieces.add(piece)
        script.bindings.add(binding)
        takeLocal(script, binding.name)
      }
    }
    return true
  }

  /** The first module that is exported as a whole and has the name. */
  function takeFromStars(script: Script, name: string, value: boolean, asking: readonly Script[]): boolean {
    if (asking.includes(script)) return false
    for (const piece of script.index.stars) {
      const target = follow(script.path, piece.from)
      const inner = target === undefined ? undefined : add(target)
      if (target !== undefined && inner === undefined) takeStar(script, piece)
      if (inner === undefined || !takeExport(inner, name, value, [...asking, script])) continue
      script.pieces.add(piece)
      return true
    }
    return false
  }

  function takeStar(script: Script, piece: PieceOf<'export-all'>): void {
    script.pieces.add(piece)
    const target = follow(script.path, piece.from)
    if (target !== undefined) waiting.push(() => takeWhole(target))
  }

  for (const path of roots) waiting.push(() => takeWhole(path))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next()
  return { files, scripts, packages, missing }
}

type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>

interface OutlineIndex {
  effects: readonly Piece[]
  stars: readonly PieceOf<'export-all'>[]
  declared: ReadonlyMap<string, readonly Piece[]>
  imported: ReadonlyMap<string, { piece: PieceOf<'import'>; binding: Binding }>
  /** What stands behind an exported name: declarations, which may be several, or a binding of a list. */
  exports: ReadonlyMap<string, readonly { piece: Piece; binding?: Binding }[]>
}

const indexes = new WeakMap<Outline, OutlineIndex>()

function indexOf(outline: Outline): OutlineIndex {
  const known = indexes.get(outline)
  if (known !== undefined) return known
  const index = createIndex(outline)
  indexes.set(outline, index)
  return index
}

function createIndex(outline: Outline): OutlineIndex {
  const effects: Piece[] = []
  const stars: PieceOf<'export-all'>[] = []
  const declared = new Map<string, Piece[]>()
  const imported = new Map<string, { piece: PieceOf<'import'>; binding: Binding }>()
  const exports = new Map<string, { piece: Piece; binding?: Binding }[]>()
  for (const piece of outline) {
    if (piece.kind === 'import') {
      if (piece.bindings.length === 0) effects.push(piece)
      for (const binding of piece.bindings) imported.set(binding.as ?? binding.name, { piece, binding })
    } else if (piece.kind === 'export') {
      for (const binding of piece.bindings) append(exports, binding.as ?? binding.name, { piece, binding })
    } else if (piece.kind === 'export-all') {
      if (piece.as === undefined) stars.push(piece)
      else append(exports, piece.as, { piece, binding: { name: '*' } })
    } else if (piece.kind === 'statement') {
      if (isEffect(piece)) effects.push(piece)
      for (const name of piece.names) append(declared, name, piece)
      const exported = piece.exported?.default ? ['default'] : piece.exported ? piece.names : []
      for (const name of exported) append(exports, name, { piece })
    }
  }
  return { effects, stars, declared, imported, exports }
}

function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
