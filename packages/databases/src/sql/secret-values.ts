import { findSecretPositions } from './secret-positions.ts'
import type { SqlToken } from './tokens.ts'

/** Words between the name of a secret and its value. */
const between =
  /^(?:in|is|like|ilike|similar|regexp|rlike|glob|match|not|any|all|between|values?|as|to|when)$/i
/** Words within an expression, after which it goes on. */
const within =
  /^(?:and|or|xor|is|not|in|like|ilike|similar|between|any|all|collate|escape|case|when|then|else|div|mod|at|as|over|null)$/i
/** Prefixes of a literal, such as the N of N'a' or a character set of MySQL. */
const prefix = /^(?:_\w+|[nxbu])$/i
/** Words that an expression never goes on after. */
const after = /^(?:where|from|group|order|having|limit|returning|on|union|except|intersect|set|and|or|xor)$/i
/** Functions whose texts are passwords, keys or addresses with them. */
const secretFunctions =
  /^(?:dblink\w*|(?:old_)?password|crypt|(?:aes|des)_\w+|pgp_\w+|encrypt\w*|decrypt\w*|hmac|digest|md5|sha\d*|sha2|kdf)$/i
/** Functions that take names and values one after the other. */
const pairFunctions = /json|hstore|config|map|build_object/i
/** Words that end what follows IDENTIFIED. */
const identifiedEnds = /^(?:require|account|comment|attribute|default|on|to|set|where)$/i

const comparison = /^(?:=|<>|!=|<=>|:=|==|like|ilike|is)$/i
const open = new Set(['(', '{', '['])
const close = new Set([')', '}', ']'])

interface Bracket {
  hasSecret: boolean
  isPairs: boolean
  /** Of JSON, whose names are texts. */
  isJson: boolean
}

/** An expression that is a secret, up to where it ends. */
interface SecretExpression {
  depth: number
  /** Whether a value stands before, so that a word is no more of it. */
  isComplete: boolean
  isBetween: boolean
}

/**
 * Finds the values of secrets among the tokens of a statement, which are without spaces and comments: what a secret is
 * compared with or set to, whatever the expression, what follows IDENTIFIED, what a function takes as one, and what stands
 * in its place in a row. For each token it is called in their order.
 */
export function createSecretFinder(
  tokens: readonly SqlToken[],
  isSecretName: (name: string) => boolean
): (index: number) => boolean {
  const isSecret = ({ kind, text }: SqlToken): boolean =>
    (kind === 'word' || kind === 'name') && isSecretName(toName(text))
  const positions = findSecretPositions(tokens, isSecret)
  const brackets: Bracket[] = [{ hasSecret: false, isPairs: false, isJson: false }]
  let expression: SecretExpression | undefined
  /** The depth of brackets within which every text is a secret. */
  let secretDepth: number | undefined
  let isNamed = false
  let isIdentified = false
  /** Whether the name of an account stands between a secret and its value, as in SET PASSWORD FOR. */
  let isAwaited = false
  let isPair = false

  const depth = (): number => brackets.length
  const begin = (isComplete = false, isBetween = false): void => {
    expression = { depth: depth(), isComplete, isBetween }
    isNamed = false
  }
  const complete = (): void => {
    if (expression?.depth === depth()) expression.isComplete = true
  }

  function readText(index: number): boolean {
    const { kind, text } = tokens[index] ?? { kind: 'sign', text: '' }
    const last = tokens[index - 1]
    const isKnown = isIdentified || secretDepth !== undefined || positions.isSecret(index)
    const isInJson =
      expression !== undefined && expression.depth < depth() && brackets.at(-1)?.isJson === true
    // Names in double quotes are texts of MySQL, of JSON, and by mistake.
    const isValue = kind === 'string' || isKnown || isInJson || last?.kind === 'operator'
    const masked =
      isValue && (isKnown || isNamed || expression !== undefined || isNamedBehind(tokens, index, isSecret))
    if (masked && isNamed) begin(true)
    complete()
    isPair =
      kind === 'string' &&
      brackets.at(-1)?.isPairs === true &&
      text.split(/[^\w-]+/).some((part) => isSecretName(part))
    return masked
  }

  /** Reads a word within a secret expression; false where it ends before. */
  function goesOn(word: string): boolean {
    if (expression === undefined) return false
    if (depth() > expression.depth) return true
    if (expression.isBetween && /^and$/i.test(word)) {
      Object.assign(expression, { isBetween: false, isComplete: false })
      return true
    }
    const isWithin = within.test(word) && !after.test(word)
    if (after.test(word) || (expression.isComplete && !isWithin && !/^end$/i.test(word))) {
      expression = undefined
      return false
    }
    expression.isComplete = !isWithin
    expression.isBetween ||= /^between$/i.test(word)
    return true
  }

  function readWord(token: SqlToken, index: number): void {
    const { kind, text } = token
    const next = tokens[index + 1]
    const isAdjacent = next?.at === token.at + text.length
    // What stands before a text and says how it is written.
    if (isAdjacent && (next.kind === 'string' || next.text === '&') && prefix.test(text)) return
    if (kind === 'word')
      isIdentified = /^identified$/i.test(text) || (isIdentified && !identifiedEnds.test(text))
    if (goesOn(kind === 'word' ? text : '')) return
    if (isNamed && kind === 'word' && between.test(text)) {
      begin(false, /^between$/i.test(text))
      return
    }
    if (isAwaited && /^to$/i.test(text)) {
      begin()
      isAwaited = false
      return
    }
    isAwaited ||= isNamed && /^for$/i.test(text)
    isNamed = isSecret(token)
  }

  function readOpen(text: string, index: number): void {
    if (isNamed && text === '[') begin()
    brackets.push({
      hasSecret: false,
      isPairs: text === '(' && pairFunctions.test(tokens[index - 1]?.text ?? ''),
      isJson: text !== '('
    })
    const before = tokens[index - 1]
    const isCall = before?.kind === 'word' || before?.kind === 'name'
    if (isCall && secretFunctions.test(toName(before.text))) secretDepth ??= depth()
    isNamed = false
  }

  function readClose(index: number): void {
    if (secretDepth === depth()) secretDepth = undefined
    if (expression?.depth === depth()) expression = undefined
    const closed = depth() > 1 ? brackets.pop() : undefined
    isNamed = (isNamed || closed?.hasSecret === true) && !positions.isNameListEnd(index)
    if (expression !== undefined) isNamed = false
    complete()
  }

  function readComma(): void {
    if (expression?.depth === depth()) expression = undefined
    const inner = brackets.at(-1)
    if (inner !== undefined) inner.hasSecret ||= isNamed
    isNamed = false
    if (isPair) begin()
  }

  return (index) => {
    const token = tokens[index]
    if (token === undefined) return false
    const { kind, text } = token
    if (kind === 'string' || (kind === 'name' && text.startsWith('"'))) {
      const masked = readText(index)
      if (kind === 'name' && !masked) readWord(token, index)
      return masked
    }
    if (kind === 'word' || kind === 'name') readWord(token, index)
    else if (open.has(text)) readOpen(text, index)
    else if (close.has(text)) readClose(index)
    else if (text === ',') readComma()
    else if (kind === 'operator') {
      const isAssigned = isAwaited && text.includes('=')
      if (isNamed || isAssigned) begin()
      else if (expression?.depth === depth()) expression.isComplete = false
      isAwaited &&= !isAssigned
    } else if (text === ';') {
      expression = undefined
      isNamed = isIdentified = isAwaited = false
    } else if (kind !== 'sign') complete()
    isPair = false
    return (
      kind === 'number' &&
      /^0x/i.test(text) &&
      (expression !== undefined || isIdentified || positions.isSecret(index))
    )
  }
}

/** Whether a text is compared with a secret that stands behind it, or gets its name there. */
function isNamedBehind(
  tokens: readonly SqlToken[],
  index: number,
  isSecret: (token: SqlToken) => boolean
): boolean {
  const sign = tokens[index + 1]
  if (sign === undefined || !(comparison.test(sign.text) || /^as$/i.test(sign.text))) return false
  let at = index + 2
  while (tokens[at + 1]?.text === '.' && at < index + 8) at += 2
  const named = tokens[at]
  return named !== undefined && isSecret(named)
}

function toName(text: string): string {
  return text.replace(/^["`]|["`]$/g, '')
}
