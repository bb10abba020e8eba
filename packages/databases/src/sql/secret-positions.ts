import type { SqlToken } from './tokens.ts'

/** A list in brackets, or that of a SELECT: where it begins and ends, and its commas. */
interface TokenList {
  from: number
  to: number
  commas: number[]
  isSelect: boolean
}

const selectEnds = /^(?:from|where|group|order|having|limit|union|except|intersect|into|on|returning)$/i
/** Words before columns in brackets that are compared or set together. */
const beforeColumns = /^(?:set|where|and|or|not|on|when|having|by|select)$/i
const beforeValue = /^(?:in|is|like|ilike|not|between|similar|regexp|rlike|glob|match)$/i
/** What stands before a row of values; a name would be that of a function. */
const beforeRow = /^(?:values?|row|=|<>|!=|<=>|:=|\(|,)$/i

/**
 * Which tokens stand where a list of names has a secret, such as the second of `(name, password) values ('a', 'b')`: in
 * every row, and in the list of every SELECT, that is as long as the list.
 */
export function findSecretPositions(
  tokens: readonly SqlToken[],
  isSecretName: (token: SqlToken) => boolean
): {
  isSecret: (index: number) => boolean
  /** Whether a list of columns ends here, and no call of a function with some. */
  isNameListEnd: (index: number) => boolean
} {
  const lists = findLists(tokens)
  const places = new Map<number, Set<number>>()
  const nameListEnds = new Set<number>()
  const rows = lists.filter((list) => {
    if (!isNameList(tokens, list)) return list.isSelect || beforeRow.test(tokens[list.from - 2]?.text ?? '')
    const count = list.commas.length + 1
    if (count > 1 && !isCall(tokens, list)) nameListEnds.add(list.to)
    for (let item = 0; item < count; item += 1) {
      const token = tokens[list.from + 2 * item]
      if (token !== undefined && isSecretName(token))
        places.set(count, (places.get(count) ?? new Set()).add(item))
    }
    return false
  })
  /** How many secret places begin less those that end at each token, so that nested ones are counted once. */
  const edges = new Int32Array(tokens.length + 1)
  for (const { from, to, commas } of rows)
    for (const item of places.get(commas.length + 1) ?? []) {
      const begin = item === 0 ? from : (commas[item - 1] ?? from)
      const end = commas[item] ?? to
      edges[begin] = (edges[begin] ?? 0) + 1
      edges[end] = (edges[end] ?? 0) - 1
    }
  for (let at = 1; at < edges.length; at += 1) edges[at] = (edges[at] ?? 0) + (edges[at - 1] ?? 0)
  return { isSecret: (index) => (edges[index] ?? 0) > 0, isNameListEnd: (index) => nameListEnds.has(index) }
}

function findLists(tokens: readonly SqlToken[]): TokenList[] {
  const lists: TokenList[] = []
  const toList = (from: number, isSelect: boolean): TokenList => ({
    from,
    to: tokens.length,
    commas: [],
    isSelect
  })
  const open: { list: TokenList; select: TokenList | undefined }[] = [
    { list: toList(0, false), select: undefined }
  ]
  const endSelect = (at: number): void => {
    const inner = open.at(-1)
    if (inner?.select === undefined) return
    lists.push({ ...inner.select, to: at })
    inner.select = undefined
  }
  for (const [at, { kind, text }] of tokens.entries()) {
    const inner = open.at(-1)
    if (text === '(') open.push({ list: toList(at + 1, false), select: undefined })
    else if (text === ')') {
      endSelect(at)
      const closed = open.length > 1 ? open.pop() : undefined
      if (closed !== undefined) lists.push({ ...closed.list, to: at })
    } else if (text === ',') (inner?.select ?? inner?.list)?.commas.push(at)
    else if (text === ';' || (kind === 'word' && selectEnds.test(text))) endSelect(at)
    else if (kind === 'word' && /^select$/i.test(text) && inner !== undefined) {
      endSelect(at)
      inner.select = toList(at + 1, true)
    }
  }
  endSelect(tokens.length)
  return lists
}

/** Whether a list of names is that of a function whose value is compared. */
function isCall(tokens: readonly SqlToken[], { from, to }: TokenList): boolean {
  const before = tokens[from - 2]
  const behind = tokens[to + 1]
  const isName = before?.kind === 'word' && !beforeColumns.test(before.text)
  return isName && (behind?.kind === 'operator' || beforeValue.test(behind?.text ?? ''))
}

/** Whether a list has nothing but names between its commas. */
function isNameList(tokens: readonly SqlToken[], { from, to, commas, isSelect }: TokenList): boolean {
  if (isSelect || to - from !== 2 * commas.length + 1) return false
  for (let at = from; at < to; at += 2) if (!['word', 'name'].includes(tokens[at]?.kind ?? '')) return false
  return true
}
