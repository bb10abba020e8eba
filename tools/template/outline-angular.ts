// Makes the outlines of Angular's classes, of which the templates are read as methods: what a template uses through the
// fields of its class is then used by the class. The template itself stays as a whole with it.
import type { Outline } from '../../packages/generator/src/index.ts'
import { dirname, findImports, join } from '../../packages/project/src/index.ts'
import { templateAsScript } from './angular-markup.ts'
import { compiler, type Node } from './compiler.ts'
import { outlineScripts, outlineText } from './outline.ts'

const { SyntaxKind: kinds } = compiler

/** Finds the text of a file by its path. */
export type ReadText = (path: string) => string | undefined

/** Whether a script has a class that draws: a component or a directive. */
export function hasAngularClass(path: string, text: string): boolean {
  return path.endsWith('.ts') && /^@(?:Component|Directive)\(/m.test(text)
}

/** Whether a file of markup is a template of a class, and no document. */
export function isAngularTemplate(path: string, text: string): boolean {
  return path.endsWith('.html') && !/^\s*<!doctype/i.test(text)
}

/** The paths of the templates that a script names. */
export function templatesOf(path: string, text: string): string[] {
  return findImports(path, text).flatMap(({ specifier }) =>
    specifier.endsWith('.html') ? (join(dirname(path), specifier) ?? []) : []
  )
}

/** The outlines of scripts with classes that draw, by path. `read` finds their templates. */
export async function outlineAngular(
  texts: ReadonlyMap<string, string>,
  read: ReadText
): Promise<Map<string, Outline>> {
  const own = await outlineScripts(texts)
  return new Map([...own].map(([path, outline]) => [path, withTemplates(path, outline, texts, read)]))
}

/** The outlines of templates, by path. Who takes one takes all of it. */
export function outlineTemplates(texts: ReadonlyMap<string, string>): Map<string, Outline> {
  return new Map(
    [...texts].map(([path, text]) => {
      const place = { start: 0, end: text.trimEnd().length }
      const files = findImports(path, text).map(({ specifier }) => specifier)
      const exported = { start: 0, end: 0, default: true as const }
      return [path, [{ kind: 'statement', ...place, names: [], uses: [], files, exported }]]
    })
  )
}

/** An outline whose classes use what their templates use. */
function withTemplates(
  path: string,
  outline: Outline,
  texts: ReadonlyMap<string, string>,
  read: ReadText
): Outline {
  const drawn = outlineText(path, withMethods(path, texts.get(path) ?? '', read))
  return outline.map((piece, index) => {
    const same = drawn[index]
    if (piece.kind !== 'statement' || same?.kind !== 'statement' || same.members !== undefined) return piece
    const { start, end, exported } = piece
    return { ...same, start, end, ...(exported && { exported }) }
  })
}

/** A script whose classes say in a method what their metadata says in strings: the template and the host. */
function withMethods(path: string, text: string, read: ReadText): string {
  const source = compiler.createSourceFile(path, text, 99, true, 3)
  const changes = source.statements.flatMap((statement) => {
    if (statement.kind !== kinds.ClassDeclaration) return []
    const metadata = metadataOf(statement)
    const said = metadata
      .filter(({ name }) => name === 'selector' || name === 'host')
      .map(({ value }) => ({ start: value.getStart(source), end: value.end, by: "''" }))
    const parts = metadata.flatMap(({ name, value }) => markupOf(path, name, value, read))
    const end = statement.end - 1
    return [...said, { start: end, end, by: `\n_template() { return [${parts.join(', ')}] }\n` }]
  })
  return changes
    .toReversed()
    .reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), text)
}

interface Property {
  name: string
  value: Node
}

/** What the decorators of a class say. */
function metadataOf({ modifiers }: Node): Property[] {
  return ((modifiers ?? []) as readonly Node[]).flatMap((decorator) => {
    if (decorator.kind !== kinds.Decorator) return []
    const [metadata] = ((decorator['expression'] as Node)['arguments'] ?? []) as readonly Node[]
    return propertiesOf(metadata)
  })
}

/** The expressions in the template of a class, or on the element that it stands on. */
function markupOf(path: string, name: string, value: Node, read: ReadText): string[] {
  if (name === 'template') return templateAsScript(path, textOf(value))
  if (name === 'host') return templateAsScript(path, hostElement(value))
  if (name !== 'templateUrl') return []
  const template = join(dirname(path), textOf(value)) ?? ''
  const text = read(template)
  if (text === undefined) throw new Error(`${path}: its template is not there: ${textOf(value)}`)
  return templateAsScript(template, text)
}

/** What a class says of its host, as an element with these attributes. */
function hostElement(host: Node): string {
  const attributes = propertiesOf(host).map(({ name, value }) => {
    const text = textOf(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return ` ${name}="${text}"`
  })
  return `<div${attributes.join('')}></div>`
}

/** The properties of an object literal. */
function propertiesOf(node: Node | undefined): Property[] {
  return ((node?.['properties'] ?? []) as readonly Node[]).flatMap((property) => {
    const value = property['initializer'] as Node | undefined
    return value === undefined ? [] : [{ name: textOf(property['name']), value }]
  })
}

/** The text of a string. Throws where it is written in another way. */
function textOf(node: unknown): string {
  const { text } = node as { text?: string }
  if (text === undefined) throw new Error('What a class says of its template has to be a string.')
  return text
}
