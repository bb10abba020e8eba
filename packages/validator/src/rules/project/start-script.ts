import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { setMember } from './manifest-edits.ts'

/** No script to start the project with; it builds all the same (spec 3 §5). */
export const startScript: ProjectRule = {
  id: 'manifest/start-script',
  type: 'build',
  severity: 'warning',
  phase: 'project',
  scope: 'project',
  check: ({ manifest, profile: { start } }) => {
    if (
      manifest.kind !== 'valid' ||
      !start ||
      start.names.some((name) => Object.hasOwn(manifest.scripts, name))
    )
      return []
    const finding = { file: 'package.json', message: messages.missingStart }
    const { name, command, needs } = start.add
    if (!Object.hasOwn(manifest.packages, needs)) return [finding]
    const edits = [setMember(['scripts', name], command)]
    return [{ ...finding, fix: { confidence: 'certain', edits } }]
  }
}
