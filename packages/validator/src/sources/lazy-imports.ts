import { child, children, indexByType, word, type Node } from './node.ts'
import type { Script } from './script.ts'

const nameOf = (node: Node | undefined): string | undefined => word(node, 'name')

/**
 * What is taken from modules that load later, by the place of their import: of `import('./a').then((a) => a.Page)` the
 * name `Page`, and the default where a route of Angular is handed the module itself. Others are taken as a whole.
 */
export function lazyNames(script: Script): ReadonlyMap<number, readonly string[]> {
  if (script.nodes('ImportExpression').length === 0) return new Map()
  const chained = script.nodes('CallExpression').flatMap((call): [number, readonly string[]][] => {
    const then = child(call, 'callee')
    const loaded = then && child(then, 'object')
    if (loaded?.type !== 'ImportExpression' || nameOf(child(then ?? loaded, 'property')) !== 'then') return []
    const names = takenBy(children(call, 'arguments')[0])
    return names ? [[loaded.range[0], names]] : []
  })
  const routed = script.nodes('Property').flatMap((property): [number, readonly string[]][] => {
    const loader = child(property, 'value')
    const loaded = loader?.type === 'ArrowFunctionExpression' ? child(loader, 'body') : undefined
    const isRoute = /^load(?:Component|Children)$/.test(nameOf(child(property, 'key')) ?? '')
    return isRoute && loaded?.type === 'ImportExpression' ? [[loaded.range[0], ['default']]] : []
  })
  return new Map([...chained, ...routed])
}

/** The members of its only parameter that a function uses; undefined where it uses the parameter in another way. */
function takenBy(callback: Node | undefined): string[] | undefined {
  const [parameter, ...others] = callback ? children(callback, 'params') : []
  const body = callback && child(callback, 'body')
  const name = nameOf(parameter)
  if (body === undefined || name === undefined || others.length > 0) return undefined
  const nodes = indexByType(body)
  const members = (nodes.get('MemberExpression') ?? []).filter(
    (node) => node['computed'] !== true && nameOf(child(node, 'object')) === name
  )
  const uses = (nodes.get('Identifier') ?? []).filter((node) => nameOf(node) === name)
  // A member of the same name is no use of the parameter, and makes this one too careful.
  if (uses.length !== members.length) return undefined
  return members.map((node) => nameOf(child(node, 'property')) ?? '')
}
