import type { File } from '@sitewright/project'
import { cutOnce } from './cut-once.ts'
import type { StyleOutline, StylePiece, StyleSelector } from './style-outline.ts'

/** What style sheets are pruned by. */
export interface StyleUse {
  /** Names of classes, ids and data attributes (`data-layout`, or with a value `data-layout=grid`), as the sources have them. */
  names: ReadonlySet<string>
  /** Custom properties and key frames (`@spin`) that others than these sheets read. */
  reads: Iterable<string>
}

/**
 * Prunes style sheets to the rules that can match, the custom properties that are read and the key frames that are named.
 * What stays is the text as it was; a sheet of which nothing stays is left out.
 */
export function pruneStyles(
  sheets: readonly File[],
  outlines: ReadonlyMap<string, StyleOutline>,
  { names, reads }: StyleUse
): Map<string, File> {
  const isMatched = (selector: StyleSelector): boolean =>
    selector.needs.some((alternative) => alternative.every((name) => hasName(names, name)))
  const read = findReads([...outlines.values()], isMatched, reads)
  const isKept = (piece: StylePiece): boolean => {
    if (piece.kind === 'comment') return false
    if (piece.kind === 'leaf') return piece.defines === undefined || read.has(piece.defines)
    return (piece.kind === 'group' || piece.selectors.some(isMatched)) && piece.pieces.some(isKept)
  }
  const cut = sheets.flatMap((sheet) => {
    const outline = outlines.get(sheet.path)
    if (outline === undefined) return [sheet]
    if (!outline.some(isKept)) return []
    const text = `${cutPieces(String(sheet.content), outline, isKept, isMatched)}\n`
    return [cutOnce(sheet, text, () => text)]
  })
  return new Map(cut.map((sheet) => [sheet.path, sheet]))
}

/** A value is as good as named where scripts name its attribute, since they may set any. */
function hasName(names: ReadonlySet<string>, name: string): boolean {
  if (names.has(name)) return true
  const [attribute = '', value] = name.split('=')
  return value === undefined ? names.has(`${name}=`) : names.has(attribute)
}

/** Custom properties and key frames that are read: by what stays, and by those that are read themselves. */
function findReads(
  outlines: readonly StyleOutline[],
  isMatched: (selector: StyleSelector) => boolean,
  outside: Iterable<string>
): ReadonlySet<string> {
  const waiting = [...outside]
  const definitions = new Map<string, string[]>()
  const visit = (piece: StylePiece): void => {
    if (piece.kind === 'leaf') {
      if (piece.defines === undefined) waiting.push(...piece.reads)
      else definitions.set(piece.defines, [...(definitions.get(piece.defines) ?? []), ...piece.reads])
    } else if (piece.kind === 'group' || (piece.kind === 'rule' && piece.selectors.some(isMatched)))
      piece.pieces.forEach(visit)
  }
  for (const outline of outlines) outline.forEach(visit)
  const read = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue
    read.add(name)
    waiting.push(...(definitions.get(name) ?? []))
  }
  return read
}

/** Joins the pieces that stay; a blank line stands where one stood before or after what was cut. */
function cutPieces(
  text: string,
  outline: StyleOutline,
  isKept: (piece: StylePiece) => boolean,
  isMatched: (selector: StyleSelector) => boolean
): string {
  let result = ''
  let end: number | undefined
  let blank = false
  outline.forEach((piece, index) => {
    const gap = end === undefined ? '' : text.slice(end, piece.start)
    blank ||= /\n\s*\n/.test(gap)
    end = piece.end
    if (piece.kind === 'comment' ? !isAboutKept(outline, index, isKept) : !isKept(piece)) return
    const indent = gap.slice(gap.lastIndexOf('\n') + 1)
    if (result !== '') result += (blank ? '\n\n' : '\n') + indent
    blank = false
    result += cutPiece(text, piece, isKept, isMatched)
  })
  return result
}

function cutPiece(
  text: string,
  piece: StylePiece,
  isKept: (piece: StylePiece) => boolean,
  isMatched: (selector: StyleSelector) => boolean
): string {
  const [first, last] = 'pieces' in piece ? [piece.pieces[0], piece.pieces.at(-1)] : []
  if (!('pieces' in piece) || first === undefined || last === undefined)
    return text.slice(piece.start, piece.end)
  const head =
    piece.kind === 'rule'
      ? cutSelectors(text, piece, first.start, isMatched)
      : text.slice(piece.start, first.start)
  return head + cutPieces(text, piece.pieces, isKept, isMatched) + text.slice(last.end, piece.end)
}

/** The head of a rule, up to its first piece, without the selectors that cannot match. */
function cutSelectors(
  text: string,
  { start, selectors }: Extract<StylePiece, { kind: 'rule' }>,
  end: number,
  isMatched: (selector: StyleSelector) => boolean
): string {
  const left = selectors.filter(isMatched)
  if (left.length === selectors.length) return text.slice(start, end)
  const gap = text.slice(selectors[0]?.end, selectors[1]?.start)
  const written = left.map((selector) => text.slice(selector.start, selector.end)).join(gap)
  return text.slice(start, selectors[0]?.start) + written + text.slice(selectors.at(-1)?.end, end)
}

/** A comment is about what follows, up to the next one. */
function isAboutKept(outline: StyleOutline, index: number, isKept: (piece: StylePiece) => boolean): boolean {
  const following = outline.slice(index + 1)
  const next = following.findIndex(({ kind }) => kind === 'comment')
  return (next === -1 ? following : following.slice(0, next)).some(isKept)
}
