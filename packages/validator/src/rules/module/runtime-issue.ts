import { dirname } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'
import type { Edit, Finding, Fix, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import type { Profile } from '../../profiles/profile.ts'
import type { ScriptFacts } from '../../sources/facts.ts'
import type { Unbound } from '../../sources/scope.ts'
import { createGlobalNames } from '../../vue/global-names.ts'
import { importStatement } from './import-statement.ts'

const isGuarded = ({ imports }: ScriptFacts, { errorBoundary }: Profile): boolean =>
  errorBoundary !== undefined && imports.some(({ names }) => names.includes(errorBoundary.name))

function specifierFrom(file: string, modulePath: string): string {
  const folders = dirname(file).split('/').filter(Boolean)
  return folders[0] === 'src'
    ? `${'../'.repeat(folders.length - 1) || './'}${modulePath.slice('src/'.length)}`
    : `${'../'.repeat(folders.length) || './'}${modulePath}`
}

/** The default export, drawn inside an error boundary. */
function wrapped(text: string, { defaultExport }: ScriptFacts, file: string, wrapper: string): Edit[] {
  if (!defaultExport) return []
  const { range, declaration, name } = defaultExport
  if (name === undefined) {
    return [
      { op: 'text', file, range: [declaration[0], declaration[0]], text: `${wrapper}(` },
      { op: 'text', file, range: [declaration[1], declaration[1]], text: ')' }
    ]
  }
  const ending = text.endsWith('\n') ? '' : '\n'
  return [
    { op: 'text', file, range: [range[0], declaration[0]], text: '' },
    {
      op: 'text',
      file,
      range: [text.length, text.length],
      text: `${ending}\nexport default ${wrapper}(${name})\n`
    }
  ]
}

function fixFor(context: Context, file: string, facts: ScriptFacts): Fix | undefined {
  const { errorBoundary } = context.profile
  if (!facts.jsx || errorBoundary === undefined) return undefined
  const { name, path, endings, ending, print } = errorBoundary
  const text = context.text(file) ?? ''
  const edits = wrapped(text, facts, file, name)
  if (edits.length === 0) return undefined
  const known = endings.some((each) => context.project.has(path + each))
  const types = /\.tsx?$/.test(file)
  const statement = importStatement(text, `{ ${name} }`, specifierFrom(file, path))
  const module: Edit[] = known ? [] : [{ op: 'create', file: path + ending(types), content: print(types) }]
  return {
    confidence: 'likely',
    edits: [...module, { op: 'text', file, range: [facts.head, facts.head], text: statement }, ...edits]
  }
}

/** What becomes of a name that nothing defines: a script throws, a template of Vue goes on. */
function describe({ name, element, template }: Unbound): string {
  if (!template) return messages.undefinedName(name)
  return element ? messages.unknownComponent(name) : messages.unknownInTemplate(name)
}

/**
 * A runtime issue (spec 3 §4) is what stops a module that parses, resolves and builds: a name that nothing binds.
 * Where the default export is a component, wrapping it in an error boundary keeps the rest of the site alive; the name
 * stays reported, as a warning, because only its author knows what was meant.
 */
export const runtimeIssue: ProjectRule = {
  id: 'script/undefined-name',
  type: 'runtime',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: (context) => {
    const imported = context.profile.markupImport?.name
    const isGlobal = createGlobalNames(context)
    const ambient = new Set([...context.scripts.values()].flatMap((facts) => facts.ambient))
    return [...context.scripts].flatMap(([file, facts]): Finding[] => {
      if (!facts.module) return []
      const unbound = facts.unbound.filter(
        (each) => each.name !== imported && !ambient.has(each.name) && !isGlobal(file, each)
      )
      if (unbound.length === 0) return []
      if (isGuarded(facts, context.profile)) {
        return unbound.map(({ name, range }) => ({
          file,
          range,
          message: messages.guardedName(name),
          severity: 'warning'
        }))
      }
      const fix = fixFor(context, file, facts)
      return unbound.map((each, index) => {
        const finding = { file, range: each.range, message: describe(each) }
        return fix && index === 0 ? { ...finding, fix } : finding
      })
    })
  }
}
