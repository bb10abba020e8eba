import type { Range } from '../engine/rule.ts'
import { readMetadata, type ComponentMetadata } from './component-metadata.ts'
import { child, children, rangeOf, word, type Node } from './node.ts'
import type { Script } from './script.ts'
import { readReferences, type Refer, type ReferenceList, type ValueReference } from './value-reference.ts'

/** A class of a script: its own members, what it extends, and what its decorator says. */
export interface ClassFact {
  name: string
  /** Members of its instances, with whether only the class itself may use them. */
  members: ReadonlyMap<string, { isPrivate: boolean }>
  /** It may have more members: an index signature, an interface of its name, or an expression that it extends. */
  open: boolean
  base?: ValueReference
  metadata?: ComponentMetadata
}

/** A decorator, and the expression behind its sign. */
export interface DecoratorFact {
  range: Range
  expression: Range
}

/** Classes of a script, with what leads to classes of other files. */
export interface ClassFacts {
  classes: readonly ClassFact[]
  /** Constants that list names, such as the imports that several components share. */
  lists: ReadonlyMap<string, ReferenceList>
  /** What each exported name stands for. */
  exported: ReadonlyMap<string, ValueReference>
  /** Components that the script starts the application with. */
  started: readonly ValueReference[]
  decorators: readonly DecoratorFact[]
}

/** Of a script that has no classes. */
export const noClassFacts: ClassFacts = {
  classes: [],
  lists: new Map(),
  exported: new Map(),
  started: [],
  decorators: []
}

const nameOf = (node: Node | undefined): string => word(node, 'name') ?? word(node, 'value') ?? ''

/** Extracts the classes of a script. */
export function extractClassFacts(script: Script): ClassFacts {
  const imported = importedNames(script)
  const refer: Refer = (node) => toReference(node, imported)
  const declarations = [...script.nodes('ClassDeclaration'), ...script.nodes('ClassExpression')]
  const interfaces = new Set(script.nodes('TSInterfaceDeclaration').map((node) => nameOf(child(node, 'id'))))
  return {
    classes: declarations.map((node) => readClass(node, interfaces, refer)),
    lists: readLists(script, refer),
    exported: exportedNames(script, imported),
    started: script.nodes('CallExpression').flatMap((call) => {
      const [component] = children(call, 'arguments')
      const reference =
        nameOf(child(call, 'callee')) === 'bootstrapApplication' ? refer(component) : undefined
      return reference ? [reference] : []
    }),
    decorators: script.nodes('Decorator').flatMap((node) => {
      const expression = child(node, 'expression')
      return expression ? [{ range: rangeOf(node), expression: rangeOf(expression) }] : []
    })
  }
}

type Imported = ReadonlyMap<string, NonNullable<ValueReference['from']>>

function importedNames(script: Script): Imported {
  return new Map(
    script.nodes('ImportDeclaration').flatMap((statement) => {
      const specifier = word(child(statement, 'source'), 'value')
      if (specifier === undefined) return []
      return children(statement, 'specifiers').map((each) => {
        const name = each.type === 'ImportSpecifier' ? nameOf(child(each, 'imported')) : 'default'
        const isSpace = each.type === 'ImportNamespaceSpecifier'
        return [nameOf(child(each, 'local')), { specifier, name: isSpace ? '*' : name }] as const
      })
    })
  )
}

function toReference(node: Node | undefined, imported: Imported): ValueReference | undefined {
  if (node?.type !== 'Identifier') return undefined
  const name = nameOf(node)
  const from = imported.get(name)
  return from ? { name, from } : { name }
}

function readLists(script: Script, refer: Refer): ReadonlyMap<string, ReferenceList> {
  return new Map(
    script.nodes('VariableDeclarator').flatMap((node) => {
      const list = readReferences(child(node, 'init'), refer)
      return list.items.length === 0 ? [] : [[nameOf(child(node, 'id')), list] as const]
    })
  )
}

function exportedNames(script: Script, imported: Imported): ReadonlyMap<string, ValueReference> {
  const named = script.nodes('ExportNamedDeclaration').flatMap((statement) => {
    const specifier = word(child(statement, 'source'), 'value')
    const declared = declaredNames(child(statement, 'declaration'))
    const listed = children(statement, 'specifiers').map((each): [string, ValueReference] => {
      const local = nameOf(child(each, 'local'))
      const from = specifier === undefined ? imported.get(local) : { specifier, name: local }
      return [nameOf(child(each, 'exported')), from ? { name: local, from } : { name: local }]
    })
    return [...declared.map((name): [string, ValueReference] => [name, { name }]), ...listed]
  })
  const defaults = script
    .nodes('ExportDefaultDeclaration')
    .flatMap((statement): [string, ValueReference][] => {
      const declaration = child(statement, 'declaration')
      const name = nameOf(
        declaration?.type === 'Identifier' ? declaration : declaration && child(declaration, 'id')
      )
      const from = imported.get(name)
      return [['default', from ? { name, from } : { name }]]
    })
  return new Map([...named, ...defaults])
}

function declaredNames(node: Node | undefined): string[] {
  if (node === undefined) return []
  const own = [child(node, 'id'), ...children(node, 'declarations').map((each) => child(each, 'id'))]
  return own.flatMap((id) => (id?.type === 'Identifier' ? [nameOf(id)] : []))
}

function readClass(node: Node, interfaces: ReadonlySet<string>, refer: Refer): ClassFact {
  const body = children(child(node, 'body') ?? node, 'body')
  const name = nameOf(child(node, 'id'))
  const superClass = child(node, 'superClass')
  const base = refer(superClass)
  const metadata = readMetadata(node, body, refer)
  return {
    name,
    members: new Map([...body, ...parameterProperties(body)].flatMap(readMember)),
    open:
      interfaces.has(name) ||
      (superClass !== undefined && base === undefined) ||
      body.some(({ type }) => type === 'TSIndexSignature'),
    ...(base ? { base } : {}),
    ...(metadata ? { metadata } : {})
  }
}

function readMember(node: Node): [string, { isPrivate: boolean }][] {
  const key = child(node, 'key')
  const isNamed = key?.type === 'Identifier' || key?.type === 'Literal'
  if (!isNamed || node['static'] === true || node['computed'] === true || node['kind'] === 'constructor')
    return []
  return [[nameOf(key), { isPrivate: node['accessibility'] === 'private' }]]
}

/** `constructor(private readonly http: HttpClient)` declares a member; each as if it stood in the class. */
function parameterProperties(body: readonly Node[]): Node[] {
  const constructors = body.filter(({ kind }) => kind === 'constructor')
  const parameters = constructors.flatMap((each) => children(child(each, 'value') ?? each, 'params'))
  return parameters.flatMap((parameter) => {
    const declared = parameter.type === 'TSParameterProperty' ? child(parameter, 'parameter') : undefined
    const key = declared?.type === 'AssignmentPattern' ? child(declared, 'left') : declared
    return key ? [{ ...parameter, key }] : []
  })
}
