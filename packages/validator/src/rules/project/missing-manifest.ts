import type { Context } from '../../engine/context.ts'
import type { Fix, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

function packagesUsed({ scripts, resolve }: Context): Set<string> {
  const used = [...scripts].flatMap(([file, { imports }]) =>
    imports.flatMap(({ specifier, typeOnly }) => {
      const target = resolve(file, specifier)
      return target.kind === 'package' && !typeOnly ? [target.name] : []
    })
  )
  return new Set(used)
}

/** A package.json from what the profile needs and the files import. */
function written(context: Context): Fix | undefined {
  const { profile, versionOf, project } = context
  if (!profile.manifest) return undefined
  const { scripts, dev, extra, module } = profile.manifest
  const typed = [...project.keys()].some((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  const tools = dev.filter((name) => typed || !/^typescript$|^@types\//.test(name))
  const names = [...new Set([...profile.required, ...packagesUsed(context), ...extra, ...tools])]
  const ranges = (wanted: readonly string[]): Record<string, string> =>
    Object.fromEntries(
      wanted
        .toSorted()
        .flatMap((name) => (versionOf(name) === undefined ? [] : [[name, versionOf(name) ?? '']]))
    )
  const value = {
    name: 'app',
    version: '0.1.0',
    private: true,
    ...(module ? { type: 'module' } : {}),
    scripts,
    dependencies: ranges(names.filter((name) => !dev.includes(name))),
    ...(tools.length > 0 ? { devDependencies: ranges(tools) } : {})
  }
  const content = `${JSON.stringify(value, null, 2)}\n`
  return { confidence: 'likely', edits: [{ op: 'create', file: 'package.json', content }] }
}

/** A project without a package.json (spec 3 §5). */
export const missingManifest: ProjectRule = {
  id: 'manifest/missing',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: (context) => {
    if (context.manifest.kind !== 'missing' || !context.profile.built) return []
    const finding = { file: 'package.json', message: messages.missingManifest }
    const fix = written(context)
    return [fix ? { ...finding, fix } : finding]
  }
}
