import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { addDependency } from '../project/manifest-edits.ts'

/** A package that a file imports and package.json does not declare (spec 3 §5). */
export const missingDependency: ProjectRule = {
  id: 'manifest/missing-dependency',
  type: 'dependency',
  severity: 'error',
  phase: 'module',
  scope: 'project',
  check: ({ scripts, resolve, manifest, profile, versionOf }) => {
    if (manifest.kind !== 'valid') return []
    const own = manifest.value.name
    const users = new Map<string, string>()
    for (const [file, { imports }] of scripts) {
      for (const { specifier, typeOnly } of imports) {
        const target = resolve(file, specifier)
        if (target.kind !== 'package' || typeOnly || users.has(target.name)) continue
        const known = Object.hasOwn(manifest.packages, target.name) || profile.required.includes(target.name)
        if (!known && target.name !== own) users.set(target.name, file)
      }
    }
    return [...users.keys()].map((name) => {
      const finding = { file: 'package.json', message: messages.missingDependency(name) }
      const version = versionOf(name)
      if (version === undefined) return finding
      const edits = [addDependency(profile, name, version)]
      return { ...finding, fix: { confidence: 'certain' as const, edits } }
    })
  }
}
