import type { ComponentCompiler } from '../sources/component-compiler.ts'
import type { CompilerId } from '../sources/kind.ts'
import { svelteComponents } from '../svelte/components.ts'
import { vueComponents } from '../vue/components.ts'

/** The compiler of each framework that has components in files of their own. */
export const componentCompilers: Readonly<Record<CompilerId, ComponentCompiler>> = {
  vue: vueComponents,
  svelte: svelteComponents
}
