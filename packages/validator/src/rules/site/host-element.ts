import { findDeclaration } from '../../angular/class-graph.ts'
import { angularCompiler, type AngularCompiler } from '../../angular/compiler.ts'
import { selectorsOf } from '../../angular/template-scope.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { siteFacts } from '../../engine/site-facts.ts'
import { messages } from '../../messages.ts'
import type { HtmlElement } from '../../sources/html.ts'

/** The element that Angular draws an application in: the start page has to have it. */
export const hostElement: ProjectRule = {
  id: 'page/host-element',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) => {
    const compiler = angularCompiler()
    const { home, pages } = siteFacts(context)
    if (compiler === undefined || home === undefined) return []
    const entry = context.profile.entries.find((path) => context.project.has(path)) ?? ''
    const elements = pages.get(home) ?? []
    return (context.scripts.get(entry)?.classFacts.started ?? []).flatMap((component): Finding[] => {
      const declared = findDeclaration(context, entry, component)
      const fact = declared.kind === 'class' ? declared.fact : undefined
      const matcher = new compiler.SelectorMatcher<true>()
      const selectors = fact ? selectorsOf(fact, compiler) : []
      matcher.addSelectables(selectors, true)
      const isThere = elements.some((element) => matcher.match(toSelector(element, compiler), null))
      if (selectors.length === 0 || isThere) return []
      return [{ file: home, message: messages.noHostElement(fact?.metadata?.selector ?? '', home) }]
    })
  }
}

function toSelector(
  { name, attributes }: HtmlElement,
  { CssSelector }: AngularCompiler
): InstanceType<AngularCompiler['CssSelector']> {
  const selector = new CssSelector()
  selector.setElement(name)
  for (const [key, value] of Object.entries(attributes)) selector.addAttribute(key, value)
  for (const each of (attributes['class'] ?? '').split(/\s+/).filter(Boolean)) selector.addClassName(each)
  return selector
}
