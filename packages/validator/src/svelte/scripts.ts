import type { AST } from 'svelte/compiler'
import type { Range } from '../engine/rule.ts'
import { kindOf, type Kind } from '../sources/kind.ts'

/** The places of a component's scripts: that of the module first, as it runs. */
export function scriptsOf({ module, instance }: AST.Root): Range[] {
  return [module, instance].flatMap((script) => (script ? [contentOf(script)] : []))
}

/** What stands between the tags of a script. */
export function contentOf({ content }: AST.Script): Range {
  return rangeOf(content)
}

/** The place of a node of a script: the compiler's types of those lack it. */
export function rangeOf(node: object): Range {
  const { start, end } = node as AST.BaseNode
  return [start, end]
}

/** The language of a component's scripts and of the expressions in its markup. */
export function scriptKind({ module, instance }: AST.Root): Kind {
  const typed = [module, instance].some((script) =>
    script?.attributes.some(({ name, value }) => name === 'lang' && /^(ts|typescript)$/.test(wordsOf(value)))
  )
  return kindOf(typed ? 'script.ts' : 'script.mjs')
}

function wordsOf(value: AST.Attribute['value']): string {
  return Array.isArray(value) ? value.map((part) => (part.type === 'Text' ? part.data : '')).join('') : ''
}
