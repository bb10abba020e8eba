import { child, children, rangeOf, word, type Node } from './node.ts'
import { quoted, type Quoted } from './quoted.ts'
import type { Script } from './script.ts'

/** The path of a route. */
export interface RouteFact extends Quoted {
  /** Where the list or element that holds it begins; routes of one list exclude each other. */
  list: number
  /** It names its page by an id beside the address, so that all of a project are one list. */
  named: boolean
}

/** String literals of a script: routes, workers that it registers, files of the project that it names. */
export interface References {
  routes: readonly RouteFact[]
  workers: readonly Quoted[]
  files: readonly Quoted[]
}

/** References of a file that is no script. */
export const noReferences: References = { routes: [], workers: [], files: [] }

const keyOf = (property: Node): string => {
  const key = child(property, 'key')
  return word(key, 'name') ?? word(key, 'value') ?? ''
}

/** Members of which at least one stands beside the address of a route. */
const beside = /^(element|Component|component|lazy|load|loader|children|page)$/

function routeOf(object: Node, list: number): RouteFact[] {
  const members = children(object, 'properties').filter(({ type }) => type === 'Property')
  const path = quoted(child(members.find((each) => keyOf(each) === 'path') ?? object, 'value'))
  const names = members.map(keyOf)
  if (!path || !names.some((name) => beside.test(name))) return []
  return [{ ...path, list, named: names.includes('page') }]
}

function objectRoutes(script: Script): RouteFact[] {
  return script.nodes('ArrayExpression').flatMap((array) =>
    children(array, 'elements')
      .filter(({ type }) => type === 'ObjectExpression')
      .flatMap((object) => routeOf(object, array.range[0]))
  )
}

const elementName = (node: Node): string =>
  word(child(child(node, 'openingElement') ?? node, 'name'), 'name') ?? ''

function elementRoutes(script: Script): RouteFact[] {
  const parents = [...script.nodes('JSXElement'), ...script.nodes('JSXFragment')]
  return parents.flatMap((parent) =>
    children(parent, 'children')
      .filter((each) => each.type === 'JSXElement' && elementName(each) === 'Route')
      .flatMap((route): RouteFact[] => {
        const attributes = children(child(route, 'openingElement') ?? route, 'attributes')
        const path = attributes.find((each) => word(child(each, 'name'), 'name') === 'path')
        const value = quoted(path && child(path, 'value'))
        return value ? [{ ...value, list: parent.range[0], named: false }] : []
      })
  )
}

function registered(script: Script): Quoted[] {
  return script.nodes('CallExpression').flatMap((call) => {
    const callee = child(call, 'callee')
    const owner = callee && child(callee, 'object')
    const ownerName = word(owner && child(owner, 'property'), 'name') ?? word(owner, 'name')
    if (word(callee && child(callee, 'property'), 'name') !== 'register' || ownerName !== 'serviceWorker')
      return []
    const [argument] = children(call, 'arguments')
    const address = quoted(argument) ?? belowBase(argument)
    return address ? [address] : []
  })
}

/**
 * An address in the folder of the site, as Vite names that: `${import.meta.env.BASE_URL}sw.js`, or with a plus; or as a
 * variable names it: `${base}/sw.js`.
 */
function belowBase(node: Node | undefined): Quoted | undefined {
  if (node === undefined) return undefined
  const isTemplate = node.type === 'TemplateLiteral'
  const [base, ...others] = isTemplate ? children(node, 'expressions') : [child(node, 'left')]
  const quasis = children(node, 'quasis').map((each) => word(each['value'] as Node, 'cooked') ?? '')
  const right = child(node, 'right')
  const rest = isTemplate ? quasis.join('') : right && word(right, 'value')
  if (rest === undefined) return undefined
  if (word(base && child(base, 'property'), 'name') === 'BASE_URL')
    return { value: `/${rest}`, range: rangeOf(node) }
  const isBelowVariable = others.length === 0 && quasis[0] === '' && rest.startsWith('/')
  return isBelowVariable ? { value: rest, range: rangeOf(node) } : undefined
}

const ownFile = /^(?:\.\/)?(?:src|public|static)\/[\w./-]{1,200}\.\w{1,12}$/

/** Extracts the string literals of a script. */
export function extractReferences(script: Script): References {
  return {
    routes: [...objectRoutes(script), ...elementRoutes(script)],
    workers: registered(script),
    files: script.nodes('Literal').flatMap((node) => {
      const found = quoted(node)
      return found && ownFile.test(found.value) ? [found] : []
    })
  }
}
