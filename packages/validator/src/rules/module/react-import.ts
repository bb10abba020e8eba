import type { FileRule, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'
import { children, rangeOf, type Node } from '../../sources/node.ts'
import type { Script } from '../../sources/script.ts'
import { importStatement } from './import-statement.ts'

function binds(script: Script, name: string): boolean {
  const imports = script.nodes('ImportDeclaration').flatMap((node) => children(node, 'specifiers'))
  const declared = [...script.nodes('VariableDeclarator'), ...imports]
  return declared.some(
    (node) => (node.local as Node | undefined)?.name === name || (node.id as Node | undefined)?.name === name
  )
}

/**
 * `React` that nothing binds (spec 3 §5): where it is named, and in projects on the classic runtime, whose markup is
 * calls of React, wherever markup stands. The automatic runtime needs no import for markup.
 */
export const reactImport: FileRule = {
  id: 'script/react-import',
  type: 'import',
  severity: 'error',
  phase: 'module',
  scope: 'file',
  languages: ['script'],
  check: (source, profile) => {
    const script = source.script()
    const wanted = profile.markupImport
    if (wanted === undefined || !script.program || source.kind.id === 'd.ts') return []
    const facts = source.facts()
    const named = facts.unbound.find(({ name }) => name === wanted.name)
    const markup = script.nodes('JSXElement')[0] ?? script.nodes('JSXFragment')[0]
    const implied =
      profile.jsxRuntime === 'classic' && markup && !binds(script, wanted.name) ? rangeOf(markup) : undefined
    const range: Range | undefined = named?.range ?? implied
    if (!range) return []
    const finding = { message: messages.missingReactImport, range }
    const commonJs = !facts.module && facts.imports.some(({ form }) => form === 'require')
    if (commonJs) return [finding]
    const edits = [
      {
        range: [facts.head, facts.head] as const,
        text: importStatement(source.text, wanted.name, wanted.package)
      }
    ]
    return [{ ...finding, fix: { confidence: 'certain', edits } }]
  }
}
