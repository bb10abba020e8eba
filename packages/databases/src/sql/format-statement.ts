import { tokenizeSql, type SqlToken } from './tokens.ts'

/** Words that begin a line of their own; what may follow them in the head stands behind. */
const clauses =
  /^(?:with|select(?: distinct| all)?|from|where|group by|having|order by|limit|offset|fetch|window|union(?: all)?|intersect(?: all)?|except(?: all)?|values|returning|(?:natural )?(?:(?:left|right|full)(?: outer)?|inner|cross)? ?join(?: lateral)?)$/
const conditions = new Set(['where', 'having'])
const longest = 80

const keywords = new Set(
  'with recursive select distinct all from where group by having order asc desc nulls first last limit offset fetch next only rows window union intersect except values returning natural left right full outer inner cross join lateral on using as and or not in is null like ilike between exists case when then else end true false over partition filter within cast interval explain'.split(
    ' '
  )
)

/**
 * Lays out a statement: keywords in capitals, a line for each clause, and a line for each item where they do not fit on
 * one. Only spaces and the case of keywords change; where anything else would, the text stays as it is.
 */
export function formatStatement(text: string): string {
  const formatted = formatQuery(tokenizeSql(text.trim()), 0)
  return isSame(text, formatted) ? formatted : text
}

function isSame(before: string, after: string): boolean {
  const toText = (text: string): string =>
    tokenizeSql(text)
      .filter(({ kind }) => kind !== 'space')
      .map(({ kind, text: piece }) => (kind === 'word' ? piece.toLowerCase() : piece.trimEnd()))
      .join('\n')
  return toText(before) === toText(after)
}

interface Clause {
  head: string
  body: SqlToken[]
}

function formatQuery(tokens: readonly SqlToken[], indent: number): string {
  return toClauses(tokens)
    .map((clause) => formatClause(clause, indent))
    .filter((line) => line.trim() !== '')
    .join('\n')
}

/** Splits at the words that begin a clause, outside of parentheses. */
function toClauses(tokens: readonly SqlToken[]): Clause[] {
  const found: Clause[] = [{ head: '', body: [] }]
  let depth = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const each = tokens[at]
    if (each === undefined) continue
    if (each.text === '(') depth += 1
    if (each.text === ')') depth -= 1
    const head = depth === 0 && each.kind === 'word' ? readHead(tokens, at) : undefined
    if (head === undefined) found.at(-1)?.body.push(each)
    else {
      found.push({ head: head.text, body: [] })
      at = head.end
    }
  }
  return found
}

/** The words of a clause that begins at a token, as many as belong to it. */
function readHead(tokens: readonly SqlToken[], at: number): { text: string; end: number } | undefined {
  let best: { text: string; end: number } | undefined
  let text = ''
  for (let end = at; end < tokens.length && end < at + 7; end += 1) {
    const each = tokens[end]
    if (each?.kind === 'space') continue
    if (each?.kind !== 'word') break
    text = text === '' ? each.text.toLowerCase() : `${text} ${each.text.toLowerCase()}`
    if (clauses.test(text)) best = { text, end }
  }
  return best
}

function formatClause({ head, body }: Clause, indent: number): string {
  const pad = ' '.repeat(indent)
  const title = head.toUpperCase()
  const items = splitItems(body, conditions.has(head))
  const inline = items.map((item) => formatInline(item, indent)).join(' ')
  const line = [title, inline].filter((part) => part !== '').join(' ')
  const isShort = indent + line.length <= longest && !line.includes('\n')
  if (isShort || items.length < 2) return pad + line
  const inner = indent + 2
  const lines = items.map((item) => ' '.repeat(inner) + formatInline(item, inner))
  return [...(title === '' ? [] : [pad + title]), ...lines].join('\n')
}

/** Splits a list behind its commas, and a condition before AND and OR, outside of parentheses. */
function splitItems(tokens: readonly SqlToken[], isCondition: boolean): SqlToken[][] {
  const items: SqlToken[][] = [[]]
  let depth = 0
  let isBetween = false
  for (const each of tokens) {
    const word = each.kind === 'word' ? each.text.toLowerCase() : ''
    if (each.text === '(' || word === 'case') depth += 1
    if (each.text === ')' || word === 'end') depth -= 1
    const isTop = depth === 0
    if (isCondition && isTop && (word === 'or' || (word === 'and' && !isBetween))) items.push([])
    if (isTop && word !== '') isBetween = word === 'between' || (isBetween && word !== 'and')
    items.at(-1)?.push(each)
    if (!isCondition && isTop && each.text === ',') items.push([])
  }
  return items.filter((item) => item.some(({ kind }) => kind !== 'space'))
}

/** Joins tokens with one space where there was any; a query in parentheses gets lines of its own. */
function formatInline(tokens: readonly SqlToken[], indent: number): string {
  let text = ''
  let isSpaced = false
  for (let at = 0; at < tokens.length; at += 1) {
    const each = tokens[at]
    if (each === undefined) continue
    if (each.kind === 'space') {
      isSpaced = true
      continue
    }
    const glue = isSpaced && text !== '' && !text.endsWith('\n') && !/^[,;)]$/.test(each.text) ? ' ' : ''
    const after = text.endsWith('(') ? '' : glue
    isSpaced = each.text === ','
    const close = each.text === '(' && isQuery(tokens, at) ? findClose(tokens, at) : undefined
    if (close !== undefined) {
      const inner = formatQuery(tokens.slice(at + 1, close), indent + 2)
      text += `${after}(\n${inner}\n${' '.repeat(indent)})`
      at = close
    } else if (each.kind === 'comment' && each.text.startsWith('--')) {
      text += `${after}${each.text.trimEnd()}\n`
    } else text += after + toCase(each)
  }
  return text
}

function toCase({ kind, text }: SqlToken): string {
  return kind === 'word' && keywords.has(text.toLowerCase()) ? text.toUpperCase() : text
}

function isQuery(tokens: readonly SqlToken[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind }) => kind !== 'space' && kind !== 'comment')
  return /^(select|with)$/i.test(next?.text ?? '')
}

function findClose(tokens: readonly SqlToken[], at: number): number | undefined {
  let depth = 0
  for (let end = at; end < tokens.length; end += 1) {
    if (tokens[end]?.text === '(') depth += 1
    if (tokens[end]?.text === ')') depth -= 1
    if (depth === 0) return end
  }
  return undefined
}
