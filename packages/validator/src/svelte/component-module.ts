import type { AST } from 'svelte/compiler'
import { mergeScripts } from '../build-test/component-module.ts'
import { VirtualScript } from '../sources/virtual-script.ts'
import { svelteParser } from './compiler.ts'
import { appendMarkup } from './markup-code.ts'
import { parseComponent } from './parse-component.ts'
import { scriptKind, scriptsOf } from './scripts.ts'

/** A component of Svelte as the module that its compiler makes of it, as far as imports and exports go. */
export function svelteModule(text: string, withoutTypes: (text: string, jsx: boolean) => string): string {
  const parse = svelteParser()
  const { root } = parse ? parseComponent(text, parse) : {}
  // Where it has a syntax error, a rule says so.
  if (root === undefined) return 'export default {}\n'
  const markup = new VirtualScript(text)
  appendMarkup(root.fragment, markup, text)
  // A store is imported as `count` and used as `$count`.
  const stores = importedNames(root).filter((name) => text.includes(`$${name}`))
  const script = mergeScripts(text, scriptsOf(root))
  const whole = `${script}\n{${markup.code}}\n;[${stores.join(', ')}]\nexport default {}\n`
  return scriptKind(root).types ? withoutTypes(whole, false) : whole
}

function importedNames({ module, instance }: AST.Root): string[] {
  const statements = [module, instance].flatMap((script) => script?.content.body ?? [])
  return statements.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : []
  )
}
