import { componentCompilers } from '../../engine/component-compilers.ts'
import type { FileRule } from '../../engine/rule.ts'
import { accessProblems } from './element-access.ts'

/** Picture texts, labels and names in components of Vue and Svelte, as far as they are written out. */
export const componentAccess: FileRule = {
  id: 'access/component',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['other'],
  check: ({ kind: { compiler }, text }) =>
    compiler === undefined ? [] : accessProblems(componentCompilers[compiler].readMarkup(text))
}
