// A component of Svelte as a script with JSX that says the same on the same lines: its own script, and then its markup.
import type { AST } from 'svelte/compiler'
import { parseSvelte, rangeOfScript } from '../template/svelte-parser.ts'
import { createWriter } from './line-writer.ts'

type Child = AST.Fragment['nodes'][number]
type Element = Extract<Child, { attributes: unknown; fragment: AST.Fragment }>
type Attribute = Element['attributes'][number]

/** The script with JSX of a component. Throws at a kind of markup that it does not know. */
export function svelteAsScript(path: string, text: string): string {
  const { fragment, instance } = parseSvelte(path, text)
  const writer = createWriter()
  const lineOf = (place: number): number => text.slice(0, place).split('\n').length
  if (instance !== null) {
    const { start, end } = rangeOfScript(instance)
    writer.goTo(lineOf(start))
    writer.write(text.slice(start, end))
  }
  writer.write('\n;')
  writeMarkup(fragment)
  return `${writer.text()}\n`

  function source(node: unknown): string {
    const { start, end } = node as { start: number; end: number }
    return text.slice(start, end)
  }

  function goTo(node: unknown): void {
    writer.goTo(lineOf((node as { start: number }).start))
  }

  /** Writes an expression in the line where it stands. */
  function writeExpression(node: unknown): void {
    goTo(node)
    writer.write(`(${source(node)})`)
  }

  function writeMarkup(owner: AST.Fragment | null | undefined): void {
    writer.write('(<>')
    writeChildren(owner?.nodes ?? [])
    writer.write('</>)')
  }

  /** A constant of the markup is known to what follows it. */
  function writeChildren(nodes: readonly Child[]): void {
    for (const [at, node] of nodes.entries()) {
      if (node.type === 'ConstTag') {
        goTo(node)
        writer.write(`{(() => { ${source(node.declaration)}; return (<>`)
        writeChildren(nodes.slice(at + 1))
        return writer.write('</>) })()}')
      }
      writeChild(node)
    }
  }

  function writeChild(node: Child): void {
    if (node.type === 'Comment') return
    if (node.type === 'Text') {
      if (node.data.trim() === '') return
      writer.goTo(lineOf(node.start + node.raw.length - node.raw.trimStart().length))
      return writer.write(`{${JSON.stringify(node.data)}}`)
    }
    if ('attributes' in node) return writeElement(node)
    goTo(node)
    writer.write('{')
    writeBlock(node)
    writer.write('}')
  }

  function writeBlock(node: Child): void {
    switch (node.type) {
      case 'ExpressionTag':
      case 'HtmlTag':
      case 'RenderTag':
        goTo(node.expression)
        return writer.write(source(node.expression))
      case 'SnippetBlock':
        writer.write(
          `(function ${node.expression.name}(${node.parameters.map(withType).join(', ')}) { return `
        )
        writeMarkup(node.body)
        return writer.write(' })')
      case 'IfBlock':
        writeExpression(node.test)
        writer.write(' ? ')
        writeMarkup(node.consequent)
        writer.write(' : ')
        return writeMarkup(node.alternate)
      case 'EachBlock': {
        const item = node.context == null ? '_' : withType(node.context)
        writeExpression(node.expression)
        writer.write(`.map((${item}${node.index === undefined ? '' : `, ${node.index}`}) => (<>`)
        if (node.key != null) writer.write(`<i key={${source(node.key)}} />`)
        writeChildren(node.body.nodes)
        writer.write('</>))}{')
        return writeMarkup(node.fallback)
      }
      case 'AwaitBlock':
        writeMarkup(node.pending)
        writer.write('}{')
        writeExpression(node.expression)
        writer.write(`.then((${node.value == null ? '' : withType(node.value)}) => `)
        writeMarkup(node.then)
        writer.write(`, (${node.error == null ? '' : withType(node.error)}) => `)
        writeMarkup(node.catch)
        return writer.write(')')
      case 'KeyBlock':
        writeExpression(node.expression)
        writer.write('}{')
        return writeMarkup(node.fragment)
      default:
        throw unknown(node)
    }
  }

  function writeElement(node: Element): void {
    goTo(node)
    writer.write(`<${node.name}`)
    if (node.type === 'SvelteElement') writer.write(` this={${source(node.tag)}}`)
    for (const attribute of node.attributes) {
      goTo(attribute)
      writer.write(` ${attributeText(attribute)}`)
    }
    writer.write('>')
    writeChildren(node.fragment.nodes)
    writer.write(`</${node.name}>`)
  }

  function attributeText(node: Attribute): string {
    switch (node.type) {
      case 'Attribute':
        return `${node.name}={${valueText(node.value)}}`
      case 'BindDirective':
        return `${node.name}={(${source(node.expression)})}`
      case 'ClassDirective':
        return `class={(${source(node.expression)})}`
      case 'StyleDirective':
        return `style={${valueText(node.value)}}`
      case 'SpreadAttribute':
      case 'AttachTag':
        return `{...(${source(node.expression)})}`
      default:
        throw unknown(node)
    }
  }

  function valueText(value: AST.Attribute['value']): string {
    if (value === true) return 'true'
    if (!Array.isArray(value)) return source(value.expression)
    const [first] = value
    if (value.length === 1 && first?.type === 'Text') return JSON.stringify(first.data)
    const parts = value.map((part) =>
      part.type === 'Text' ? part.data.replace(/[\\`$]/g, '\\$&') : `\${${source(part.expression)}}`
    )
    return `\`${parts.join('')}\``
  }

  /** A parameter with its type, which the compiler counts in at times only. */
  function withType(parameter: unknown): string {
    const { start, end, typeAnnotation } = parameter as {
      start: number
      end: number
      typeAnnotation?: { end: number }
    }
    return text.slice(start, Math.max(end, typeAnnotation?.end ?? 0))
  }

  function unknown({ type, start }: { type: string; start: number }): Error {
    return new Error(`${path}:${lineOf(start)} ${type} is not read: ${text.slice(start, start + 40)}`)
  }
}
