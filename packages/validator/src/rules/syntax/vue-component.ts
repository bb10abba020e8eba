import type { FileRule } from '../../engine/rule.ts'
import { vueCompiler } from '../../vue/compiler.ts'
import { componentProblems } from '../../vue/read-component.ts'
import { toFinding } from './component-finding.ts'

/** What Vue's compiler says of a component that is not well formed. */
export const vueComponent: FileRule = {
  id: 'vue/syntax',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['other'],
  check: ({ kind, text }) => {
    const compiler = vueCompiler()
    if (kind.compiler !== 'vue' || compiler === undefined) return []
    return componentProblems(text, compiler).map((problem) => toFinding(text, problem))
  }
}
