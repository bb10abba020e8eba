import type * as compilerDom from '@vue/compiler-dom'
import type { Project } from '@sitewright/project'

/** Vue's own compiler of markup. */
export type VueCompiler = typeof compilerDom

let compiler: VueCompiler | undefined

/** Loads Vue's compiler (33 KB compressed) where a project has components that it reads. */
export async function prepareVue(project: Project): Promise<void> {
  if (compiler !== undefined || ![...project.keys()].some((path) => path.endsWith('.vue'))) return
  try {
    compiler = await import('@vue/compiler-dom')
  } catch {
    // Without it nothing is said of the syntax of components.
  }
}

/** The compiler, if it was loaded. */
export function vueCompiler(): VueCompiler | undefined {
  return compiler
}
