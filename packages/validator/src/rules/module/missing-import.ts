import type { Context } from '../../engine/context.ts'
import type { Finding, Fix, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import type { ImportFact } from '../../sources/facts.ts'
import { candidatesFor } from './candidates.ts'
import { stubFor } from './stub.ts'

/** Limit of fixes in one run, since each searches every file of the project. */
const mostMended = 200

function fixFor(context: Context, from: string, fact: ImportFact, missing: string): Fix | undefined {
  const found = candidatesFor(context, from, fact, missing)
  if (found)
    return {
      confidence: found.confidence,
      edits: [{ op: 'text', file: from, range: fact.range, text: found.specifier }]
    }
  const stub = stubFor(context, from, missing)
  return stub
    ? { confidence: 'lossy', edits: [{ op: 'create', file: stub.path, content: stub.content }] }
    : undefined
}

/** Erased types may stand in a declaration that no bundler looks at; a missing asset only breaks a picture. */
const isCritical = ({ form, typeOnly }: ImportFact): boolean => form !== 'asset' && !typeOnly

/** Names of files, in any folder, in which bundlers and compilers are told what a prefix stands for. */
const aliasFile =
  /^(package\.json|deno\.jsonc?|((electron\.)?vite|vitest|rollup|rspack|rsbuild|babel|vue|craco|metro|next|nuxt|svelte|astro|tsup|esbuild)\.config\.[\w.]+|webpack[\w.-]*\.[cm]?[jt]s|\.babelrc(\.\w+)?|tsconfig[\w.-]*\.json|jsconfig\.json)$/

/** No package is named so: somebody has to say what the prefix stands for, and nobody does. */
function isUnknownAlias({ project, text, resolve }: Context, specifier: string): boolean {
  const [, prefix] = /^(@|~|@@|~~)\//.exec(specifier) ?? []
  if (prefix === undefined || resolve('index.js', specifier).kind !== 'outside') return false
  const names = new RegExp(`["'\`^/]${prefix}(?:["'\`/\\\\$]|$)`, 'm')
  return ![...project.keys()].some(
    (path) =>
      aliasFile.test(path.slice(path.lastIndexOf('/') + 1)) &&
      (names.test(text(path) ?? '') || /nuxt/.test(path))
  )
}

/** Scripts of tools build addresses of folders, and of what a build will write. */
function isAsset({ project }: Context, from: string, path: string): boolean {
  return (
    from.startsWith('src/') &&
    !path.startsWith('.') &&
    ![...project.keys()].some((each) => each.startsWith(`${path}/`))
  )
}

/** An import of a file that is not there (spec 3 §5); a wrong letter or case is put right. */
export const missingImport: ProjectRule = {
  id: 'script/missing-import',
  type: 'import',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: (context) => {
    let mended = 0
    return [...context.scripts].flatMap(([file, { imports }]) =>
      imports.flatMap((fact): Finding[] => {
        const target = context.resolve(file, fact.specifier)
        if (isUnknownAlias(context, fact.specifier))
          return [{ file, message: messages.unknownAlias(fact.specifier), range: fact.range }]
        if (target.kind !== 'missing') return []
        if (fact.form === 'asset' && !isAsset(context, file, target.path)) return []
        const critical = isCritical(fact)
        const message =
          critical || fact.form !== 'asset'
            ? messages.missingImport(fact.specifier)
            : messages.missingAsset(fact.specifier)
        const finding: Finding = {
          file,
          message,
          range: fact.range,
          severity: critical ? 'error' : 'warning'
        }
        mended += critical ? 1 : 0
        const fix = critical && mended <= mostMended ? fixFor(context, file, fact, target.path) : undefined
        return [fix ? { ...finding, fix } : finding]
      })
    )
  }
}
