import { lineageOf } from '../../angular/class-graph.ts'
import { angularCompiler, type AngularCompiler } from '../../angular/compiler.ts'
import { findComponents, findMember, type ProjectComponent } from '../../angular/project-components.ts'
import { elementProblems, projectDirectives } from '../../angular/template-elements.ts'
import { templateNames, type TemplateName } from '../../angular/template-names.ts'
import { templateScope } from '../../angular/template-scope.ts'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** Names in a template of Angular that neither its class, nor the template, nor what the class imports defines. */
export const templateName: ProjectRule = {
  id: 'angular/template-name',
  type: 'runtime',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: (context) => {
    const compiler = angularCompiler()
    const components = compiler === undefined ? [] : findComponents(context)
    if (compiler === undefined || components.length === 0) return []
    const directives = projectDirectives(context, compiler)
    const found = components.flatMap((component) => [
      ...memberFindings(context, component, compiler),
      ...scopeFindings(context, component, directives, compiler)
    ])
    // Components that share a template say the same of it.
    const said = new Map(found.map((each) => [`${each.file} ${each.range?.[0]} ${each.message}`, each]))
    return said.values()
  }
}

function memberFindings(
  context: Context,
  { file, fact, template }: ProjectComponent,
  compiler: AngularCompiler
): Finding[] {
  const names = template && templateNames(template, compiler)
  if (template === undefined || names === undefined) return []
  const lineage = lineageOf(context, file, fact)
  return names.members.flatMap(({ name, range }): Finding[] => {
    const member = findMember(lineage, name)
    if (member?.isPrivate)
      return [{ file: template.file, range, message: messages.privateMember(name, fact.name) }]
    if (member !== undefined || lineage.open) return []
    return [{ file: template.file, range, message: messages.unknownMember(name, fact.name) }]
  })
}

function scopeFindings(
  context: Context,
  { file, fact, template }: ProjectComponent,
  directives: ReturnType<typeof projectDirectives>,
  compiler: AngularCompiler
): Finding[] {
  const names = template && templateNames(template, compiler)
  if (template === undefined || names === undefined) return []
  const scope = templateScope(context, file, fact, compiler)
  const said = (message: string, { range }: TemplateName): Finding => ({
    file: template.file,
    range,
    message
  })
  const pipes = names.pipes.flatMap((pipe) => {
    const isOwn = directives.pipes.has(pipe.name)
    const isOpen = scope.open.project || (scope.open.packages && !isOwn)
    return scope.pipes.has(pipe.name) || isOpen
      ? []
      : [said(messages.unknownPipe(pipe.name, fact.name), pipe)]
  })
  const elements = names.elements.flatMap((element) =>
    elementProblems(element, { scope, directives, fact }, compiler).map(({ message, at }) =>
      said(message, at)
    )
  )
  return [...pipes, ...elements]
}
