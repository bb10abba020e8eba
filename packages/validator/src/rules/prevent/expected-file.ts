import type { ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** A file that the generator made and the project does not have (spec 3 §4, step 1). */
export const expectedFile: ProjectRule = {
  id: 'expected/file',
  type: 'structure',
  severity: 'error',
  phase: 'prevent',
  scope: 'project',
  check: ({ project, expected }) => {
    if (!expected) return []
    // Some file systems take two spellings of a name for one file.
    const names = new Set([...project.keys()].map((path) => path.toLowerCase()))
    const missing = [...expected.values()].filter(({ path }) => !names.has(path.toLowerCase()))
    return missing.map(({ path, content }) => ({
      file: path,
      message: messages.missingEssential(path),
      fix: { confidence: 'certain' as const, edits: [{ op: 'create' as const, file: path, content }] }
    }))
  }
}
