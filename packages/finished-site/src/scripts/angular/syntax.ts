import { parse, type Expression, type File } from '@babel/parser'

export type { Expression }
export type Statement = File['program']['body'][number]
export type ImportStatement = Extract<Statement, { type: 'ImportDeclaration' }>
export type ClassDeclaration = Extract<Statement, { type: 'ClassDeclaration' }>
export type ClassMember = ClassDeclaration['body']['body'][number]
export type ArrayExpression = Extract<Expression, { type: 'ArrayExpression' }>
export type CallExpression = Extract<Expression, { type: 'CallExpression' }>
export type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>

/** Anything that stands at a place of a text. */
export interface Spanned {
  start?: number | null
  end?: number | null
}

/** Parses a module of TypeScript. Its types stay in the tree, and nothing is looked up for them. */
export function parseModule(path: string, text: string): readonly Statement[] {
  try {
    return parse(text, {
      sourceType: 'module',
      plugins: ['typescript', 'decorators'],
      attachComment: false
    }).program.body
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** Where a node starts and ends in its text. */
export function spanOf({ start, end }: Spanned): { start: number; end: number } {
  if (typeof start !== 'number' || typeof end !== 'number') throw new Error('A node has no place.')
  return { start, end }
}

/** An expression without what only TypeScript sees around it. */
export function withoutTypes(expression: Expression): Expression {
  const isTyped =
    expression.type === 'TSAsExpression' ||
    expression.type === 'TSSatisfiesExpression' ||
    expression.type === 'TSNonNullExpression' ||
    expression.type === 'TSInstantiationExpression' ||
    expression.type === 'ParenthesizedExpression'
  return isTyped ? withoutTypes(expression.expression) : expression
}

/** The properties of an object literal by their names, as far as these are written out. */
export function propertiesOf({ properties }: ObjectExpression): Map<string, Expression> {
  const found = new Map<string, Expression>()
  for (const property of properties) {
    if (property.type !== 'ObjectProperty' || property.computed) continue
    const name = nameOfKey(property.key)
    if (name !== undefined) found.set(name, property.value as Expression)
  }
  return found
}

/** The class in `forwardRef(() => Class)`; undefined for any other expression. */
export function inForwardRef(node: Expression): Expression | undefined {
  if (node.type !== 'CallExpression') return undefined
  const { callee } = node
  const called = callee.type === 'MemberExpression' ? callee.property : callee
  const [wrapped] = node.arguments
  const isForwardRef = called.type === 'Identifier' && called.name === 'forwardRef'
  if (!isForwardRef || wrapped?.type !== 'ArrowFunctionExpression') return undefined
  return wrapped.body.type === 'BlockStatement' ? undefined : wrapped.body
}

/** The name that a key says; undefined for private and computed ones. */
export function nameOfKey(key: { type: string; name?: unknown; value?: unknown }): string | undefined {
  if (key.type === 'Identifier') return key.name as string
  return key.type === 'StringLiteral' ? (key.value as string) : undefined
}
