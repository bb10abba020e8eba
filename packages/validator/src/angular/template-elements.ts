import type { Context } from '../engine/context.ts'
import { messages } from '../messages.ts'
import type { ClassFact } from '../sources/class-facts.ts'
import type { AngularCompiler, CssSelector, SelectorMatcher } from './compiler.ts'
import { elementRegistry, isPlainAttribute } from './plain-attributes.ts'
import type { TemplateElement, TemplateName } from './template-names.ts'
import { selectorsOf, type Directive, type TemplateScope } from './template-scope.ts'

/** Directives and pipes of a project, wherever they are imported. */
export interface ProjectDirectives {
  matcher: SelectorMatcher<ClassFact>
  pipes: ReadonlySet<string>
}

/** Finds the directives and pipes of a project. */
export function projectDirectives({ scripts }: Context, compiler: AngularCompiler): ProjectDirectives {
  const matcher = new compiler.SelectorMatcher<ClassFact>()
  const pipes = new Set<string>()
  for (const { classFacts } of scripts.values()) {
    for (const fact of classFacts.classes) {
      matcher.addSelectables(selectorsOf(fact, compiler), fact)
      if (fact.metadata?.pipe !== undefined) pipes.add(fact.metadata.pipe)
    }
  }
  return { matcher, pipes }
}

/** What stands around an element: what its component imports, and what the project has. */
interface Surroundings {
  scope: TemplateScope
  directives: ProjectDirectives
  fact: ClassFact
}

/** A message, and the name that it is about. */
interface ElementProblem {
  message: string
  at: TemplateName
}

/** What Angular does not know of an element, as far as that is certain. */
export function elementProblems(
  element: TemplateElement,
  surroundings: Surroundings,
  compiler: AngularCompiler
): ElementProblem[] {
  const { scope, fact } = surroundings
  if (scope.open.project) return []
  const matched = matchesOf(scope.matcher, element.selector)
  const missing = notImported(element, surroundings, matched, compiler)
  if (missing.length > 0 || scope.open.packages || fact.metadata?.schemas || element.tag === 'ng-template')
    return missing
  const [directive] = element.attributes
  if (element.structural)
    return matched.length > 0 || directive === undefined
      ? []
      : [{ message: messages.unknownStructure(directive.name, fact.name), at: directive }]
  const registry = elementRegistry(compiler)
  if (matched.length === 0 && !registry.hasElement(element.tag, []))
    return [{ message: messages.unknownElement(element.name, fact.name), at: element }]
  return element.attributes.flatMap((attribute) => {
    const { name, bound } = attribute
    const isTaken = matched.some(([, { inputs }]) => inputs === undefined || inputs.has(name))
    const isKnown =
      name === 'style' || registry.hasProperty(element.tag, registry.getMappedPropName(name), [])
    return !bound || isTaken || isKnown
      ? []
      : [{ message: messages.unknownProperty(name, element.name), at: attribute }]
  })
}

function matchesOf<Value>(matcher: SelectorMatcher<Value>, element: CssSelector): [CssSelector, Value][] {
  const found: [CssSelector, Value][] = []
  matcher.match(element, (selector, value) => found.push([selector, value]))
  return found
}

/** Directives of the project that are meant by the name of an element or an attribute, and not imported. */
function notImported(
  element: TemplateElement,
  { scope, directives, fact }: Surroundings,
  matched: readonly [CssSelector, Directive][],
  compiler: AngularCompiler
): ElementProblem[] {
  const problems = new Map<TemplateName, ElementProblem>()
  for (const [selector, wanted] of matchesOf(directives.matcher, element.selector)) {
    const at = scope.facts.has(wanted) ? undefined : meantBy(element, selector, matched, compiler)
    if (at) problems.set(at, { message: messages.notImported(at.name, fact.name, wanted.name), at })
  }
  return [...problems.values()]
}

/** The name that a selector is met by, where nothing else takes it. */
function meantBy(
  element: TemplateElement,
  { element: tag, attrs }: CssSelector,
  matched: readonly [CssSelector, Directive][],
  compiler: AngularCompiler
): TemplateName | undefined {
  if (tag?.includes('-') && matched.length === 0) return element
  return element.attributes.find(({ name }) => {
    const isTaken = matched.some(
      ([selector, { inputs, ofPackage }]) =>
        selector.attrs.includes(name) || (inputs ? inputs.has(name) : !ofPackage)
    )
    return attrs.includes(name) && !isTaken && !isPlainAttribute(element.tag, name, compiler)
  })
}
