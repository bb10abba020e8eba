import { readManifest } from '../../engine/manifest.ts'
import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { setMember } from '../project/manifest-edits.ts'

/** A package that the generator declared and package.json has lost (spec 3 §4, step 1). */
export const expectedDependency: ProjectRule = {
  id: 'expected/dependency',
  type: 'dependency',
  severity: 'error',
  phase: 'prevent',
  scope: 'project',
  check: ({ manifest, expected }) => {
    const promised = expected && readManifest(expected)
    if (manifest.kind !== 'valid' || promised?.kind !== 'valid') return []
    const missing = Object.entries(promised.packages).filter(
      ([name]) => !Object.hasOwn(manifest.packages, name)
    )
    return missing.map(([name, version]) => {
      const tools = promised.value.devDependencies as Record<string, unknown> | undefined
      const group = tools && Object.hasOwn(tools, name) ? 'devDependencies' : 'dependencies'
      const edits = [setMember([group, name], version)]
      return {
        file: 'package.json',
        message: messages.missingDependency(name),
        fix: { confidence: 'certain' as const, edits }
      }
    })
  }
}
