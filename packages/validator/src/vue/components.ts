import { vueModule } from '../build-test/component-module.ts'
import type { ComponentCompiler } from '../sources/component-compiler.ts'
import { vueCompiler } from './compiler.ts'
import { componentProblems } from './read-component.ts'
import { vueFacts } from './read-facts.ts'
import { readMarkup } from './read-markup.ts'

/** Components of Vue. */
export const vueComponents: ComponentCompiler = {
  isLoaded: () => vueCompiler() !== undefined,
  findProblems: (text) => {
    const compiler = vueCompiler()
    return compiler ? componentProblems(text, compiler) : []
  },
  readMarkup: (text) => {
    const compiler = vueCompiler()
    return compiler ? readMarkup(text, compiler) : []
  },
  addFacts: vueFacts,
  toModule: vueModule
}
