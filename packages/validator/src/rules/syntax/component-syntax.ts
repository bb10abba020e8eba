import { componentCompilers, markupOf } from '../../engine/component-compilers.ts'
import type { FileRule } from '../../engine/rule.ts'
import type { CompilerId } from '../../sources/kind.ts'
import { toFinding } from './component-finding.ts'

/** What the compiler of a framework says of a component that is not well formed. */
export const componentSyntax = (id: CompilerId): FileRule => ({
  id: `${id}/syntax`,
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['other', 'script'],
  check: (source) =>
    markupOf(source, id).flatMap((markup) =>
      componentCompilers[id].findProblems(...markup).map((problem) => toFinding(source.text, problem))
    )
})
