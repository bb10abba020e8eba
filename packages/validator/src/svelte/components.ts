import type { ComponentCompiler } from '../sources/component-compiler.ts'
import { svelteParser } from './compiler.ts'
import { svelteModule } from './component-module.ts'
import { parseComponent } from './parse-component.ts'
import { componentProblems } from './read-component.ts'
import { svelteFacts } from './read-facts.ts'
import { readMarkup } from './read-markup.ts'

/** Components of Svelte. */
export const svelteComponents: ComponentCompiler = {
  isLoaded: () => svelteParser() !== undefined,
  findProblems: (text) => {
    const parse = svelteParser()
    return parse ? componentProblems(text, parse) : []
  },
  readMarkup: (text) => {
    const parse = svelteParser()
    const { root } = parse ? parseComponent(text, parse) : {}
    return root ? readMarkup(root, text) : []
  },
  addFacts: svelteFacts,
  toModule: svelteModule
}
