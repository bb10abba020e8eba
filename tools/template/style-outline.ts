// Makes the outlines of style sheets: their rules with the names that each needs and reads, so that a generated project can
// be cut to what it uses without parsing anything.
import { generate, parse, type CssNode, type List } from 'css-tree'
import type { File } from '../../packages/project/src/index.ts'
import type { StyleOutline, StylePiece, StyleSelector } from '../../packages/generator/src/index.ts'

/** The outline of a style sheet. Throws where it cannot be parsed, or its text is not formatted as the templates are. */
export function outlineStyles(path: string, text: string): StyleOutline {
  const problems: string[] = []
  const comments: Range[] = []
  const sheet = parse(text, {
    positions: true,
    parseCustomProperty: false,
    onParseError: ({ message }) => void problems.push(message),
    onComment: (_, { start, end }) => void comments.push({ start: start.offset, end: end.offset })
  })
  if (problems.length > 0 || sheet.type !== 'StyleSheet') throw new Error(`${path}: ${problems[0]}`)
  return outlineList(text, sheet.children, comments, { start: 0, end: text.length })
}

interface Range {
  start: number
  end: number
}

function outlineList(
  text: string,
  nodes: List<CssNode>,
  comments: readonly Range[],
  { start, end }: Range
): StyleOutline {
  const described = nodes
    .toArray()
    .filter(({ type }) => type !== 'Comment')
    .map((node) => describe(text, node, comments))
  const within = (range: Range): boolean =>
    range.start >= start &&
    range.end <= end &&
    described.every((piece) => range.end <= piece.start || range.start >= piece.end)
  const own = comments.filter(within).map((range): StylePiece => ({ kind: 'comment', ...range }))
  const pieces = [...described, ...own].sort((one, other) => one.start - other.start)
  return attachComments(text, pieces)
}

/** A comment directly above a piece belongs to it, but for one at the head of the sheet. */
function attachComments(text: string, pieces: readonly StylePiece[]): StyleOutline {
  return pieces.flatMap((piece, index): StylePiece[] => {
    const isAttached = (at: number): boolean => {
      const [comment, next] = [pieces[at], pieces[at + 1]]
      return (
        comment?.kind === 'comment' &&
        next !== undefined &&
        comment.start > 0 &&
        !/\n\s*\n/.test(text.slice(comment.end, next.start))
      )
    }
    if (isAttached(index)) return []
    let first = index
    while (isAttached(first - 1)) first -= 1
    return [{ ...piece, start: pieces[first]?.start ?? piece.start }]
  })
}

function describe(text: string, node: CssNode, comments: readonly Range[]): StylePiece {
  const range = rangeOf(node)
  if (node.type === 'Rule' && node.prelude.type === 'SelectorList')
    return {
      ...range,
      kind: 'rule',
      selectors: node.prelude.children.toArray().map(describeSelector),
      pieces: outlineList(text, node.block.children, comments, rangeOf(node.block))
    }
  if (node.type === 'Atrule' && node.name === 'keyframes' && node.prelude !== null)
    return { ...range, kind: 'leaf', defines: `@${generate(node.prelude)}`, reads: readsIn(text, range) }
  if (node.type === 'Atrule' && node.block !== null && groups.has(node.name))
    return {
      ...range,
      kind: 'group',
      pieces: outlineList(text, node.block.children, comments, rangeOf(node.block))
    }
  const end = text[range.end] === ';' ? range.end + 1 : range.end
  const defines =
    node.type === 'Declaration' && node.property.startsWith('--') ? { defines: node.property } : {}
  const names = node.type === 'Declaration' && /^(animation(-name)?|--.*)$/.test(node.property)
  return {
    start: range.start,
    end,
    kind: 'leaf',
    ...defines,
    reads: readsIn(text, valueOf(text, range), names)
  }
}

/** The names that a style sheet needs of elements, and its custom properties. */
export function namesInStyles(outline: StyleOutline): string[] {
  return outline.flatMap((piece) => {
    if (piece.kind === 'comment') return []
    if (piece.kind === 'leaf')
      return [...piece.reads, ...(piece.defines === undefined ? [] : [piece.defines])]
    const selectors = piece.kind === 'rule' ? piece.selectors.flatMap(({ needs }) => needs.flat()) : []
    return [...selectors.map((name) => name.replace(/=.*$/, '')), ...namesInStyles(piece.pieces)]
  })
}

/** The outlines of the style sheets among files, by path, as a snapshot holds them. */
export function outlineSheets(files: Iterable<File>): Map<string, StyleOutline> {
  const sheets = [...files].filter(({ path }) => path.endsWith('.css'))
  const outlines = sheets.map(({ path, content }) => [path, outlineStyles(path, String(content))] as const)
  const defined = new Set(outlines.flatMap(([, outline]) => definedIn(outline)))
  return new Map(outlines.map(([path, outline]) => [path, compactStyles(outline, defined)]))
}

/** Joins declarations in a row that always stay, and leaves out words that name no key frames. */
function compactStyles(outline: StyleOutline, defined: ReadonlySet<string>): StyleOutline {
  const pieces: StylePiece[] = []
  for (const piece of outline) {
    const before = pieces.at(-1)
    if (piece.kind === 'rule' || piece.kind === 'group')
      pieces.push({ ...piece, pieces: compactStyles(piece.pieces, defined) })
    else if (piece.kind === 'comment') pieces.push(piece)
    else {
      const reads = piece.reads.filter((name) => !name.startsWith('@') || defined.has(name))
      const isJoined = piece.defines === undefined && before?.kind === 'leaf' && before.defines === undefined
      if (!isJoined) pieces.push({ ...piece, reads })
      else
        pieces.splice(-1, 1, { ...before, end: piece.end, reads: [...new Set([...before.reads, ...reads])] })
    }
  }
  return pieces
}

/** The custom properties and key frames that an outline defines. */
function definedIn(outline: StyleOutline): string[] {
  return outline.flatMap((piece) => {
    if (piece.kind === 'leaf') return piece.defines ?? []
    return piece.kind === 'comment' ? [] : definedIn(piece.pieces)
  })
}

/** At-rules that hold rules, and mean nothing without. */
const groups = new Set(['layer', 'media', 'supports', 'container', 'starting-style', 'scope'])

function rangeOf({ loc }: CssNode): Range {
  if (loc == null) throw new Error('The parser gave no positions.')
  return { start: loc.start.offset, end: loc.end.offset }
}

function valueOf(text: string, { start, end }: Range): Range {
  return { start: start + text.slice(start, end).indexOf(':') + 1, end }
}

/** The custom properties that a text names; with `words`, its words as names of key frames too. */
function readsIn(text: string, { start, end }: Range, words = false): string[] {
  const value = text.slice(start, end).replace(/\/\*.*?\*\//gs, '')
  const properties = value.match(/--[\w-]+/g) ?? []
  const frames = words ? (value.match(/(?<![\w-])[a-z][\w-]*/g) ?? []).map((word) => `@${word}`) : []
  return [...new Set([...properties, ...frames])]
}

function describeSelector(selector: CssNode): StyleSelector {
  return { ...rangeOf(selector), needs: needsOf(selector) }
}

/** What an element has to have so that a selector matches it, as alternatives. */
function needsOf(selector: CssNode): string[][] {
  if (!('children' in selector) || selector.children == null) return [[]]
  return selector.children.toArray().reduce<string[][]>(
    (needs, node) => {
      const own = needsOfPart(node)
      return needs.flatMap((names) => own.map((more) => [...new Set([...names, ...more])]))
    },
    [[]]
  )
}

function needsOfPart(node: CssNode): string[][] {
  if (node.type === 'ClassSelector' || node.type === 'IdSelector') return [[node.name]]
  if (node.type === 'AttributeSelector') {
    const name = node.name.name
    if (!name.startsWith('data-')) return [[]]
    const value = node.value?.type === 'String' && node.matcher === '=' ? `=${node.value.value}` : ''
    return [[name + value]]
  }
  const isChoice = node.type === 'PseudoClassSelector' && ['is', 'where', 'has'].includes(node.name)
  const lists = isChoice ? (node.children?.toArray() ?? []) : []
  const alternatives = lists.flatMap((list) =>
    list.type === 'SelectorList' ? list.children.toArray().flatMap(needsOf) : [[]]
  )
  return alternatives.length > 0 ? alternatives : [[]]
}
