import type { FileRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { vueCompiler } from '../../vue/compiler.ts'
import { componentProblems } from '../../vue/read-component.ts'

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
    if (!kind.compiled || compiler === undefined) return []
    return componentProblems(text, compiler).map(({ reason, position, lacks }) => {
      const start = Math.min(position, text.length)
      const finding = {
        message: messages.syntax(reason),
        range: [start, Math.min(start + 1, text.length)] as const
      }
      if (lacks === undefined) return finding
      const edits = [{ range: [text.length, text.length] as const, text: lacks }]
      // What stood behind the end may be lost as well.
      return { ...finding, fix: { confidence: 'likely' as const, edits } }
    })
  }
}
