import type { DirectiveNode, ElementNode, ExpressionNode, TemplateChildNode } from '@vue/compiler-dom'
import { readBlocks } from '../sources/component.ts'
import { promisedNames } from '../sources/facts.ts'
import { kindOf, type Kind } from '../sources/kind.ts'
import { child, children, word, type Node } from '../sources/node.ts'
import { unboundIn, type Unbound } from '../sources/scope.ts'
import { firstProblem, readScript, type Script } from '../sources/script.ts'
import type { VueCompiler } from './compiler.ts'
import { expressionText } from './expression.ts'
import {
  componentElement,
  directiveNode,
  elementNode,
  interpolationNode,
  parseComponent
} from './syntax-tree.ts'
import { VirtualScript } from '../sources/virtual-script.ts'

/** The undefined names of a component of Vue. */
export interface ComponentNames {
  unbound: readonly Unbound[]
  /** Names of its markup may come from options, or from types of another file, which are not read. */
  partial: boolean
}

/** Compiler macros of `<script setup>`, which need no import. */
const compilerMacros = [
  'defineProps',
  'defineEmits',
  'defineExpose',
  'defineModel',
  'defineOptions',
  'defineSlots',
  'withDefaults'
]

/** Components of Vue and its router that are registered globally. */
const globalComponents = new Set([
  'Component',
  'KeepAlive',
  'RouterLink',
  'RouterView',
  'Slot',
  'Suspense',
  'Teleport',
  'Transition',
  'TransitionGroup'
])

/** Finds undefined names in the scripts of a component of Vue and in its markup, which are read as one script. */
export function readNames(text: string, compiler: VueCompiler): ComponentNames {
  const nothing = { unbound: [], partial: true }
  const root = parseComponent(text, compiler)
  if (root === undefined) return nothing
  const blocks = readBlocks(text)
  const typed = blocks.find(({ ending }) => ending.startsWith('ts'))
  const kind = kindOf(`script.${typed?.ending ?? 'mjs'}`)
  const script = new VirtualScript(text)
  for (const { range } of blocks) {
    script.appendSource(...range)
    script.append('\n;')
  }
  const own = readScript(script.code, kind)
  if (!own.program || own.problems.length > 0) return nothing
  const tops = root.children.filter((node) => node.type === elementNode)
  const markup = tops.find(({ tag }) => tag === 'template')
  const setup = tops.some(({ tag, props }) => tag === 'script' && props.some(({ name }) => name === 'setup'))
  const foreign = markup?.props.some(({ name }) => name === 'lang' || name === 'src') === true
  // What options define and types of another file name is not known here.
  const props = !setup && blocks.length > 0 ? undefined : propNames(own)
  const ownLength = script.code.length
  if (markup && !foreign) appendMarkup(markup.children, script, kind)
  const whole = readScript(script.code, kind)
  if (!whole.program || whole.problems.length > 0) return nothing
  const declared = new Set([
    ...promisedNames(own),
    ...(setup ? compilerMacros : []),
    ...(props ?? []),
    ...globalComponents
  ])
  // `$attrs`, `$event` and what plugins add are there in every markup.
  const open = unboundIn(whole, declared).filter(({ name }) => !name.startsWith('$'))
  const unbound = open.flatMap(({ name, range, element }): Unbound[] => {
    const start = script.sourceOffset(range[0])
    if (start === undefined) return []
    const tag = isTag(text, start)
    const known = props !== undefined || range[0] < ownLength || (setup && tag)
    if (!known) return []
    const inTemplate = range[0] >= ownLength
    return [
      {
        name,
        range: [start, start + name.length],
        element: element || tag,
        ...(inTemplate && { template: true })
      }
    ]
  })
  return { unbound, partial: foreign || unbound.length < open.length }
}

function isTag(text: string, start: number): boolean {
  return text[start - 1] === '<'
}

/** The names of the properties that a component declares; undefined where another file has them. */
function propNames(script: Script): ReadonlySet<string> | undefined {
  const names = new Set<string>()
  for (const call of script.nodes('CallExpression')) {
    if (word(child(call, 'callee'), 'name') !== 'defineProps') continue
    const [given] = children(call, 'arguments')
    const type = children(child(call, 'typeParameters') ?? child(call, 'typeArguments') ?? call, 'params')[0]
    const found = given ? listedNames(given) : type ? typedNames(type, script) : []
    if (found === undefined) return undefined
    for (const name of found) names.add(name)
  }
  return names
}

/** `['title']`, or `{ title: String }`. */
function listedNames(given: Node): string[] | undefined {
  const entries =
    given.type === 'ArrayExpression' ? children(given, 'elements') : children(given, 'properties')
  if (!/^(Array|Object)Expression$/.test(given.type)) return undefined
  const names = entries.map((each) => keyOf(given.type === 'ArrayExpression' ? each : child(each, 'key')))
  return names.every((name) => name !== undefined) ? names : undefined
}

/** `{ title: string }`, or the name of a type in the same file that says so. */
function typedNames(type: Node, script: Script): string[] | undefined {
  if (type.type === 'TSTypeLiteral') return memberNames(children(type, 'members'))
  if (type.type !== 'TSTypeReference') return undefined
  const name = word(child(type, 'typeName'), 'name')
  const isNamed = (node: Node): boolean => word(child(node, 'id'), 'name') === name
  const plain = script.nodes('TSInterfaceDeclaration').find(isNamed)
  if (plain && children(plain, 'extends').length === 0)
    return memberNames(children(child(plain, 'body') ?? plain, 'body'))
  const alias = script.nodes('TSTypeAliasDeclaration').find(isNamed)
  const meant = alias && child(alias, 'typeAnnotation')
  return meant?.type === 'TSTypeLiteral' ? memberNames(children(meant, 'members')) : undefined
}

function memberNames(members: readonly Node[]): string[] | undefined {
  const names = members.map((each) => keyOf(child(each, 'key')))
  return names.every((name) => name !== undefined) ? names : undefined
}

/** A key as markup writes it: `'is-open'` is `isOpen`. */
function keyOf(key: Node | undefined): string | undefined {
  const name = word(key, 'name') ?? word(key, 'value')
  return name === undefined ? undefined : camelCase(name)
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Appends markup to a script: each expression as a statement, each scope as a function with its names as parameters. */
function appendMarkup(nodes: readonly TemplateChildNode[], script: VirtualScript, kind: Kind): void {
  // A stack in place of recursion: hostile markup nests deeper than the call stack.
  const waiting: (TemplateChildNode | string)[] = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') script.append(next)
    else if (next.type === interpolationNode) appendValue(next.content, script)
    else if (next.type === elementNode && !hasPre(next)) {
      const scopeEnds = appendElement(next, script, kind)
      waiting.push(scopeEnds, ...next.children.toReversed())
    }
  }
}

/** `v-pre` shows the content of an element uncompiled. */
function hasPre({ props }: ElementNode): boolean {
  return props.some(({ type, name }) => type === directiveNode && name === 'pre')
}

/** Appends an element without its children. Returns the code that closes the scopes of its children. */
function appendElement({ tag, tagType, props, loc }: ElementNode, script: VirtualScript, kind: Kind): string {
  const start = loc.start.offset + 1
  const [name = ''] = tag.split('.')
  if (tagType === componentElement && /^[A-Z]/.test(name)) script.appendExpression(start, start + name.length)
  return props
    .filter((prop) => prop.type === directiveNode)
    .toSorted((one, other) => scopeOrder(one) - scopeOrder(other))
    .map((directive) => appendDirective(directive, script, kind))
    .join('')
}

/** The names of `v-for` are in scope on its element, those of `v-slot` on the children only. */
function scopeOrder({ name }: DirectiveNode): number {
  if (name === 'for') return 0
  return name === 'slot' ? 2 : 1
}

/** Appends a directive. Returns the code that closes the scope that it opens, if it opens one. */
function appendDirective(
  { name, arg, exp, loc, forParseResult }: DirectiveNode,
  script: VirtualScript,
  kind: Kind
): string {
  const isDynamic = arg?.loc.source.startsWith('[') === true
  if (isDynamic) script.appendExpression(arg.loc.start.offset + 1, arg.loc.end.offset - 1)
  if (forParseResult) {
    const { source, value, key, index } = forParseResult
    appendValue(source, script)
    return appendScope([value, key, index], script)
  }
  if (exp === undefined || exp.loc.source.trim() === '') {
    // `:title` is `:title="title"`.
    if (name === 'bind' && arg !== undefined && !isDynamic && loc.source.startsWith(':'))
      script.appendExpression(arg.loc.start.offset, arg.loc.end.offset, camelCase(arg.loc.source))
    return ''
  }
  if (name === 'slot') return appendScope([exp], script)
  const isStatement = name === 'on' && firstProblem(`(${expressionText(exp)}\n)`, kind) !== undefined
  if (!isStatement) {
    appendValue(exp, script)
    return ''
  }
  script.append('(async () => {')
  script.appendSource(exp.loc.start.offset, exp.loc.end.offset, expressionText(exp))
  script.append('\n});')
  return ''
}

function appendValue(expression: ExpressionNode, script: VirtualScript): void {
  const { start, end } = expression.loc
  script.appendExpression(start.offset, end.offset, expressionText(expression))
}

/** Opens a function with these parameters. Returns the code that closes it. */
function appendScope(parameters: readonly (ExpressionNode | undefined)[], script: VirtualScript): string {
  script.append('((')
  for (const [position, parameter] of parameters.entries()) {
    if (position > 0) script.append(',')
    if (parameter) script.appendSource(parameter.loc.start.offset, parameter.loc.end.offset)
    else script.append(`_${position}`)
  }
  script.append(') => {')
  return '});'
}
