import type { ProjectRule } from '../../engine/rule.ts'
import { salvageManifest } from '../../engine/salvage.ts'
import { messages } from '../../messages.ts'

const keptAs = 'package.json.broken'

/**
 * A package.json that is no JSON (spec 3 §5). It is salvaged, never emptied: where every word of it is kept the fix is
 * certain, else the original is kept beside it.
 */
export const packageJson: ProjectRule = {
  id: 'manifest/invalid',
  type: 'structure',
  severity: 'error',
  phase: 'syntax',
  scope: 'project',
  check: ({ manifest, project }) => {
    if (manifest.kind !== 'invalid') return []
    const { text } = manifest
    const finding = {
      file: 'package.json',
      message: messages.invalidManifest,
      range: [0, text.length] as const,
      blocks: true as const
    }
    // Which side of a merge conflict is right only its author knows.
    const saved = /^<{7}/m.test(text) ? undefined : salvageManifest(text)
    if (!saved) return [finding]
    const edit = {
      op: 'text' as const,
      file: 'package.json',
      range: [0, text.length] as const,
      text: saved.text
    }
    if (saved.whole) return [{ ...finding, fix: { confidence: 'certain', edits: [edit] } }]
    if (project.has(keptAs)) return [{ ...finding, fix: { confidence: 'likely', edits: [edit] } }]
    const copy = { op: 'create' as const, file: keptAs, content: text }
    return [{ ...finding, fix: { confidence: 'likely', edits: [copy, edit] } }]
  }
}
