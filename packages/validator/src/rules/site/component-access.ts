import type { FileRule } from '../../engine/rule.ts'
import { vueCompiler } from '../../vue/compiler.ts'
import { readMarkup } from '../../vue/read-markup.ts'
import { accessProblems } from './element-access.ts'

/** Picture texts, labels and names in components of Vue, as far as they are written out. */
export const componentAccess: FileRule = {
  id: 'access/component',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['other'],
  check: ({ kind, text }) => {
    const compiler = vueCompiler()
    return kind.compiled && compiler !== undefined ? accessProblems(readMarkup(text, compiler)) : []
  }
}
