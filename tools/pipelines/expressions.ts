// Expressions of GitHub Actions, as far as the printed workflows use them: names, texts, ==, !=, && and ||.

/** What names of an expression stand for, such as `github.ref`; a name that is not there is an error. */
export type Context = ReadonlyMap<string, string>

/** A text with each ${{ expression }} replaced by its value. */
export function filledIn(text: string, context: Context): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => evaluate(expression, context))
}

/** True where a condition holds. */
export function holds(condition: string, context: Context): boolean {
  return truthy(evaluate(condition, context))
}

function evaluate(expression: string, context: Context): string {
  const either = expression.split('||')
  if (either.length > 1) return either.map((each) => evaluate(each, context)).find(truthy) ?? ''
  const all = expression.split('&&')
  if (all.length > 1) return String(all.every((each) => truthy(evaluate(each, context))))
  const [, left = '', operator = '', right = ''] = /^(.*?)(==|!=)(.*)$/.exec(expression) ?? []
  if (operator !== '')
    return String((evaluate(left, context) === evaluate(right, context)) === (operator === '=='))
  const term = expression.trim()
  if (/^'[^']*'$/.test(term)) return term.slice(1, -1)
  const value = context.get(term)
  if (value === undefined) throw new Error(`Nobody was told to set ${term}`)
  return value
}

function truthy(value: string): boolean {
  return value !== '' && value !== 'false'
}
