import type { ScriptFacts } from '../sources/facts.ts'
import type { Kind } from '../sources/kind.ts'
import { vueCompiler } from './compiler.ts'
import { readNames } from './read-names.ts'

/** Completes the facts of a component with its undefined names and its default export, where it is one of Vue. */
export function vueFacts(text: string, facts: ScriptFacts, { compiled }: Kind): ScriptFacts {
  const compiler = vueCompiler()
  if (!compiled || compiler === undefined) return { ...facts, partial: true }
  const { unbound, partial } = readNames(text, compiler)
  return { ...facts, unbound, partial, module: true, exports: ['default', ...facts.exports] }
}
