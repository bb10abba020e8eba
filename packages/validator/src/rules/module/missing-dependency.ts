import type { Project } from '@sitewright/project'
import { nestedManifests } from '../../engine/manifest.ts'
import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { addDependency } from '../project/manifest-edits.ts'

/** Files that no build includes. */
const forTests = /\.(test|spec)\.\w+$|(^|\/)(tests?|e2e|__tests__)\//

/** A folder with a package.json of its own, such as that of a cloud function, installs its own packages. */
function declaredNearby(project: Project, file: string, name: string): boolean {
  return nestedManifests(project, file).some(
    (manifest) => manifest.kind === 'valid' && Object.hasOwn(manifest.packages, name)
  )
}

/** A package that a file imports and package.json does not declare (spec 3 §5). */
export const missingDependency: ProjectRule = {
  id: 'manifest/missing-dependency',
  type: 'dependency',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: ({ project, scripts, resolve, manifest, profile, versionOf }) => {
    if (manifest.kind !== 'valid') return []
    const own = manifest.value.name
    const users = new Map<string, boolean>()
    for (const [file, { imports }] of scripts) {
      for (const { specifier, typeOnly } of imports) {
        const target = resolve(file, specifier)
        if (target.kind !== 'package' || typeOnly || users.get(target.name) === true) continue
        const known = Object.hasOwn(manifest.packages, target.name) || profile.required.includes(target.name)
        if (!known && target.name !== own && !declaredNearby(project, file, target.name))
          users.set(target.name, !forTests.test(file))
      }
    }
    return [...users].map(([name, built]) => {
      const severity = built ? ('error' as const) : ('warning' as const)
      const finding = { file: 'package.json', message: messages.missingDependency(name), severity }
      const version = versionOf(name)
      if (version === undefined) return finding
      const edits = [addDependency(profile, name, version)]
      return { ...finding, fix: { confidence: 'certain' as const, edits } }
    })
  }
}
