import { importResolver, type Alias, type File, type Project } from '@sitewright/project'
import { findReferences } from '../reach.ts'
import type { Binding, Member, Outline, Piece, StatementPiece } from './outline.ts'
import { append, indexOf, type OutlineIndex, type PieceOf } from './outline-index.ts'
import { outlinePrinted } from './outline-printed.ts'

/** What of a script is reached. */
export interface ReachedScript {
  outline: Outline
  /** Statements, exports and imports that stay. */
  pieces: ReadonlySet<Piece>
  /** Of statements whose members are pruned, the members that stay. */
  members: ReadonlySet<Member>
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

/** What pruning knows of a project besides its files. */
export interface PruneOptions {
  aliases?: readonly Alias[]
  /** What was not chosen: the rows that tables by feature have for it go. */
  absent?: ReadonlySet<string>
}

interface Script extends ReachedScript {
  path: string
  pieces: Set<Piece>
  members: Set<Member>
  bindings: Set<Binding>
  exports: Set<string>
  loaded: boolean
  /** What was reached already: of an import or export, a member of it or all. */
  asked: Map<Binding | string, Set<string | undefined>>
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
  { aliases = [], absent = new Set() }: PruneOptions = {}
): Reached {
  const files = new Map<string, File>()
  const scripts = new Map<string, Script>()
  const packages = new Set<string>()
  const missing: { from: string; specifier: string }[] = []
  const resolve = importResolver(available, aliases)
  const waiting: (() => void)[] = []
  const mentioned = new Set<string>()
  const unmentioned = new Map<string, (() => void)[]>()

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
      if (naming.test(path)) for (const word of wordsIn(found)) mention(word)
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
      members: new Set(),
      bindings: new Set(),
      exports: new Set(),
      asked: new Map(),
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

  /** Reaches a piece. Of its members, if it has a list of them: the one that is asked for, or all that their rule keeps. */
  function takePiece(script: Script, piece: Piece, member?: string): void {
    if (!script.pieces.has(piece)) {
      script.pieces.add(piece)
      if (piece.kind === 'import') {
        const target = follow(script.path, piece.from)
        if (target !== undefined) waiting.push(() => takeWhole(target))
      }
      if (piece.kind === 'statement') takeUse(script, piece)
    }
    if (piece.kind === 'statement' && piece.members !== undefined) takeMembers(script, piece.members, member)
  }

  function takeUse(script: Script, { uses, files: named, mentions = [] }: Use): void {
    for (const use of uses) takeLocal(script, use)
    for (const specifier of named) {
      const target = follow(script.path, specifier)
      if (target !== undefined) waiting.push(() => takeWhole(target))
    }
    for (const name of mentions) mention(name)
  }

  function takeMembers(script: Script, { rule, list }: Members, wanted?: string): void {
    const one = list.find(({ name }) => name === wanted)
    for (const each of one === undefined ? list : [one]) {
      if (script.members.has(each) || (one === undefined && rule === 'feature' && absent.has(each.name)))
        continue
      const take = (): void => {
        if (script.members.has(each)) return
        script.members.add(each)
        takeUse(script, each)
      }
      if (one !== undefined || rule !== 'mention' || mentioned.has(each.name)) take()
      else append(unmentioned, each.name, take)
    }
  }

  function takeUnnamed(script: Script): void {
    for (const piece of script.pieces) {
      const { rule, list = [] } = (piece.kind === 'statement' && piece.members) || {}
      if (rule !== 'mention' || list.some((each) => script.members.has(each))) continue
      for (const { name } of list) mention(name)
    }
  }

  /** Reaches the members that wait for somebody to read or write their name. */
  function mention(name: string): void {
    if (mentioned.has(name)) return
    mentioned.add(name)
    waiting.push(...(unmentioned.get(name) ?? []))
  }

  /** Reaches a name as the module itself sees it, or one member of it. */
  function takeLocal(script: Script, use: string): void {
    const [name = '', member] = use.split('.')
    for (const piece of script.index.declared.get(name) ?? []) takePiece(script, piece, member)
    const imported = script.index.imported.get(name)
    if (imported !== undefined && isNew(script, imported.binding, member))
      takeBinding(script, imported.piece, imported.piece.from, imported.binding, member)
  }

  /** Whether something, or a member of it, is asked for the first time. */
  function isNew({ asked }: Script, key: Binding | string, member: string | undefined): boolean {
    const known = asked.get(key) ?? new Set()
    asked.set(key, known)
    if (known.has(member)) return false
    known.add(member)
    return true
  }

  function takeBinding(
    script: Script,
    piece: Piece,
    specifier: string,
    binding: Binding,
    member?: string
  ): void {
    script.pieces.add(piece)
    script.bindings.add(binding)
    const target = follow(script.path, specifier)
    if (target !== undefined)
      waiting.push(() => takeName(target, binding.name, binding.type !== true, member))
  }

  /** Reaches what a file exports by a name; `*` is all of it. */
  function takeName(path: string, name: string, value: boolean, member?: string): void {
    if (name === '*') return takeWhole(path)
    const script = add(path)
    if (script !== undefined) takeExport(script, name, value, member)
  }

  /** Returns whether the module has the name; `asking` are the modules that export this one as a whole. */
  function takeExport(
    script: Script,
    name: string,
    value: boolean,
    member?: string,
    asking: readonly Script[] = []
  ): boolean {
    if (value) load(script)
    const found = script.index.exports.get(name)
    if (found === undefined) return name !== 'default' && takeFromStars(script, name, value, member, asking)
    if (!isNew(script, name, member)) return true
    script.exports.add(name)
    for (const { piece, binding } of found) {
      if (binding === undefined) takePiece(script, piece, member)
      else if (piece.kind === 'export' && piece.from !== undefined)
        takeBinding(script, piece, piece.from, binding, member)
      else if (piece.kind === 'export-all') takeStar(script, piece)
      else {
        script.pieces.add(piece)
        script.bindings.add(binding)
        takeLocal(script, member === undefined ? binding.name : `${binding.name}.${member}`)
      }
    }
    return true
  }

  /** The first module that is exported as a whole and has the name. */
  function takeFromStars(
    script: Script,
    name: string,
    value: boolean,
    member: string | undefined,
    asking: readonly Script[]
  ): boolean {
    if (asking.includes(script)) return false
    for (const piece of script.index.stars) {
      const target = follow(script.path, piece.from)
      const inner = target === undefined ? undefined : add(target)
      if (target !== undefined && inner === undefined) takeStar(script, piece)
      if (inner === undefined || !takeExport(inner, name, value, member, [...asking, script])) continue
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
  // A type of which nothing is named stays whole: without a member it would be another one.
  for (const script of scripts.values()) takeUnnamed(script)
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) next()
  return { files, scripts, packages, missing }
}

type Use = Pick<StatementPiece, 'uses' | 'files' | 'mentions'>
type Members = NonNullable<StatementPiece['members']>

/** Files that name rows of a table in what has no outline: a site document, the markup of a component. */
const naming = /\.(json|vue|svelte)$/

const words = new WeakMap<File, readonly string[]>()

/** The words of a file, such as the names in a site document. */
function wordsIn(file: File): readonly string[] {
  const known = words.get(file)
  if (known !== undefined) return known
  const found = [...new Set(String(file.content).match(/[\w$-]+/g))]
  words.set(file, found)
  return found
}
