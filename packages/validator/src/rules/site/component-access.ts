import { componentCompilers, markupOf } from '../../engine/component-compilers.ts'
import type { FileRule } from '../../engine/rule.ts'
import type { CompilerId } from '../../sources/kind.ts'
import { accessProblems } from './element-access.ts'

const compilers = Object.keys(componentCompilers) as CompilerId[]

/** Picture texts, labels and names in components and templates, as far as they are written out. */
export const componentAccess: FileRule = {
  id: 'access/component',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['other', 'script'],
  check: (source) =>
    compilers.flatMap((id) =>
      markupOf(source, id).flatMap((markup) => accessProblems(componentCompilers[id].readMarkup(...markup)))
    )
}
