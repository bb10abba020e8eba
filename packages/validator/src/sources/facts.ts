import type { Range } from '../engine/rule.ts'
import { extractClassFacts, noClassFacts, type ClassFacts } from './class-facts.ts'
import { classProps, noClassProps, type ClassProps } from './class-props.ts'
import { drawnElements, type DrawnElements } from './drawn-elements.ts'
import { child, children, rangeOf, word, type Node } from './node.ts'
import { lazyNames } from './lazy-imports.ts'
import { runes } from './runes.ts'
import type { Kind } from './kind.ts'
import type { Script } from './script.ts'
import { noReferences, extractReferences, type References } from './references.ts'
import { unboundIn, type Unbound } from './scope.ts'

/** A reference from a script to another module. */
export interface ImportFact {
  specifier: string
  /** The text between the quotes. */
  range: Range
  /** Imported names; `default`, or `*` for the whole module. Empty for a side effect. */
  names: readonly string[]
  /** `asset` is `new URL(..., import.meta.url)`. */
  form: 'static' | 'dynamic' | 'require' | 'asset'
  /** Erased before anything runs. */
  typeOnly: boolean
}

/** The statement `export default ...`. */
interface DefaultExport {
  range: Range
  /** What stands behind the keywords. */
  declaration: Range
  /** Of a declaration that the rest of the file can name. */
  name?: string
}

/** Imports and exports of a script, for project rules; cached when its syntax tree is released. */
export interface ScriptFacts extends References, DrawnElements, ClassProps {
  parsed: boolean
  imports: readonly ImportFact[]
  exports: readonly string[]
  /** Modules whose names are all exported again. */
  exportsAllOf: readonly string[]
  /** It has import or export statements. */
  module: boolean
  jsx: boolean
  unbound: readonly Unbound[]
  /** Not all its names are read. */
  partial?: boolean
  /** Where statements may begin: behind the directives. */
  head: number
  defaultExport?: DefaultExport
  /** Names that `declare` statements promise to every file. */
  ambient: readonly string[]
  classFacts: ClassFacts
}

/** Of a script that cannot be read. */
export const noFacts: ScriptFacts = {
  parsed: false,
  imports: [],
  exports: [],
  exportsAllOf: [],
  module: false,
  jsx: false,
  unbound: [],
  head: 0,
  ambient: [],
  classFacts: noClassFacts,
  elements: [],
  writesElements: false,
  ...noClassProps,
  ...noReferences
}

const nameOf = (node: Node | undefined): string => word(node, 'name') ?? word(node, 'value') ?? ''

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return nameOf(child(specifier, 'imported'))
}

function fact(
  source: Node | undefined,
  form: ImportFact['form'],
  names: string[],
  typeOnly = false
): ImportFact[] {
  const specifier = word(source, 'value')
  if (source?.type !== 'Literal' || specifier === undefined) return []
  return [{ specifier, range: [source.range[0] + 1, source.range[1] - 1], names, form, typeOnly }]
}

function staticImports(script: Script): ImportFact[] {
  const isType = (node: Node): boolean => node.importKind === 'type' || node.exportKind === 'type'
  const imported = script.nodes('ImportDeclaration').flatMap((node) => {
    const specifiers = children(node, 'specifiers')
    const values = specifiers.filter((each) => !isType(each))
    const typeOnly = isType(node) || (specifiers.length > 0 && values.length === 0)
    return fact(child(node, 'source'), 'static', (typeOnly ? specifiers : values).map(importedName), typeOnly)
  })
  const passedOn = script.nodes('ExportNamedDeclaration').flatMap((node) => {
    const names = children(node, 'specifiers').map((each) => nameOf(child(each, 'local')))
    return fact(child(node, 'source'), 'static', names, isType(node))
  })
  const all = script
    .nodes('ExportAllDeclaration')
    .flatMap((node) => fact(child(node, 'source'), 'static', ['*'], isType(node)))
  return [...imported, ...passedOn, ...all]
}

function isRequire(node: Node): boolean {
  const callee = child(node, 'callee')
  return (
    callee?.type === 'Identifier' && callee.name === 'require' && children(node, 'arguments').length === 1
  )
}

function isAssetUrl(node: Node): boolean {
  const base = children(node, 'arguments')[1]
  return (
    nameOf(child(node, 'callee')) === 'URL' &&
    base?.type === 'MemberExpression' &&
    child(base, 'object')?.type === 'MetaProperty'
  )
}

function callImports(script: Script): ImportFact[] {
  const lazy = lazyNames(script)
  const dynamic = script
    .nodes('ImportExpression')
    .flatMap((node) => fact(child(node, 'source'), 'dynamic', [...(lazy.get(node.range[0]) ?? ['*'])]))
  const required = script
    .nodes('CallExpression')
    .flatMap((node) => (isRequire(node) ? fact(children(node, 'arguments')[0], 'require', ['*']) : []))
  const assets = script
    .nodes('NewExpression')
    .flatMap((node) => (isAssetUrl(node) ? fact(children(node, 'arguments')[0], 'asset', []) : []))
  return [...dynamic, ...required, ...assets]
}

/** Template and styles of components. */
function componentFiles({ classes }: ClassFacts): ImportFact[] {
  return classes.flatMap(({ metadata }) =>
    [metadata?.templateUrl, ...(metadata?.styleUrls ?? [])].flatMap((file): ImportFact[] => {
      if (file === undefined) return []
      const range = [file.range[0] + 1, file.range[1] - 1] as const
      return [{ specifier: file.value, range, names: [], form: 'static', typeOnly: false }]
    })
  )
}

function namesInPattern(node: Node | undefined): string[] {
  if (!node) return []
  if (node.type === 'Identifier') return [nameOf(node)]
  const parts = [...children(node, 'properties'), ...children(node, 'elements')]
  const inner = child(node, 'value') ?? child(node, 'argument') ?? child(node, 'left')
  return [...parts.flatMap(namesInPattern), ...(inner ? namesInPattern(inner) : [])]
}

function declaredNames(node: Node | undefined): string[] {
  if (!node) return []
  if (node.type === 'VariableDeclaration')
    return children(node, 'declarations').flatMap((each) => namesInPattern(child(each, 'id')))
  return namesInPattern(child(node, 'id'))
}

function exportsOf(script: Script): string[] {
  const named = script
    .nodes('ExportNamedDeclaration')
    .flatMap((node) => [
      ...children(node, 'specifiers').map((each) => nameOf(child(each, 'exported'))),
      ...declaredNames(child(node, 'declaration'))
    ])
  const spaces = script.nodes('ExportAllDeclaration').flatMap((node) => {
    const exported = child(node, 'exported')
    return exported ? [nameOf(exported)] : []
  })
  return [...named, ...spaces, ...(script.nodes('ExportDefaultDeclaration').length > 0 ? ['default'] : [])]
}

/** Collects the names of `declare` statements, types and enums; scope analysis knows values only. */
export function promisedNames(script: Script): string[] {
  const declarations = script.nodes('VariableDeclaration').filter((node) => node.declare === true)
  const kinds = [
    'TSDeclareFunction',
    'TSEnumDeclaration',
    'TSModuleDeclaration',
    'TSInterfaceDeclaration',
    'TSTypeAliasDeclaration'
  ]
  const others = [...kinds, 'TSImportEqualsDeclaration'].flatMap((type) => script.nodes(type))
  const classes = script.nodes('ClassDeclaration').filter((node) => node.declare === true)
  return [...declarations, ...others, ...classes].flatMap(declaredNames)
}

function headOf(script: Script, text: string): number {
  const body = script.program ? children(script.program, 'body') : []
  const end = body.findLast((node) => typeof node.directive === 'string')?.range[1]
  if (end === undefined)
    return text.startsWith('#!') ? text.indexOf('\n') + 1 : text.startsWith('\uFEFF') ? 1 : 0
  const line = text.indexOf('\n', end)
  return line < 0 ? text.length : line + 1
}

function findDefaultExport(script: Script): DefaultExport | undefined {
  const node = script.nodes('ExportDefaultDeclaration')[0]
  const declaration = node && child(node, 'declaration')
  if (!node || !declaration) return undefined
  const named = /^(Function|Class)Declaration$/.test(declaration.type)
    ? word(child(declaration, 'id'), 'name')
    : undefined
  return {
    range: rangeOf(node),
    declaration: rangeOf(declaration),
    ...(named === undefined ? {} : { name: named })
  }
}

/** Extracts what project rules need from a script. */
export function extractFacts(script: Script, text: string, kind?: Kind): ScriptFacts {
  if (!script.program) return noFacts
  const ambient = promisedNames(script)
  const classFacts = extractClassFacts(script)
  // What a declaration imports is erased, whatever it says.
  const imports =
    kind?.id === 'd.ts'
      ? []
      : [...staticImports(script), ...callImports(script), ...componentFiles(classFacts)]
  const exportsAllOf = script.nodes('ExportAllDeclaration').flatMap((node) => {
    const specifier = word(child(node, 'source'), 'value')
    return child(node, 'exported') || specifier === undefined ? [] : [specifier]
  })
  const exported = findDefaultExport(script)
  const statements = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportDefaultDeclaration',
    'ExportAllDeclaration'
  ]
  return {
    parsed: true,
    imports,
    exports: exportsOf(script),
    exportsAllOf,
    module: statements.some((type) => script.nodes(type).length > 0),
    jsx: script.nodes('JSXElement').length > 0 || script.nodes('JSXFragment').length > 0,
    head: headOf(script, text),
    ...(exported ? { defaultExport: exported } : {}),
    unbound: unboundIn(script, new Set(kind?.runes ? [...ambient, ...runes] : ambient)),
    ambient: script.nodes('TSModuleDeclaration').length > 0 || exportsOf(script).length === 0 ? ambient : [],
    classFacts,
    ...drawnElements(script),
    ...classProps(script),
    ...extractReferences(script)
  }
}
