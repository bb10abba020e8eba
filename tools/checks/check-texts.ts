// A text of site.json is drawn by the component that knows its field (Words in React, SiteWords in Vue and Svelte), so that editing on the page finds it:
// a view may neither draw it as it stands nor hand it on as a title, whatever variables it went through.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { compiler, type Node, type ProgramSymbol } from '../template/compiler.ts'
import { templatePlace, writtenFrameworks } from '../template/frameworks.ts'
import { asScript, scriptPath } from './component-as-script.ts'
import { sourcesMatching, type Source } from './sources.ts'

/** Attributes whose value is drawn. */
const drawnAttributes = new Set(['title', 'lede', 'intro'])

/** How a framework draws texts: by the endings of its views. */
function drawnBy(path: string): string {
  if (path.endsWith('.vue')) return '<SiteWords :of="…" field="…" />'
  return `<${path.endsWith('.svelte') ? 'SiteWords' : 'Words'} of={…} field="…" />`
}

/** Elements whose children need no field: the components that draw texts, and one that may hold no element. */
const excepted = new Set(['Words', 'SiteWords', 'option'])

const kinds = compiler.SyntaxKind

type Checker = ReturnType<ReturnType<typeof compiler.createProgram>['getTypeChecker']>

/** What draws a text of site.json without its field. `folder` is that of the template, whose settings hold. */
export function findBareTexts(folder: string, sources: readonly Source[]): string[] {
  const settings: unknown = JSON.parse(readFileSync(join(root, folder, 'tsconfig.json'), 'utf8'))
  const { options } = compiler.parseJsonConfigFileContent(settings, compiler.sys, join(root, folder))
  const scripts = sources.map(asScript)
  const texts = new Map(scripts.map(({ path, text }) => [placeOf(path), text]))
  const host = compiler.createCompilerHost(options, true)
  const { readFile, getSourceFile } = host
  host.readFile = (path) => texts.get(path) ?? readFile(path)
  host.getSourceFile = (path, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, ...rest)
      : compiler.createSourceFile(path, text, scriptTarget, true, tsxScript)
  }
  const program = compiler.createProgram([...texts.keys()], options, host)
  const checker = program.getTypeChecker()
  return scripts.flatMap(({ path, text }) => {
    const file = program.getSourceFile(placeOf(path))
    if (file === undefined) return []
    return [...nodesIn(file)].flatMap((node) =>
      drawnIn(node)
        .filter((expression) => isText(expression, checker))
        .map((expression) => {
          const start = expression.getStart(file)
          const line = text.slice(0, start).split('\n').length
          return `${path}:${line} draws ${text.slice(start, expression.end)} without its field: draw it by ${drawnBy(path)}`
        })
    )
  })
}

const placeOf = (path: string): string => join(root, scriptPath(path))

const scriptTarget = 99
const tsxScript = 4

function* nodesIn(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  compiler.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

/** The expressions whose value is drawn, where a node is a piece of markup. */
function drawnIn(node: Node): readonly Node[] {
  const { expression } = node
  if (node.kind !== kinds.JsxExpression || !isNode(expression)) return []
  if (node.parent.kind === kinds.JsxAttribute)
    return drawnAttributes.has(nameOf(node.parent['name'])) ? branchesOf(expression) : []
  const opening: unknown = node.parent['openingElement']
  return isNode(opening) && excepted.has(nameOf(opening['tagName'])) ? [] : branchesOf(expression)
}

/** What an expression may come to: both sides of `a ?? b`, the second one of `a && b`. */
function branchesOf(node: Node): readonly Node[] {
  const parts =
    node.kind === kinds.ConditionalExpression
      ? [node['whenTrue'], node['whenFalse']]
      : node.kind === kinds.BinaryExpression
        ? isAnd(node)
          ? [node['right']]
          : [node['left'], node['right']]
        : node.kind === kinds.CallExpression
          ? callBranches(nameOf(node['expression']), node['arguments'] as readonly unknown[])
          : []
  return parts.length === 0 ? [node] : parts.filter(isNode).flatMap(branchesOf)
}

/** What a call comes to: a text without its marks, or what a value of Vue or Svelte is computed as. */
function callBranches(called: string, given: readonly unknown[]): readonly unknown[] {
  if (called === 'plainText' || called === '$derived') return given
  const [compute] = given
  return called === 'computed' && isNode(compute) && compute.kind === kinds.ArrowFunction
    ? [compute['body']]
    : []
}

function isAnd({ operatorToken }: Node): boolean {
  return isNode(operatorToken) && operatorToken.kind === kinds.AmpersandAmpersandToken
}

/** Whether an expression is a field of site.json that holds a text, by itself or as a variable. */
function isText(node: Node, checker: Checker): boolean {
  if (node.kind === kinds.PropertyAccessExpression && isNode(node['name']))
    return isTextField(checker.getSymbolAtLocation(node['name']))
  if (node.kind !== kinds.Identifier) return false
  const [declaration] = checker.getSymbolAtLocation(node)?.declarations ?? []
  return declaration !== undefined && isTextDeclaration(declaration, checker)
}

function isTextDeclaration(declaration: Node, checker: Checker): boolean {
  if (declaration.kind === kinds.BindingElement) {
    const property = nameOf(declaration['propertyName']) || nameOf(declaration['name'])
    const symbol = checker.getTypeAtLocation(declaration.parent).getProperty(property)
    return isTextField(symbol) || handedOn(symbol, checker).some((each) => isTextDeclaration(each, checker))
  }
  const value = declaration.kind === kinds.VariableDeclaration ? declaration['initializer'] : undefined
  return isNode(value) && branchesOf(value).some((branch) => isText(branch, checker))
}

/** What the script of a component declares a name as that its markup draws. */
function handedOn(symbol: ProgramSymbol | undefined, checker: Checker): readonly Node[] {
  return (symbol?.declarations ?? [])
    .filter(({ kind }) => kind === kinds.ShorthandPropertyAssignment)
    .flatMap((each) => checker.getShorthandAssignmentValueSymbol(each)?.declarations ?? [])
}

function isTextField(symbol: ProgramSymbol | undefined): boolean {
  return (symbol?.declarations ?? []).some((declaration) => {
    const type: unknown = declaration['type']
    const { fileName, text } = fileOf(declaration)
    if (!fileName.endsWith('/domain/site.ts') || !isNode(type)) return false
    return /^(?:string|Text)$/.test(text.slice(type.pos, type.end).trim())
  })
}

function fileOf(node: Node): { fileName: string; text: string } {
  return node.parent === undefined ? (node as Node & { fileName: string; text: string }) : fileOf(node.parent)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'kind' in value
}

function nameOf(node: unknown): string {
  const name = isNode(node) ? node['escapedText'] : undefined
  return typeof name === 'string' ? name : ''
}

export function check(): string[] {
  // A template that the catalogue does not offer yet is read as well.
  return writtenFrameworks.map(templatePlace).flatMap(({ folder }) =>
    findBareTexts(
      folder,
      sourcesMatching(/^templates\/[^/]+\/src\/.*\.(?:tsx|vue|svelte)$/).filter(({ path }) =>
        path.startsWith(`${folder}/`)
      )
    )
  )
}
