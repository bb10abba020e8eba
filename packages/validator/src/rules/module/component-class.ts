import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/**
 * `class` on a component of React is most often a slip for `className`, but a component takes what it likes: it is
 * likely only where no component of the project takes `class`.
 */
export const componentClass: ProjectRule = {
  id: 'jsx/component-class',
  type: 'syntax',
  severity: 'warning',
  phase: 'module',
  scope: 'project',
  check: ({ profile, scripts }) => {
    if (profile.jsxRuntime === 'none' || [...scripts.values()].some(({ takesClass }) => takesClass)) return []
    return [...scripts].flatMap(([file, { componentClasses }]) =>
      componentClasses.map(({ range, alone }): Finding => {
        const finding = { file, range, message: messages.htmlAttribute('class', 'className') }
        if (!alone) return finding
        return {
          ...finding,
          fix: { confidence: 'likely', edits: [{ op: 'text', file, range, text: 'className' }] }
        }
      })
    )
  }
}
