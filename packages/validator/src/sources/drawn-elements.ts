import { child, children, word, type Node } from './node.ts'
import { quoted, type Quoted } from './quoted.ts'
import type { Script } from './script.ts'

/** Elements that a script draws its application in, and whether it writes elements itself. */
export interface DrawnElements {
  /** Ids of elements that the application is drawn in as soon as the script runs. */
  elements: readonly Quoted[]
  /** It writes markup, or gives an element its id: what a page lacks may come from here. */
  writesElements: boolean
}

const idOf = (text: string): string | undefined => /^#([\w-]+)$/.exec(text)?.[1]

/** Calls that find an element. */
const finders: Readonly<Record<string, (text: string) => string | undefined>> = {
  getElementById: (text) => text,
  querySelector: idOf,
  mount: idOf
}

/** Calls of React, Preact, Vue and Svelte that draw an application in an element. */
const drawers = new Set(['createRoot', 'hydrateRoot', 'render', 'hydrate', 'mount'])

const markup = /^(innerHTML|outerHTML)$/
const markupCalls = /^(insertAdjacentHTML|setHTMLUnsafe|write|writeln)$/

const calleeName = (call: Node): string => {
  const callee = child(call, 'callee')
  return word(callee && child(callee, 'property'), 'name') ?? word(callee, 'name') ?? ''
}

const within = (inner: Node, outer: Node): boolean =>
  outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1]

/** `root!` and `root as HTMLElement` are `root`. */
function bare(node: Node): Node {
  const inner = /^TS(NonNull|As|Satisfies|Type)/.test(node.type) ? child(node, 'expression') : undefined
  return inner ? bare(inner) : node
}

/** Where an element that is found is drawn in: arguments of the calls that draw, and the variables given to them. */
function drawnPlaces(script: Script): Node[] {
  const given = script
    .nodes('CallExpression')
    .filter((call) => drawers.has(calleeName(call)))
    .flatMap((call) => children(call, 'arguments'))
  const names = new Set(given.map((each) => word(bare(each), 'name')).filter((name) => name !== undefined))
  const variables = script.nodes('VariableDeclarator').filter((each) => {
    const name = word(child(each, 'id'), 'name')
    return name !== undefined && names.has(name)
  })
  return [...given, ...variables]
}

/** What stands outside of every function runs when the page is opened. */
function elementsDrawnIn(script: Script): Quoted[] {
  const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].flatMap((type) =>
    script.nodes(type)
  )
  const found = script.nodes('CallExpression').flatMap((call) => {
    const name = word(child(child(call, 'callee') ?? call, 'property'), 'name') ?? ''
    const asked = Object.hasOwn(finders, name) ? quoted(children(call, 'arguments')[0]) : undefined
    const id = asked && finders[name]?.(asked.value)
    return asked === undefined || id === undefined ? [] : [{ call, name, id, range: asked.range }]
  })
  if (found.length === 0) return []
  const places = drawnPlaces(script)
  return found
    .filter(({ call, name }) => name === 'mount' || places.some((place) => within(call, place)))
    .filter(({ call }) => !functions.some((each) => within(call, each)))
    .map(({ id, range }) => ({ value: id, range }))
}

const writes = (assignment: Node): boolean => {
  const left = child(assignment, 'left')
  const name = left?.type === 'MemberExpression' ? (word(child(left, 'property'), 'name') ?? '') : ''
  return name === 'id' || markup.test(name)
}

const isWritingCall = (call: Node): boolean => {
  const name = calleeName(call)
  const [first, second] = children(call, 'arguments')
  if (name === 'setAttribute') return word(first, 'value') === 'id'
  if (name !== 'assign') return markupCalls.test(name)
  return children(second ?? call, 'properties').some((each) => word(child(each, 'key'), 'name') === 'id')
}

/** Extracts what a script draws in. */
export function drawnElements(script: Script): DrawnElements {
  return {
    elements: elementsDrawnIn(script),
    writesElements:
      script.nodes('AssignmentExpression').some(writes) || script.nodes('CallExpression').some(isWritingCall)
  }
}
