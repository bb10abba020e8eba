import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { addDependency } from './manifest-edits.ts'

/** A package that every project of the kind needs (spec 3 §5). */
export const requiredDependency: ProjectRule = {
  id: 'manifest/required-dependency',
  type: 'dependency',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ manifest, profile, versionOf }) => {
    if (manifest.kind !== 'valid') return []
    const missing = profile.required.filter((name) => !Object.hasOwn(manifest.packages, name))
    return missing.map((name) => {
      const message = profile.missing?.[name] ?? messages.missingDependency(name)
      const finding = { file: 'package.json', message }
      const version = versionOf(name)
      if (version === undefined) return finding
      return {
        ...finding,
        fix: { confidence: 'certain' as const, edits: [addDependency(profile, name, version)] }
      }
    })
  }
}
