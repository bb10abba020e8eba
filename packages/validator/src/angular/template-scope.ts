import type { Context } from '../engine/context.ts'
import type { ClassFact } from '../sources/class-facts.ts'
import type { ReferenceList } from '../sources/value-reference.ts'
import { findDeclaration, lineageOf } from './class-graph.ts'
import type { AngularCompiler, CssSelector, SelectorMatcher } from './compiler.ts'
import { packageExport } from './package-directives.ts'

/** A directive or a component, as an element meets it. */
export interface Directive {
  name: string
  /** Names by which it takes values; undefined where it may take any. */
  inputs: ReadonlySet<string> | undefined
  ofPackage: boolean
}

/** What the template of a component may use beside the members of its class. */
export interface TemplateScope {
  matcher: SelectorMatcher<Directive>
  pipes: ReadonlySet<string>
  /** Classes of the project that it comes from. */
  facts: ReadonlySet<ClassFact>
  /** Something of the project, or of a package, that is not known here, may bring more. */
  open: { project: boolean; packages: boolean }
}

interface Found {
  matcher: SelectorMatcher<Directive>
  pipes: Set<string>
  facts: Set<ClassFact>
  open: { project: boolean; packages: boolean }
}

/** Finds what a component imports for its template. */
export function templateScope(
  context: Context,
  file: string,
  fact: ClassFact,
  compiler: AngularCompiler
): TemplateScope {
  const found: Found = {
    matcher: new compiler.SelectorMatcher<Directive>(),
    pipes: new Set(),
    facts: new Set(),
    open: { project: false, packages: false }
  }
  // A component may draw itself. One that is declared by a module gets from there what it uses.
  addClass(context, file, fact, found, compiler)
  if (fact.metadata?.standalone === false) found.open = { project: true, packages: true }
  const lists = [{ file, list: fact.metadata?.imports ?? { items: [], open: false } }]
  const visited = new Set<ReferenceList>()
  for (let next = lists.pop(); next !== undefined; next = lists.pop()) {
    if (visited.has(next.list)) continue
    visited.add(next.list)
    if (next.list.open) found.open = { project: true, packages: true }
    for (const item of next.list.items) {
      const declared = findDeclaration(context, next.file, item)
      if (declared.kind === 'unknown') found.open = { project: true, packages: true }
      else if (declared.kind === 'list') lists.push(declared)
      else if (declared.kind === 'package') addPackage(declared.specifier, declared.name, found, compiler)
      else if (declared.fact.metadata?.kind === 'module')
        lists.push({ file: declared.file, list: declared.fact.metadata.exports })
      else addClass(context, declared.file, declared.fact, found, compiler)
    }
  }
  return found
}

function addPackage(specifier: string, name: string, found: Found, compiler: AngularCompiler): void {
  const brought = packageExport(specifier, name)
  if (brought === undefined) found.open.packages = true
  for (const selector of brought?.selectors ?? [])
    found.matcher.addSelectables(compiler.CssSelector.parse(selector), {
      name,
      inputs: undefined,
      ofPackage: true
    })
  for (const pipe of brought?.pipes ?? []) found.pipes.add(pipe)
}

function addClass(
  context: Context,
  file: string,
  fact: ClassFact,
  { matcher, pipes, facts }: Found,
  compiler: AngularCompiler
): void {
  facts.add(fact)
  if (fact.metadata?.pipe !== undefined) pipes.add(fact.metadata.pipe)
  const directive = toDirective(context, file, fact)
  matcher.addSelectables(selectorsOf(fact, compiler), directive)
}

const parsed = new WeakMap<ClassFact, CssSelector[]>()

/** The selectors of a directive; none where its selector is no selector. */
export function selectorsOf(fact: ClassFact, compiler: AngularCompiler): CssSelector[] {
  const before = parsed.get(fact)
  if (before) return before
  const selectors = parseSelector(fact.metadata?.selector, compiler)
  parsed.set(fact, selectors)
  return selectors
}

function parseSelector(selector: string | undefined, { CssSelector }: AngularCompiler): CssSelector[] {
  try {
    return selector === undefined ? [] : CssSelector.parse(selector)
  } catch {
    return []
  }
}

function toDirective(context: Context, file: string, fact: ClassFact): Directive {
  const { classes, open } = lineageOf(context, file, fact)
  const isOpen = open || classes.some(({ metadata }) => metadata?.inputs.open)
  const inputs = classes.flatMap(({ metadata }) => metadata?.inputs.names ?? [])
  return { name: fact.name, inputs: isOpen ? undefined : new Set(inputs), ofPackage: false }
}
