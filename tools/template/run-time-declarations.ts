// What Vue's compiler reads from the types of a component: the run-time form of its type-based props, events and models.
import { parse } from '@babel/parser'
import { compileScript, type SFCDescriptor } from '@vue/compiler-sfc'

/** Any node, as far as this file looks at it. */
interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** The files that types may be imported from. */
export type ReadFile = (path: string) => string | undefined

/** What a component declares at run time. */
export interface Declarations {
  /** The text of each prop's declaration, by its name: `String`, `{ type: Object, required: true }`. */
  props: ReadonlyMap<string, string>
  emits: readonly string[]
  /** The text of each model's type, by its name. */
  models: ReadonlyMap<string, string>
  /** The files that types were read from. */
  read: readonly string[]
}

/** Reads the declarations of a component, as Vue's compiler makes them of its types. */
export function runTimeDeclarations(descriptor: SFCDescriptor, readFile: ReadFile): Declarations {
  const { content, deps = [] } = compileScript(descriptor, {
    id: 'component',
    propsDestructure: false,
    fs: {
      fileExists: (path) => readFile(path) !== undefined,
      readFile: (path) => {
        const text = readFile(path)
        return text === undefined ? undefined : withoutUndefined(text)
      }
    }
  })
  const options = componentOptions(content)
  const textOf = ({ start, end }: Node): string => content.slice(start, end)
  const [props, models] = merged(options.get('props'))
  const [emits] = merged(options.get('emits'))
  return {
    props: new Map(
      propertiesOf(props).map(({ name, value }) => [name, propText(propertiesOf(value), value, textOf)])
    ),
    emits: elementsOf(emits).map((each) => String(each['value'])),
    models: new Map(
      propertiesOf(models)
        .filter(({ name }) => !name.endsWith('Modifiers'))
        .map(({ name, value }) => {
          const type = propertiesOf(value).find((each) => each.name === 'type')
          return [name, type === undefined ? 'null' : textOf(type.value)]
        })
    ),
    read: deps
  }
}

/**
 * Types without `| undefined` where a member is optional: the compiler takes such a union for a type that it does not
 * know, though no value at all is what an optional prop allows anyway.
 */
export function withoutUndefined(text: string): string {
  let left = text
  for (const { start, end } of undefinedIn(parseText(text)).toSorted((one, other) => other.start - one.start))
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end)
  return left
}

function undefinedIn(node: Node): { start: number; end: number }[] {
  const own = node.type === 'TSPropertySignature' && node['optional'] === true ? undefinedOf(node) : []
  return [...own, ...childrenOf(node).flatMap(undefinedIn)]
}

function undefinedOf(member: Node): { start: number; end: number }[] {
  const annotation = member['typeAnnotation']
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined
  if (!isNode(type) || type.type !== 'TSUnionType') return []
  const types = type['types'] as Node[]
  const at = types.findIndex((each) => each.type === 'TSUndefinedKeyword')
  const [before, own] = [types[at - 1], types[at]]
  return before === undefined || own === undefined ? [] : [{ start: before.end, end: own.end }]
}

/** The members of the object that the compiled script exports. */
function componentOptions(code: string): Map<string, Node> {
  const exported = (parseText(code)['body'] as Node[]).find(({ type }) => type === 'ExportDefaultDeclaration')
  const declaration = exported?.['declaration']
  const given = isNode(declaration) ? ((declaration['arguments'] as Node[] | undefined) ?? []) : []
  const object = given.find(({ type }) => type === 'ObjectExpression')
  return new Map(propertiesOf(object).map(({ name, value }) => [name, value]))
}

/** The two sides of `_mergeModels(props, models)`; props alone are the first. */
function merged(node: Node | undefined): readonly (Node | undefined)[] {
  if (node?.type !== 'CallExpression') return [node]
  return node['arguments'] as Node[]
}

function propText(members: readonly Property[], value: Node, textOf: (node: Node) => string): string {
  const required = members.find(({ name }) => name === 'required')
  const optional = required?.value['value'] === false
  const left = members.filter((each) => !(optional && each === required))
  const [first] = left
  if (left.length === 1 && first?.name === 'type') return textOf(first.value)
  if (left.length === members.length) return textOf(value)
  return `{ ${left.map((each) => `${each.name}: ${textOf(each.value)}`).join(', ')} }`
}

interface Property {
  name: string
  value: Node
}

function propertiesOf(node: Node | undefined): Property[] {
  if (node?.type !== 'ObjectExpression') return []
  return (node['properties'] as Node[]).flatMap(({ type, key, value }) => {
    if (type !== 'ObjectProperty' || !isNode(key) || !isNode(value)) return []
    return { name: String(key['name'] ?? key['value']), value }
  })
}

function elementsOf(node: Node | undefined): Node[] {
  return node?.type === 'ArrayExpression' ? (node['elements'] as Node[]) : []
}

function parseText(text: string): Node {
  return parse(text, { sourceType: 'module', plugins: ['typescript'] }).program as unknown as Node
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !key.endsWith('Comments'))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
}
