import type { AST } from 'svelte/compiler'
import type { Range } from '../engine/rule.ts'
import { blank } from '../sources/component.ts'
import { extractFacts, noFacts, promisedNames, type ScriptFacts } from '../sources/facts.ts'
import type { Kind } from '../sources/kind.ts'
import { child, children, word, type Node } from '../sources/node.ts'
import { unboundIn, type Unbound } from '../sources/scope.ts'
import { readScript, type Script } from '../sources/script.ts'
import { VirtualScript } from '../sources/virtual-script.ts'
import { svelteParser } from './compiler.ts'
import { appendMarkup } from './markup-code.ts'
import { parseComponent } from './parse-component.ts'
import { legacyNames, runes } from '../sources/runes.ts'
import { contentOf, scriptKind, scriptsOf } from './scripts.ts'

/** Completes the facts of a component of Svelte: what its markup imports and names is read along with its scripts. */
export function svelteFacts(text: string, facts: ScriptFacts): ScriptFacts {
  const parse = svelteParser()
  const { root } = parse ? parseComponent(text, parse) : {}
  if (root === undefined) return { ...facts, partial: true }
  const virtual = new VirtualScript(text)
  for (const [start, end] of scriptsOf(root)) {
    virtual.appendSource(start, end)
    virtual.append('\n;')
  }
  appendMarkup(root.fragment, virtual, text)
  const kind = scriptKind(root)
  const script = readScript(virtual.code, kind)
  if (script.program === undefined) return { ...facts, partial: true }
  const { imports, workers } = extractFacts(script, virtual.code)
  const exported = moduleExports(text, root, kind)
  return {
    ...noFacts,
    parsed: true,
    module: true,
    imports: imports.flatMap((each) => placed(each, virtual)),
    workers: workers.flatMap((each) => placed(each, virtual)),
    exports: ['default', ...exported.exports],
    exportsAllOf: exported.exportsAllOf,
    unbound: findUnbound(script, virtual, kind, text)
  }
}

/** What other files may import beside the component: the exports of `<script module>`. */
function moduleExports(text: string, { module }: AST.Root, kind: Kind): ScriptFacts {
  if (!module) return noFacts
  const script = blank(text, contentOf(module))
  return extractFacts(readScript(script, kind), script)
}

/** A fact with its place in the component; none for what is generated. */
function placed<Fact extends { range: Range }>(fact: Fact, virtual: VirtualScript): Fact[] {
  const [from, to] = fact.range
  const start = virtual.sourceOffset(from)
  return start === undefined ? [] : [{ ...fact, range: [start, start + to - from] }]
}

function findUnbound(script: Script, virtual: VirtualScript, kind: Kind, text: string): Unbound[] {
  const declared = new Set([...promisedNames(script), ...runes, ...legacyNames, ...reactiveNames(script)])
  const open = unboundIn(script, declared)
  const stores = [...new Set(open.flatMap(({ name }) => (name.startsWith('$') ? [name.slice(1)] : [])))]
  const unknown = new Set(unknownStores(stores, virtual, kind, declared))
  return open
    .filter(({ name }) => !name.startsWith('$') || unknown.has(name.slice(1)))
    .flatMap((each) => placed(each, virtual))
    .map((each) => ({ ...each, element: text[each.range[0] - 1] === '<' }))
}

/** `$count` is the value of the store `count`, which has to be declared. */
function unknownStores(
  names: readonly string[],
  { code }: VirtualScript,
  kind: Kind,
  declared: ReadonlySet<string>
): string[] {
  if (names.length === 0) return []
  const asked = `${code}\n;${names.map((name) => `(${name});`).join('')}`
  return unboundIn(readScript(asked, kind), declared).map(({ name }) => name)
}

/** `$: doubled = count * 2` declares `doubled`. */
function reactiveNames(script: Script): string[] {
  return script.nodes('LabeledStatement').flatMap((statement) => {
    if (word(child(statement, 'label'), 'name') !== '$') return []
    const body = child(statement, 'body')
    const assigned = body?.type === 'ExpressionStatement' ? child(body, 'expression') : undefined
    return assigned?.type === 'AssignmentExpression' ? assignedNames(child(assigned, 'left')) : []
  })
}

function assignedNames(target: Node | undefined): string[] {
  if (target === undefined) return []
  if (target.type === 'Identifier') return [word(target, 'name') ?? '']
  const parts = [...children(target, 'properties'), ...children(target, 'elements')]
  return [...parts, child(target, 'value'), child(target, 'left'), child(target, 'argument')].flatMap(
    assignedNames
  )
}
