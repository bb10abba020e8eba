import type { ScriptFacts } from '../sources/facts.ts'
import { vueCompiler } from './compiler.ts'
import { readNames } from './read-names.ts'

/** Completes the facts of a component of Vue with its undefined names and its default export. */
export function vueFacts(text: string, facts: ScriptFacts): ScriptFacts {
  const compiler = vueCompiler()
  if (compiler === undefined) return { ...facts, partial: true }
  const { unbound, partial } = readNames(text, compiler)
  return { ...facts, unbound, partial, module: true, exports: ['default', ...facts.exports] }
}
