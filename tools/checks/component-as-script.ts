// A component of Vue as a script with JSX that says the same on the same lines, so that the house rules of views read both
// alike: its own script, and then its markup in a function that knows the names of the script as markup does.
import { parse } from '@vue/compiler-sfc'
import { createWriter, type Writer } from './line-writer.ts'
import type { Source } from './sources.ts'
import { svelteAsScript } from './svelte-as-script.ts'

type Markup = NonNullable<NonNullable<ReturnType<typeof parse>['descriptor']['template']>['ast']>
type Child = Markup['children'][number]
type ElementNode = Extract<Child, { tag: string }>
type DirectiveNode = Extract<ElementNode['props'][number], { rawName?: string }> & {
  exp?: { loc: Place['loc'] } & object
}

interface Place {
  loc: { start: { line: number }; source: string }
}

/** A source with its components as scripts; others stay as they are. */
export function asScript({ path, text }: Source): Source {
  if (path.endsWith('.svelte')) return { path, text: svelteAsScript(path, text) }
  return { path, text: path.endsWith('.vue') ? componentAsScript(text) : text }
}

/** Where a compiler that reads no components looks for a source. */
export function scriptPath(path: string): string {
  return /\.(?:vue|svelte)$/.test(path) ? `${path}.tsx` : path
}

/** The script with JSX of a component. */
export function componentAsScript(text: string): string {
  const { descriptor } = parse(text, { sourceMap: false, ignoreEmpty: false })
  const writer = createWriter()
  for (const block of [descriptor.script, descriptor.scriptSetup]) {
    if (block == null) continue
    writer.goTo(block.loc.start.line)
    writer.write(withNamedProps(block.content))
  }
  const markup = descriptor.template?.ast
  if (markup === undefined) return writer.text()
  const expressions = markup.children.flatMap(expressionsIn)
  const script = `${descriptor.script?.content ?? ''}\n${descriptor.scriptSetup?.content ?? ''}`
  const known = namesIn(script)
  // What the script does not name is a global of the browser to markup as well.
  const names = [...new Set(expressions.flatMap((each) => each.match(identifier) ?? []))]
    .filter((name) => !reserved.has(name) && known.has(name))
    .join(', ')
  const props = /\bdefineProps\b/.test(script) ? ', ...$props' : ''
  writer.write(`\n;(({ ${names} }) => (<>`)
  for (const child of markup.children) writeChild(child, writer)
  writer.write(`</>))($unwrapped({ ${names}${props} }))\n`)
  writer.write(
    "declare function $unwrapped<Names extends object>(names: Names): import('vue').ShallowUnwrapRef<Names>\n"
  )
  return writer.text()
}

/** Names of a piece of markup, without members of something. */
const identifier = /(?<![\w$.'"])(?<!\?\.)[a-z_$][\w$]*/gi

const reserved = new Set(
  'as async await break case catch class const continue default delete do else false finally for function if in instanceof let new null of return satisfies switch this throw true try typeof undefined var void while yield'.split(
    ' '
  )
)

const namesIn = (code: string): ReadonlySet<string> => new Set(code.match(/[a-z_$][\w$]*/gi))

/** Props that the script itself does not name get a name, by which the markup reads them. */
function withNamedProps(script: string): string {
  if (/(?:const|let)\s+[\s\S]{0,600}?=\s*(?:withDefaults\()?\s*defineProps\b/.test(script))
    return `${script}\nconst $props = {}`
  return script.replace(/^defineProps\b/m, 'const $props = defineProps')
}

function isElement(node: Child): node is ElementNode {
  return 'tag' in node
}

function isDirective(prop: ElementNode['props'][number]): prop is DirectiveNode {
  return prop.type === directive
}

/** Types of nodes that the compiler has numbers for. */
const plainText: Child['type'] = 2
const interpolation: Child['type'] = 5
const directive: ElementNode['props'][number]['type'] = 7

function expressionsIn(node: Child): string[] {
  if (node.type === interpolation) return [(node as { content: Place }).content.loc.source]
  if (!isElement(node)) return []
  const own = node.props.filter(isDirective).flatMap(({ exp, rawName = '' }) => {
    if (exp !== undefined) return [exp.loc.source]
    return /^(?::|v-bind:)/.test(rawName) ? [camel(rawName.replace(/^.*?:/, ''))] : []
  })
  return [...own, ...node.children.flatMap(expressionsIn)]
}

function writeChild(node: Child, writer: Writer): void {
  if (node.type === plainText) {
    const { content, loc } = node as { content: string } & Place
    if (content.trim() === '') return
    writer.goTo(loc.start.line + (/^\s*/.exec(loc.source)?.[0].split('\n').length ?? 1) - 1)
    writer.write(`{${JSON.stringify(content)}}`)
  } else if (node.type === interpolation) {
    const { content, loc } = node as { content: Place } & Place
    writer.goTo(loc.start.line)
    writer.write(`{${content.loc.source}}`)
  } else if (isElement(node)) writeElement(node, writer)
}

function writeElement(node: ElementNode, writer: Writer): void {
  const directives = node.props.filter(isDirective)
  const loop = directives.find(({ name }) => name === 'for')
  const slot = directives.find(({ name }) => name === 'slot')
  const [, item = '', list = ''] =
    /^\s*\(?([\s\S]*?)\)?\s+(?:in|of)\s+([\s\S]*)$/.exec(loop?.exp?.loc.source ?? '') ?? []
  writer.goTo(node.loc.start.line)
  if (loop !== undefined) writer.write(`{(${list}).map((${item}) => (`)
  writer.write(`<${node.tag === 'template' ? 'div' : node.tag}`)
  for (const prop of node.props) {
    if (prop === loop || prop === slot) continue
    writer.goTo(prop.loc.start.line)
    writer.write(` ${isDirective(prop) ? directiveText(prop) : attributeText(prop)}`)
  }
  writer.write('>')
  if (slot?.exp !== undefined) writer.write(`{((${slot.exp.loc.source}) => (<>`)
  for (const child of node.children) writeChild(child, writer)
  if (slot?.exp !== undefined) writer.write('</>))()}')
  writer.write(`</${node.tag === 'template' ? 'div' : node.tag}>`)
  if (loop !== undefined) writer.write('))}')
}

function attributeText(prop: ElementNode['props'][number]): string {
  const { name, value } = prop as { name: string; value?: { content: string } }
  return value === undefined ? name : `${name}={${JSON.stringify(value.content)}}`
}

function directiveText({ name, rawName = '', exp }: DirectiveNode): string {
  const code = exp?.loc.source
  const argument = rawName.replace(/^(?:v-\w+|[:@#.])?:?/, '').replace(/\.[\s\S]*$/, '')
  if (name === 'bind') {
    if (argument === '') return `{...(${code ?? '{}'})}`
    return /^[\w-]+$/.test(argument) ? `${argument}={${code ?? camel(argument)}}` : ''
  }
  if (code === undefined) return ''
  if (name === 'on')
    return /^[\w-]+$/.test(argument) ? `on-${argument}={($event) => { ${code} }}` : `{...(${code})}`
  return `v-${name}={${code}}`
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
