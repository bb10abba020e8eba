import type { ExpressionNode } from '@vue/compiler-dom'

/** An expression of markup as Vue runs it: `a &amp;&amp; b` is `a && b`. */
export function expressionText(expression: ExpressionNode): string {
  const { source } = expression.loc
  return source.includes('&') && 'content' in expression ? expression.content : source
}
