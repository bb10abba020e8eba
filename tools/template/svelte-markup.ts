// The markup of a Svelte component as an expression that names what the markup names; names that a block brings are those of
// a function.
import type { AST } from 'svelte/compiler'

type Child = AST.Fragment['nodes'][number]
type Element = Extract<Child, { attributes: unknown; fragment: AST.Fragment }>
type Attribute = Element['attributes'][number]

/** The expression of a fragment of markup. Throws at a kind of markup that it does not know. */
export function markupAsScript(path: string, text: string, fragment: AST.Fragment): string {
  return createWriter(path, text).fragment(fragment)
}

function createWriter(path: string, text: string) {
  const source = (node: unknown): string => {
    const { start, end } = node as { start: number; end: number }
    return text.slice(start, end)
  }
  const expression = (node: unknown): string => (node == null ? 'undefined' : `(${source(node)})`)
  const pattern = (node: unknown): string => (node == null ? '_' : source(node))
  const unknown = ({ type, start }: { type: string; start: number }): Error =>
    new Error(`${path}: ${type} is not read: ${text.slice(start, start + 40)}`)

  function fragment(owner: AST.Fragment | null | undefined): string {
    if (owner == null) return '[]'
    const declared = owner.nodes.flatMap((node) => {
      if (node.type === 'ConstTag') return [source(node.declaration)]
      return node.type === 'SnippetBlock' ? [`const ${node.expression.name} = ${snippet(node)}`] : []
    })
    const list = `[${owner.nodes.flatMap(child).join(', ')}]`
    return declared.length === 0 ? list : `(() => {\n${declared.join('\n')}\nreturn ${list}\n})()`
  }

  function snippet({ parameters, body }: AST.SnippetBlock): string {
    return `(${parameters.map(withType).join(', ')}) => ${fragment(body)}`
  }

  function withType(parameter: unknown): string {
    const { start, end, typeAnnotation } = parameter as {
      start: number
      end: number
      typeAnnotation?: { end: number }
    }
    return text.slice(start, Math.max(end, typeAnnotation?.end ?? 0))
  }

  function child(node: Child): string[] {
    switch (node.type) {
      case 'Text':
      case 'Comment':
      case 'ConstTag':
      case 'SnippetBlock':
        return []
      case 'ExpressionTag':
      case 'HtmlTag':
      case 'RenderTag':
        return [expression(node.expression)]
      case 'IfBlock':
        return [`${expression(node.test)} ? ${fragment(node.consequent)} : ${fragment(node.alternate)}`]
      case 'EachBlock': {
        const item = `${pattern(node.context)}${node.index === undefined ? '' : `, ${node.index}`}`
        const rows = `(${item}) => [${expression(node.key)}, ${fragment(node.body)}]`
        return [`${expression(node.expression)}.map(${rows})`, fragment(node.fallback)]
      }
      case 'AwaitBlock': {
        const then = `(${pattern(node.value)}) => ${fragment(node.then)}`
        const failed = `(${pattern(node.error)}) => ${fragment(node.catch)}`
        return [fragment(node.pending), `${expression(node.expression)}.then(${then}, ${failed})`]
      }
      case 'KeyBlock':
        return [expression(node.expression), fragment(node.fragment)]
      case 'Component':
        return [node.name, ...element(node)]
      case 'SvelteElement':
        return [expression(node.tag), ...element(node)]
      default:
        if (!('attributes' in node)) throw unknown(node)
        return element(node)
    }
  }

  function element(node: Element): string[] {
    // A snippet in a component is handed over by its name.
    const snippets = node.fragment.nodes.flatMap((each) =>
      each.type === 'SnippetBlock' && node.type === 'Component' ? [`${each.expression.name}: true`] : []
    )
    const attributes = [...node.attributes.map(attribute), ...snippets]
    return [...(attributes.length === 0 ? [] : [`{ ${attributes.join(', ')} }`]), fragment(node.fragment)]
  }

  function attribute(node: Attribute): string {
    switch (node.type) {
      case 'Attribute': {
        const value = valueOf(node.value)
        return `${keyOf(node.name)}: ${node.name === 'class' ? `${classes}(${value})` : value}`
      }
      case 'BindDirective':
        return `${keyOf(node.name)}: ${expression(node.expression)}`
      case 'ClassDirective':
        return `class: ['${node.name}', ${expression(node.expression)}]`
      case 'StyleDirective':
        return `style: ['${node.name}', ${valueOf(node.value)}]`
      case 'SpreadAttribute':
      case 'AttachTag':
        return `...${expression(node.expression)}`
      default:
        throw unknown(node)
    }
  }

  function valueOf(value: AST.Attribute['value']): string {
    if (value === true) return 'true'
    if (!Array.isArray(value)) return source(value.expression)
    const written = value.map((part) =>
      part.type === 'Text' ? part.data.replace(/[\\`$]/g, '\\$&') : `\${${source(part.expression)}}`
    )
    return `\`${written.join('')}\``
  }

  return { fragment }
}

/** The function that takes classes, some of them by condition, as Vue's compiler names it; see style-names.ts. */
const classes = '_normalizeClass'

/** The name of an attribute as a key; one that is no identifier, such as that of a data attribute, is a text. */
function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`
}
