import type { Range } from '../engine/rule.ts'
import { child, children, word, type Node } from './node.ts'
import { quoted, type Quoted } from './quoted.ts'
import { readReferences, type Refer, type ReferenceList } from './value-reference.ts'

/** What a class is by its decorator from Angular. */
type DecoratedKind = 'component' | 'directive' | 'pipe' | 'module'

/** What the decorator of a class says, as far as it is written out. */
export interface ComponentMetadata {
  kind: DecoratedKind
  /** CSS selectors of the elements that it stands on. */
  selector?: string
  /** The name of a pipe. */
  pipe?: string
  /** The place of a template between its quotes; `unknown` where it is put together. */
  template?: Range | 'unknown'
  /** Paths of template and styles from the script. */
  templateUrl?: Quoted
  styleUrls: readonly Quoted[]
  /** What the template may use, beside the class itself. */
  imports: ReferenceList
  /** What a module gives to those that import it. */
  exports: ReferenceList
  /** False where a module declares it, and says what its template may use. */
  standalone: boolean
  /** It allows elements or properties that Angular does not know. */
  schemas: boolean
  /** Names by which an element hands values to it; `open` where it has more. */
  inputs: { names: readonly string[]; open: boolean }
}

const kinds: ReadonlyMap<string, DecoratedKind> = new Map([
  ['Component', 'component'],
  ['Directive', 'directive'],
  ['Pipe', 'pipe'],
  ['NgModule', 'module']
])

const nothing: ReferenceList = { items: [], open: false }

/** Reads the decorator of a class; undefined where it has none of Angular. */
export function readMetadata(node: Node, body: readonly Node[], refer: Refer): ComponentMetadata | undefined {
  for (const decorator of children(node, 'decorators')) {
    const call = child(decorator, 'expression')
    const from = refer(call && child(call, 'callee'))?.from
    const kind = from?.specifier === '@angular/core' ? kinds.get(from.name) : undefined
    if (call === undefined || kind === undefined) continue
    const [options] = children(call, 'arguments')
    return readOptions(kind, options, body, refer)
  }
  return undefined
}

function readOptions(
  kind: DecoratedKind,
  options: Node | undefined,
  body: readonly Node[],
  refer: Refer
): ComponentMetadata {
  const values = new Map(
    (options ? children(options, 'properties') : []).map((each) => [keyOf(each) ?? '', child(each, 'value')])
  )
  const text = (key: string): string | undefined => quoted(values.get(key))?.value
  const list = (key: string): ReferenceList =>
    values.has(key) ? readReferences(values.get(key), refer) : nothing
  const [selector, pipe] = [text('selector'), text('name')]
  const template = values.has('template') ? templateRange(values.get('template')) : undefined
  const templateUrl = filePath(values.get('templateUrl'))
  const isSpread = values.has('')
  return {
    kind,
    ...(selector === undefined ? {} : { selector }),
    ...(pipe === undefined ? {} : { pipe }),
    ...(template === undefined ? {} : { template }),
    ...(templateUrl ? { templateUrl } : {}),
    styleUrls: [values.get('styleUrl'), ...listed(values.get('styleUrls'))]
      .map(filePath)
      .filter((each) => each !== undefined),
    imports: isSpread ? { items: [], open: true } : list('imports'),
    exports: list('exports'),
    standalone: values.get('standalone')?.['value'] !== false,
    schemas: values.has('schemas'),
    inputs: {
      names: [...body.flatMap(memberInputs), ...listed(values.get('inputs')).flatMap(namedInput)],
      open: values.has('hostDirectives') || isSpread
    }
  }
}

/** A file, which Angular finds beside the script by a bare name as well. */
function filePath(node: Node | undefined): Quoted | undefined {
  const file = quoted(node)
  return file && /^[\w-]+(?![\w+.-]*:)/.test(file.value) ? { ...file, value: `./${file.value}` } : file
}

function keyOf(property: Node): string | undefined {
  const key = child(property, 'key')
  return word(key, 'name') ?? word(key, 'value')
}

function listed(node: Node | undefined): readonly Node[] {
  return node ? children(node, 'elements') : []
}

function templateRange(node: Node | undefined): Range | 'unknown' {
  const isText = quoted(node) !== undefined
  const isPlain = node?.type === 'TemplateLiteral' && children(node, 'expressions').length === 0
  return node && (isText || isPlain) ? [node.range[0] + 1, node.range[1] - 1] : 'unknown'
}

/** `readonly name = input<string>()`, or `@Input('label') name = ''`. */
function memberInputs(member: Node): string[] {
  const name = keyOf(member)
  if (name === undefined) return []
  const value = child(member, 'value')
  const decorators = children(member, 'decorators').flatMap((each) => child(each, 'expression') ?? [])
  const call = value && isInputCall(value) ? value : decorators.find((each) => callee(each) === 'Input')
  if (call === undefined) return []
  const aliases = children(call, 'arguments').flatMap((argument) => {
    const alias = children(argument, 'properties').find((each) => keyOf(each) === 'alias')
    return quoted(alias && child(alias, 'value')) ?? (call === value ? [] : (quoted(argument) ?? []))
  })
  return [aliases[0]?.value ?? name]
}

function isInputCall(node: Node): boolean {
  return node.type === 'CallExpression' && /^(?:input|model)(?:\.required)?$/.test(callee(node))
}

/** The name of what is called, `input.required` as such. */
function callee(call: Node): string {
  const called = child(call, 'callee')
  const owner = called && word(child(called, 'object'), 'name')
  const name = word(called, 'name') ?? word(called && child(called, 'property'), 'name') ?? ''
  return owner === undefined ? name : `${owner}.${name}`
}

/** `'name: alias'`, or `{ name: 'name', alias: 'alias' }`. */
function namedInput(node: Node): string[] {
  const written = quoted(node)?.value
  if (written !== undefined) return [written.slice(written.indexOf(':') + 1).trim()]
  const values = children(node, 'properties')
  const text = (key: string): string | undefined => {
    const property = values.find((each) => keyOf(each) === key)
    return quoted(property && child(property, 'value'))?.value
  }
  const name = text('alias') ?? text('name')
  return name === undefined ? [] : [name]
}
