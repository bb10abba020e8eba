import type { Context } from '../engine/context.ts'
import type { ClassFact } from '../sources/class-facts.ts'
import { isOpaque } from '../sources/source.ts'
import { lineageOf, type Lineage } from './class-graph.ts'
import { angularCompiler } from './compiler.ts'
import { templateNames } from './template-names.ts'
import type { TemplateSource } from './templates.ts'

/** A component of a project, with its template. */
export interface ProjectComponent {
  /** The script of its class. */
  file: string
  fact: ClassFact
  /** Undefined where the template is put together or minified, or where its file is not there. */
  template: (TemplateSource & { file: string }) | undefined
}

/** Finds the components of a project. */
export function findComponents({ scripts, text, resolve }: Context): ProjectComponent[] {
  return [...scripts].flatMap(([file, { classFacts }]) =>
    classFacts.classes.flatMap((fact): ProjectComponent[] => {
      const { kind, template, templateUrl } = fact.metadata ?? {}
      if (kind !== 'component') return []
      if (Array.isArray(template)) {
        const range = template as TemplateSource['range']
        return [{ file, fact, template: { file, text: text(file) ?? '', ...(range ? { range } : {}) } }]
      }
      const target = templateUrl && resolve(file, templateUrl.value)
      const path = target?.kind === 'file' ? target.path : undefined
      const markup = path === undefined ? undefined : text(path)
      const isRead = path !== undefined && markup !== undefined && !isOpaque(markup)
      return [{ file, fact, template: isRead ? { file: path, text: markup } : undefined }]
    })
  )
}

/** A member of a class or of one that it extends; undefined where none of them has it. */
export function findMember({ classes }: Lineage, name: string): { isPrivate: boolean } | undefined {
  return classes.map(({ members }) => members.get(name)).find((each) => each !== undefined)
}

/** Templates whose names are not all looked for: they are put together, or a class of a package may define them. */
export function partlyReadTemplates(context: Context): string[] {
  const compiler = angularCompiler()
  if (compiler === undefined) return []
  return findComponents(context).flatMap(({ file, fact, template }) => {
    if (template === undefined) return fact.metadata?.template === undefined ? [] : [file]
    const names = templateNames(template, compiler)
    const lineage = lineageOf(context, file, fact)
    const isWhole = names && (!lineage.open || names.members.every(({ name }) => findMember(lineage, name)))
    return isWhole ? [] : [template.file]
  })
}
