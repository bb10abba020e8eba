// The last TypeScript compiler that is written in JavaScript, as ts-blank-space brings it, as far as the tools use it; and
// how the templates are formatted.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { blankSourceFile } from 'ts-blank-space'
import { root } from '../root.ts'

/** Any node, as far as these tools look at it. */
export interface Node {
  kind: number
  pos: number
  end: number
  parent: Node
  getStart: (source: SourceFile) => number
  [key: string]: unknown
}

/** A parsed file. */
export type SourceFile = Node & {
  fileName: string
  text: string
  statements: readonly Node[]
  endOfFileToken: Node
} & Parameters<typeof blankSourceFile>[0]

interface Range {
  pos: number
  end: number
}

interface Host {
  getSourceFile: (path: string, ...rest: unknown[]) => SourceFile | undefined
  getDefaultLibFileName: () => string
  writeFile: () => void
  getCurrentDirectory: () => string
  getCanonicalFileName: (path: string) => string
  useCaseSensitiveFileNames: () => boolean
  getNewLine: () => string
  fileExists: (path: string) => boolean
  readFile: (path: string) => string | undefined
}

interface Type {
  getProperty: (name: string) => ProgramSymbol | undefined
}

export interface ProgramSymbol {
  declarations?: readonly Node[]
}

/** The kinds of nodes that the tools tell apart. */
type KindName =
  | 'AbstractKeyword'
  | 'AmpersandAmpersandToken'
  | 'ArrowFunction'
  | 'ArrayLiteralExpression'
  | 'AsExpression'
  | 'BinaryExpression'
  | 'BindingElement'
  | 'CallExpression'
  | 'ClassDeclaration'
  | 'ConditionalExpression'
  | 'Decorator'
  | 'DefaultKeyword'
  | 'ElementAccessExpression'
  | 'EndOfFileToken'
  | 'ExportAssignment'
  | 'ExportDeclaration'
  | 'ExportKeyword'
  | 'GetAccessor'
  | 'Identifier'
  | 'ImportDeclaration'
  | 'ImportKeyword'
  | 'ImportType'
  | 'InterfaceDeclaration'
  | 'JsxAttribute'
  | 'JsxExpression'
  | 'MetaProperty'
  | 'MethodDeclaration'
  | 'MethodSignature'
  | 'ModuleDeclaration'
  | 'NamedExports'
  | 'NamespaceImport'
  | 'NewExpression'
  | 'NoSubstitutionTemplateLiteral'
  | 'ObjectLiteralExpression'
  | 'PrivateKeyword'
  | 'PropertyAccessExpression'
  | 'PropertyAssignment'
  | 'PropertyDeclaration'
  | 'PropertySignature'
  | 'ProtectedKeyword'
  | 'QualifiedName'
  | 'ReadonlyKeyword'
  | 'SatisfiesExpression'
  | 'ShorthandPropertyAssignment'
  | 'StringKeyword'
  | 'StringLiteral'
  | 'TemplateExpression'
  | 'ThisKeyword'
  | 'TypeAliasDeclaration'
  | 'TypeLiteral'
  | 'VariableDeclaration'
  | 'VariableStatement'

interface Compiler {
  SyntaxKind: Readonly<Record<KindName, number>>
  createSourceFile: (path: string, text: string, target: number, parents: boolean, kind: number) => SourceFile
  createProgram: (
    paths: readonly string[],
    options: object,
    host: Host
  ) => {
    getSourceFile: (path: string) => SourceFile | undefined
    getTypeChecker: () => {
      getTypeAtLocation: (node: Node) => Type
      getSymbolAtLocation: (node: Node) => ProgramSymbol | undefined
      getShorthandAssignmentValueSymbol: (node: Node) => ProgramSymbol | undefined
    }
  }
  createCompilerHost: (options: object, parents?: boolean) => Host
  parseJsonConfigFileContent: (json: unknown, host: object, folder: string) => { options: object }
  sys: object
  forEachChild: (node: Node, look: (child: Node) => void) => void
  getLeadingCommentRanges: (text: string, at: number) => readonly Range[] | undefined
  getTrailingCommentRanges: (text: string, at: number) => readonly Range[] | undefined
}

export const compiler = createRequire(import.meta.resolve('ts-blank-space'))('typescript') as Compiler

/** The settings of the formatter. */
export const formatting = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as {
  ignorePatterns?: unknown
}
delete formatting.ignorePatterns
