import { angularComponents } from '../angular/components.ts'
import type { ComponentCompiler } from '../sources/component-compiler.ts'
import type { CompilerId } from '../sources/kind.ts'
import type { Source } from '../sources/source.ts'
import { svelteComponents } from '../svelte/components.ts'
import { vueComponents } from '../vue/components.ts'
import type { Range } from './rule.ts'

/** The compiler of each framework that has components in files of their own. */
export const componentCompilers: Readonly<Record<CompilerId, ComponentCompiler>> = {
  vue: vueComponents,
  svelte: svelteComponents,
  angular: angularComponents
}

/** The markup of a file that a compiler reads: the whole of a component, or places in a script. */
export function markupOf(source: Source, id: CompilerId): [text: string, range?: Range][] {
  if (source.kind.compiler === id) return [[source.text]]
  const places = componentCompilers[id].findInline?.(source) ?? []
  return places.map((range) => [source.text, range])
}
