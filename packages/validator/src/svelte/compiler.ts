import type { AST } from 'svelte/compiler'
import type { Project } from '@sitewright/project'

/** The parser of Svelte's own compiler. */
export type SvelteParser = (text: string) => AST.Root

let parser: SvelteParser | undefined

/** Loads Svelte's compiler (117 KB compressed) where a project has components that it reads. */
export async function prepareSvelte(project: Project): Promise<void> {
  if (parser !== undefined || ![...project.keys()].some((path) => path.endsWith('.svelte'))) return
  try {
    const { parse } = await import('svelte/compiler')
    parser = (text) => parse(text, { modern: true })
  } catch {
    // Without it nothing is said of the syntax of components.
  }
}

/** The parser, if the compiler was loaded. */
export function svelteParser(): SvelteParser | undefined {
  return parser
}
