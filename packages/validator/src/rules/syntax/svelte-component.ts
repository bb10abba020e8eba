import type { FileRule } from '../../engine/rule.ts'
import { svelteParser } from '../../svelte/compiler.ts'
import { componentProblems } from '../../svelte/read-component.ts'
import { toFinding } from './component-finding.ts'

/** What Svelte's compiler says of a component that is not well formed. */
export const svelteComponent: FileRule = {
  id: 'svelte/syntax',
  type: 'syntax',
  severity: 'error',
  phase: 'syntax',
  scope: 'file',
  languages: ['other'],
  check: ({ kind, text }) => {
    const parse = svelteParser()
    if (kind.compiler !== 'svelte' || parse === undefined) return []
    return componentProblems(text, parse).map((problem) => toFinding(text, problem))
  }
}
