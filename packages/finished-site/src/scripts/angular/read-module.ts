import {
  parseModule,
  type ClassDeclaration,
  type Expression,
  type ImportStatement,
  type Statement
} from './syntax.ts'

/** The imported name of an import specifier; `default` and `*` for default and namespace imports. */
export interface ImportedName {
  specifier: string
  name: string
  statement: ImportStatement
}

/** Where an exported name comes from: a name of the module itself, or one of another module. */
export type ExportedName = { name: string; specifier?: string }

/** What one module says by itself. */
export interface Module {
  path: string
  text: string
  statements: readonly Statement[]
  /** Its imports of values, by their local names. */
  imports: ReadonlyMap<string, ImportedName>
  exports: ReadonlyMap<string, ExportedName>
  /** The modules that it exports everything of. */
  exportsAllOf: readonly string[]
  /** The classes at its top level. */
  classes: ReadonlyMap<string, ClassDeclaration>
  /** The values of its constants at the top level. */
  constants: ReadonlyMap<string, Expression>
}

/** Reads the names that a module declares, imports and exports. */
export function readModule(path: string, text: string): Module {
  const statements = parseModule(path, text)
  const declarations = statements.flatMap(declarationIn)
  return {
    path,
    text,
    statements,
    imports: new Map(statements.flatMap(importsIn)),
    exports: new Map(statements.flatMap(exportsIn)),
    exportsAllOf: statements.flatMap((each) =>
      each.type === 'ExportAllDeclaration' && each.exportKind !== 'type' ? [each.source.value] : []
    ),
    classes: new Map(declarations.flatMap(classesIn)),
    constants: new Map(declarations.flatMap(constantsIn))
  }
}

function declarationIn(statement: Statement): Statement[] {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ? [statement.declaration] : []
  if (statement.type !== 'ExportDefaultDeclaration') return [statement]
  return statement.declaration.type === 'ClassDeclaration' ? [statement.declaration] : []
}

function classesIn(statement: Statement): [string, ClassDeclaration][] {
  return statement.type === 'ClassDeclaration' && statement.id ? [[statement.id.name, statement]] : []
}

function constantsIn(statement: Statement): [string, Expression][] {
  if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return []
  return statement.declarations.flatMap(({ id, init }): [string, Expression][] =>
    id.type === 'Identifier' && init ? [[id.name, init]] : []
  )
}

function importsIn(statement: Statement): [string, ImportedName][] {
  if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return []
  const specifier = statement.source.value
  return statement.specifiers.flatMap((each): [string, ImportedName][] => {
    const imported = (name: string): [string, ImportedName][] => [
      [each.local.name, { specifier, name, statement }]
    ]
    if (each.type === 'ImportDefaultSpecifier') return imported('default')
    if (each.type === 'ImportNamespaceSpecifier') return imported('*')
    return each.importKind === 'type' ? [] : imported(textOf(each.imported))
  })
}

function exportsIn(statement: Statement): [string, ExportedName][] {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement
    const isNamed = declaration.type === 'ClassDeclaration' && declaration.id
    return isNamed ? [['default', { name: isNamed.name }]] : []
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
  const own = statement.declaration ? namesIn(statement.declaration) : []
  const specifier = statement.source?.value
  const listed = statement.specifiers.flatMap((each): [string, ExportedName][] => {
    if (each.type !== 'ExportSpecifier' || each.exportKind === 'type') return []
    const name = textOf(each.local)
    return [[textOf(each.exported), specifier === undefined ? { name } : { name, specifier }]]
  })
  return [...own.map((name): [string, ExportedName] => [name, { name }]), ...listed]
}

function namesIn(declaration: Statement): string[] {
  return [...classesIn(declaration), ...constantsIn(declaration)].map(([name]) => name)
}

function textOf(name: { type: string; name?: string; value?: string }): string {
  return (name.type === 'Identifier' ? name.name : name.value) ?? ''
}
