import type { ComponentCompiler } from '../sources/component-compiler.ts'
import { angularCompiler } from './compiler.ts'
import { readMarkup } from './read-markup.ts'
import { templateProblems } from './read-template.ts'
import { findInlineTemplates } from './templates.ts'

/** Templates of Angular; one in a script has a place there. */
export const angularComponents: ComponentCompiler = {
  isLoaded: () => angularCompiler() !== undefined,
  findProblems: (text, range) => {
    const compiler = angularCompiler()
    return compiler ? templateProblems({ text, ...(range ? { range } : {}) }, compiler) : []
  },
  readMarkup: (text, range) => {
    const compiler = angularCompiler()
    return compiler ? readMarkup({ text, ...(range ? { range } : {}) }, compiler) : []
  },
  findInline: findInlineTemplates,
  // What a template names is known together with its class.
  addFacts: (_, facts) => facts,
  toModule: () => 'export default ""\n'
}
