// Makes the outlines of scripts: their statements with the names that each declares and refers to, as the compiler resolves
// them, so that a generated project can be cut to what it uses without parsing anything.
import { format } from 'oxfmt'
import type { Binding, Outline, Piece, StatementPiece } from '../../packages/generator/src/index.ts'
import { withoutQuery } from '../../packages/project/src/index.ts'
import { throughFields } from './class-fields.ts'
import { compiler, formatting, type Node, type SourceFile } from './compiler.ts'
import { flatten } from './link-members.ts'
import { membersOf, mentionsOf } from './members.ts'
import { styleNamesOf } from './style-names.ts'

const { SyntaxKind: kinds } = compiler

/** The outlines of scripts, by path. Throws where the text of one is not formatted as those of the templates are. */
export async function outlineScripts(texts: ReadonlyMap<string, string>): Promise<Map<string, Outline>> {
  const outlines = new Map<string, Outline>()
  for (const [path, text] of texts)
    outlines.set(path, await withoutExports(path, text, outlineText(path, text)))
  return outlines
}

/** The outline of one script, with exported declarations as they read with the keyword. */
export function outlineText(path: string, text: string): Outline {
  const kind = path.endsWith('x') ? (path.endsWith('.tsx') ? 4 : 2) : path.endsWith('.ts') ? 3 : 1
  const source = compiler.createSourceFile(path, text, 99, true, kind)
  return outlineSource(source, checkerOf(source))
}

/** A program of one file: what it imports is not resolved, so that no name depends on other files. */
function checkerOf(source: SourceFile): Checker {
  const { fileName } = source
  const options = { noLib: true, noResolve: true, allowJs: true, jsx: 1, target: 99, types: [] }
  const host = {
    getSourceFile: (path: string) => (path === fileName ? source : undefined),
    getDefaultLibFileName: () => 'lib.d.ts',
    writeFile: () => undefined,
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path: string) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (path: string) => path === fileName,
    readFile: (path: string) => (path === fileName ? source.text : undefined)
  }
  return compiler.createProgram([fileName], options, host).getTypeChecker()
}

type Checker = ReturnType<ReturnType<typeof compiler.createProgram>['getTypeChecker']>

function outlineSource(source: SourceFile, checker: Checker): Outline {
  const declared = declarationsOf(source)
  const pieces: Piece[] = []
  for (const statement of source.statements as readonly Node[]) {
    const { detached, start } = commentsAbove(source, statement)
    const end = trailingEnd(source, statement)
    // A comment at the head of the file, above its imports, is about the file.
    const isHead = pieces.length === 0 && detached.length === 0 && isImport(statement)
    const own = isHead ? statement.getStart(source) : start
    if (isHead && start < own) pieces.push({ kind: 'comment', start, end: trimmedEnd(source.text, own) })
    pieces.push(...detached.map((range) => ({ kind: 'comment' as const, ...range })))
    pieces.push({ start: own, end, ...describe(statement, source, declared, checker) })
  }
  const { detached } = commentsAbove(source, source.endOfFileToken)
  pieces.push(...detached.map((range) => ({ kind: 'comment' as const, ...range })))
  const { start } = commentsAbove(source, source.endOfFileToken)
  if (start < source.endOfFileToken.end) {
    const text = source.text.slice(start).trimEnd()
    if (text !== '') pieces.push({ kind: 'comment', start, end: start + text.length })
  }
  checkGaps(source, pieces)
  return pieces
}

/** What a statement is, beside its place. */
function describe(
  statement: Node,
  source: SourceFile,
  declared: ReadonlyMap<Node, string>,
  checker: Checker
): DistributedOmit<Piece, 'start' | 'end'> {
  const at = statement.getStart(source)
  if (statement.kind === kinds.ImportDeclaration)
    return {
      kind: 'import',
      from: textOf(statement['moduleSpecifier']),
      at,
      bindings: importedNames(statement)
    }
  if (statement.kind === kinds.ExportDeclaration) {
    const specifier = statement['moduleSpecifier'] as Node | undefined
    const from = specifier === undefined ? {} : { from: textOf(specifier) }
    const clause = statement['exportClause'] as Node | undefined
    if (clause?.kind === kinds.NamedExports)
      return { kind: 'export', ...from, at, bindings: bindingsIn(clause, statement['isTypeOnly'] === true) }
    const as = clause === undefined ? {} : { as: textOf(clause['name']) }
    return { kind: 'export-all', from: textOf(specifier), ...as }
  }
  const names = [...new Set([...declared].filter(([node]) => isIn(node, statement)).map(([, name]) => name))]
  const exported = exportOf(statement, source)
  const members = membersOf(statement, source)
  const reference = throughFields(statement, (node) => referenceOf(node, declared, checker))
  const usesIn = (node: Node, own: readonly string[], without: readonly Node[] = []): Use =>
    findUse(node, reference, own, without)
  const list = members?.nodes.map((node) => {
    const { detached, start } = commentsAbove(source, node)
    return {
      name: textOf(node['name']),
      start: detached[0]?.start ?? start,
      end: node.end,
      ...usesIn(node, [])
    }
  })
  return {
    kind: 'statement',
    names,
    ...usesIn(statement, names, members?.nodes),
    ...(exported === undefined ? {} : { exported }),
    ...(members === undefined || list === undefined ? {} : { members: { rule: members.rule, list } })
  }
}

type Use = Pick<StatementPiece, 'uses' | 'files' | 'styleNames' | 'mentions'>

/** What a node refers to, but for what stands in some nodes of it and for the names that it declares itself. */
function findUse(
  whole: Node,
  referenceOf: (node: Node) => string | undefined,
  own: readonly string[],
  without: readonly Node[]
): Use {
  const uses = new Set<string>()
  const files = new Set<string>()
  const mentions = new Set<string>()
  const styleNames = new Set<string>()
  visit(whole, without, (node) => {
    const name = referenceOf(node)
    if (name !== undefined && !own.includes(name)) uses.add(name + accessOf(node))
    const file = fileOf(node)
    if (file !== undefined) files.add(file)
    for (const each of mentionsOf(node)) mentions.add(each)
    for (const each of styleNamesOf(node)) styleNames.add(each)
  })
  return {
    uses: [...uses].sort(),
    files: [...files].sort(),
    ...(styleNames.size === 0 ? {} : { styleNames: [...styleNames].sort() }),
    ...(mentions.size === 0 ? {} : { mentions: [...mentions].sort() })
  }
}

/** `.member`, where a name is only asked for one. */
function accessOf({ parent }: Node): string {
  return parent.kind === kinds.PropertyAccessExpression ? `.${textOf(parent['name'])}` : ''
}

type DistributedOmit<Type, Key extends string> = Type extends unknown ? Omit<Type, Key> : never

function importedNames(statement: Node): Binding[] {
  const clause = statement['importClause'] as Node | undefined
  if (clause === undefined) return []
  const type = clause['isTypeOnly'] === true ? { type: true as const } : {}
  const whole = clause['name'] === undefined ? [] : [{ name: 'default', as: textOf(clause['name']), ...type }]
  const named = clause['namedBindings'] as Node | undefined
  if (named === undefined) return whole
  if (named.kind === kinds.NamespaceImport)
    return [...whole, { name: '*', as: textOf(named['name']), ...type }]
  return [...whole, ...bindingsIn(named, clause['isTypeOnly'] === true)]
}

function bindingsIn(clause: Node, type: boolean): Binding[] {
  return (clause['elements'] as readonly Node[]).map((element) => {
    const own = textOf(element['name'])
    const name = element['propertyName'] === undefined ? own : textOf(element['propertyName'])
    return {
      name,
      ...(name === own ? {} : { as: own }),
      ...(type || element['isTypeOnly'] === true ? { type: true as const } : {})
    }
  })
}

/** The keyword of an exported declaration, with the space behind it. */
function exportOf(
  statement: Node,
  source: SourceFile
): { start: number; end: number; default?: true } | undefined {
  if (statement.kind === kinds.ExportAssignment)
    return { start: statement.getStart(source), end: statement.getStart(source), default: true }
  const modifiers = (statement['modifiers'] ?? []) as readonly Node[]
  const keyword = modifiers.find(({ kind }) => kind === kinds.ExportKeyword)
  if (keyword === undefined) return undefined
  const isDefault = modifiers.some(({ kind }) => kind === kinds.DefaultKeyword)
  const place = { start: keyword.getStart(source), end: keyword.end + 1 }
  return isDefault ? { ...place, default: true } : place
}

/** Every declaration at the top of the module, imports too, with its name. */
function declarationsOf(source: SourceFile): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>()
  const add = (node: Node): void => {
    const name = node['name'] as Node | undefined
    if (name === undefined) return
    if (name.kind === kinds.Identifier) found.set(node, textOf(name))
    else for (const element of (name['elements'] ?? []) as readonly Node[]) add(element)
  }
  for (const statement of source.statements as readonly Node[]) {
    if (statement.kind === kinds.ImportDeclaration) {
      const clause = statement['importClause'] as Node | undefined
      if (clause === undefined) continue
      add(clause)
      const named = clause['namedBindings'] as Node | undefined
      if (named?.kind === kinds.NamespaceImport) add(named)
      for (const element of (named?.['elements'] ?? []) as readonly Node[]) add(element)
    } else if (statement.kind === kinds.VariableStatement) {
      const list = statement['declarationList'] as Node
      for (const declaration of list['declarations'] as readonly Node[]) add(declaration)
    } else if (statement.kind !== kinds.ExportDeclaration && !isAugmentation(statement)) add(statement)
  }
  return found
}

/** The name of the module that an identifier refers to. */
function referenceOf(node: Node, declared: ReadonlyMap<Node, string>, checker: Checker): string | undefined {
  if (node.kind !== kinds.Identifier) return undefined
  const { parent } = node
  const isShorthand = parent.kind === kinds.ShorthandPropertyAssignment && parent['name'] === node
  const isName = parent['name'] === node || parent['propertyName'] === node || parent['label'] === node
  if (!isShorthand && (isName || (parent.kind === kinds.QualifiedName && parent['right'] === node)))
    return undefined
  const symbol = isShorthand
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(node)
  for (const declaration of symbol?.declarations ?? []) {
    const name = declared.get(declaration)
    if (name !== undefined) return name
  }
  return undefined
}

/** The file that a dynamic import, the type of one, a URL beside the module, or the metadata of an Angular component names. */
function fileOf(node: Node): string | undefined {
  if (node.kind === kinds.PropertyAssignment && textOf(node['name']) === 'templateUrl')
    return literalOf(node['initializer'])
  if (node.kind === kinds.ImportType) return literalOf((node['argument'] as Node | undefined)?.['literal'])
  const given = (node['arguments'] ?? []) as readonly Node[]
  const callee = node['expression'] as Node | undefined
  if (node.kind === kinds.CallExpression && callee?.kind === kinds.ImportKeyword) return literalOf(given[0])
  const isUrl =
    node.kind === kinds.NewExpression && callee?.kind === kinds.Identifier && textOf(callee) === 'URL'
  const beside = given[1]?.['expression'] as Node | undefined
  return isUrl && beside?.kind === kinds.MetaProperty ? literalOf(given[0]) : undefined
}

function literalOf(node: unknown): string | undefined {
  const literal = node as Node | undefined
  return literal?.kind === kinds.StringLiteral ? withoutQuery('', textOf(literal)) : undefined
}

function textOf(node: unknown): string {
  return (node as { text: string }).text
}

function isImport({ kind }: Node): boolean {
  return kind === kinds.ImportDeclaration || kind === kinds.ExportDeclaration
}

/** `declare global` and `declare module 'name'` add to what others declare: an effect. */
function isAugmentation({ kind, name }: Node): boolean {
  const isGlobal = (name as Node | undefined)?.kind === kinds.Identifier && textOf(name) === 'global'
  return kind === kinds.ModuleDeclaration && (isGlobal || (name as Node).kind === kinds.StringLiteral)
}

function isIn(node: Node, statement: Node): boolean {
  return node.pos >= statement.pos && node.end <= statement.end
}

function visit(node: Node, without: readonly Node[], look: (node: Node) => void): void {
  if (without.includes(node)) return
  look(node)
  compiler.forEachChild(node, (child) => visit(child, without, look))
}

interface Range {
  start: number
  end: number
}

/** Where a statement begins with the comments directly above it, and the comments further up, which stand alone. */
function commentsAbove(source: SourceFile, node: Node): { detached: Range[]; start: number } {
  const { text } = source
  const ranges = compiler.getLeadingCommentRanges(text, node.pos) ?? []
  let start = node.kind === kinds.EndOfFileToken ? node.end : node.getStart(source)
  const detached: Range[] = []
  for (const { pos, end } of ranges.toReversed()) {
    const next = detached[0]
    if (next === undefined && !/\n\s*\n/.test(text.slice(end, start))) start = pos
    else if (next !== undefined && !/\n\s*\n/.test(text.slice(end, next.start))) next.start = pos
    else detached.unshift({ start: pos, end })
  }
  return { detached, start }
}

/** Where a statement ends with a comment behind it. */
function trailingEnd(source: SourceFile, statement: Node): number {
  return compiler.getTrailingCommentRanges(source.text, statement.end)?.at(-1)?.end ?? statement.end
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length
}

function checkGaps({ fileName, text }: SourceFile, pieces: readonly Piece[]): void {
  let end = 0
  for (const piece of pieces) {
    if (text.slice(end, piece.start).trim() !== '' || text[piece.end - 1] === ';')
      throw new Error(
        `${fileName}: the text before "${text.slice(piece.start, piece.start + 40)}" is in no statement`
      )
    end = piece.end
  }
  if (text.slice(end).trim() !== '') throw new Error(`${fileName}: its end is in no statement`)
}

/** Adds how exported declarations read without the keyword, where the formatter then joins lines. */
async function withoutExports(path: string, text: string, outline: Outline): Promise<Outline> {
  let cut = text
  for (const piece of outline.toReversed()) {
    if (piece.kind !== 'statement' || piece.exported === undefined || piece.exported.default) continue
    cut = cut.slice(0, piece.exported.start) + cut.slice(piece.exported.end)
  }
  if (cut === text) return outline
  const { code, errors } = await format(path, cut, formatting)
  if (errors.length > 0)
    throw new Error(`${path}: it cannot be formatted without exports: ${errors[0]?.message}`)
  if (code === cut) return outline
  const kind = path.endsWith('x') ? 4 : 3
  const formatted = compiler.createSourceFile(path, code, 99, true, kind)
  const statements = outline.filter(({ kind }) => kind !== 'comment')
  return outline.map((piece) => {
    if (piece.kind !== 'statement' || piece.exported === undefined || piece.exported.default) return piece
    const statement = formatted.statements[statements.indexOf(piece)]
    if (statement === undefined) throw new Error(`${path}: the formatter changed its statements`)
    const { start } = commentsAbove(formatted, statement)
    const without = code.slice(start, trailingEnd(formatted, statement))
    const { start: from, end: to } = piece.exported
    const plain = text.slice(piece.start, from) + text.slice(to, piece.end)
    if (without === plain) return piece
    // Its text is another one then, in which no member has its place.
    return { ...flatten(piece), exported: { ...piece.exported, without } }
  })
}
