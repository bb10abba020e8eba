import type { FileRule } from '../../engine/rule.ts'
import type { Kind } from '../../sources/kind.ts'
import { svelteParser } from '../../svelte/compiler.ts'
import { parseComponent } from '../../svelte/parse-component.ts'
import { readMarkup as readSvelteMarkup } from '../../svelte/read-markup.ts'
import { vueCompiler } from '../../vue/compiler.ts'
import { readMarkup as readVueMarkup } from '../../vue/read-markup.ts'
import { accessProblems, type MarkupElement } from './element-access.ts'

/** Picture texts, labels and names in components of Vue and Svelte, as far as they are written out. */
export const componentAccess: FileRule = {
  id: 'access/component',
  type: 'structure',
  severity: 'warning',
  phase: 'project',
  scope: 'file',
  languages: ['other'],
  check: ({ kind, text }) => accessProblems(markupOf(kind, text))
}

function markupOf({ compiler }: Kind, text: string): readonly MarkupElement[] {
  if (compiler === 'svelte') {
    const parse = svelteParser()
    const { root } = parse ? parseComponent(text, parse) : {}
    return root ? readSvelteMarkup(root, text) : []
  }
  const vue = compiler === 'vue' ? vueCompiler() : undefined
  return vue ? readVueMarkup(text, vue) : []
}
