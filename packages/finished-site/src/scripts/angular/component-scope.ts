import type { AngularCompiler, DirectiveMeta, TmplAstDeferredBlock, TmplAstNode } from './compiler.ts'
import type { ModuleGraph } from './find-declaration.ts'
import { findImportables, type Importable } from './importables.ts'
import type { AngularClass } from './read-class.ts'
import type { ClassReference } from './static-value.ts'

/** What a template uses of what its component imports. */
export interface ComponentScope {
  /** Dependencies that load with the component. */
  eager: ClassReference[]
  /** What each `@defer` block draws. */
  deferred: Map<TmplAstDeferredBlock, ClassReference[]>
  /** The classes of its own imports that only `@defer` blocks draw. */
  onlyDeferred: ClassReference[]
  hasDirectives: boolean
}

/** Finds what the template of a component uses. */
export function findScope(
  compiler: AngularCompiler,
  graph: ModuleGraph,
  component: AngularClass,
  template: TmplAstNode[]
): ComponentScope {
  const importables = findImportables(graph, component)
  const uses = findUses(compiler, importables, template)
  const ordered = [...importables.filter(isDirective), ...importables.filter((each) => !isDirective(each))]
  const references = (keys: ReadonlySet<string>): ClassReference[] =>
    ordered.flatMap(({ key, reference }) => (keys.has(key) ? [reference] : []))
  const inBlocks = [...uses.deferred.values()].flatMap((keys) => [...keys])
  const onlyInBlocks = new Set(inBlocks.filter((key) => !uses.eager.has(key)))
  const used = new Set([...uses.eager, ...inBlocks])
  return {
    eager: references(uses.eager),
    deferred: new Map([...uses.deferred].map(([block, keys]) => [block, references(keys)])),
    onlyDeferred: references(onlyInBlocks).filter(({ module }) => module === component.module),
    hasDirectives: importables.some((each) => isDirective(each) && used.has(each.key))
  }
}

const isDirective = ({ kind }: Importable): boolean => kind === 'directive'

/** The keys of what a template uses: at once, and in each `@defer` block. */
interface Uses {
  eager: ReadonlySet<string>
  deferred: Map<TmplAstDeferredBlock, ReadonlySet<string>>
}

/** Finds what a template uses by the binder of Angular's compiler. What packages bring is taken to be used at once. */
function findUses(
  compiler: AngularCompiler,
  importables: readonly Importable[],
  template: TmplAstNode[]
): Uses {
  const pipes = new Map(
    importables.flatMap((each) => (isDirective(each) ? [] : [[each.matchedBy, each.key]]))
  )
  const binder = new compiler.R3TargetBinder(createMatcher(compiler, importables))
  const bound = binder.bind({ template })
  const keysOf = (target: typeof bound): string[] => [
    ...target.getEagerlyUsedDirectives().map(({ ref }) => ref.key),
    ...target.getEagerlyUsedPipes().flatMap((name) => pipes.get(name) ?? [])
  ]
  const ofPackages = importables.flatMap(({ key, matchedBy }) => (matchedBy === undefined ? [key] : []))
  const deferred = bound
    .getDeferBlocks()
    .map((block) => [block, new Set(keysOf(binder.bind({ template: block.children })))] as const)
  return { eager: new Set([...keysOf(bound), ...ofPackages]), deferred: new Map(deferred) }
}

function createMatcher(compiler: AngularCompiler, importables: readonly Importable[]) {
  const matcher = new compiler.SelectorMatcher<DirectiveMeta[]>()
  for (const { kind, key, matchedBy } of importables) {
    if (kind !== 'directive' || !matchedBy) continue
    matcher.addSelectables(compiler.CssSelector.parse(matchedBy), [toDirectiveMeta(compiler, key, matchedBy)])
  }
  return matcher
}

/** A directive as the binder sees it. Inputs and outputs matter only to checks of types. */
function toDirectiveMeta(compiler: AngularCompiler, key: string, selector: string): DirectiveMeta {
  return {
    name: key,
    ref: { key },
    selector,
    isComponent: false,
    inputs: compiler.ClassPropertyMapping.empty(),
    outputs: compiler.ClassPropertyMapping.empty(),
    exportAs: null,
    isStructural: false,
    ngContentSelectors: null,
    preserveWhitespaces: false,
    animationTriggerNames: null,
    matchSource: compiler.MatchSource.Selector
  }
}
