/**
 * The outline of a style sheet: its rules as pieces, each with the names that it needs and reads, so that a project can
 * leave out what it does not use without parsing anything. Made when the snapshot is built.
 */
export type StyleOutline = readonly StylePiece[]

/** A part of a style sheet that stays or goes. */
export type StylePiece = { start: number; end: number } & (CommentPiece | RulePiece | GroupPiece | LeafPiece)

/** A comment with a blank line below, about what follows up to the next one. */
interface CommentPiece {
  kind: 'comment'
}

/** A style rule, which may hold others (nesting). */
interface RulePiece {
  kind: 'rule'
  selectors: readonly StyleSelector[]
  pieces: StyleOutline
}

/** An at-rule around rules: a layer, a media query. It goes once it is empty. */
interface GroupPiece {
  kind: 'group'
  pieces: StyleOutline
}

/** A declaration, or an at-rule that is not cut. */
interface LeafPiece {
  kind: 'leaf'
  /** The custom property that it declares, or the key frames (`@spin`): it stays where these are read. */
  defines?: string
  /** The custom properties and key frames that it names. */
  reads: readonly string[]
}

/** One selector of a rule. */
export interface StyleSelector {
  start: number
  end: number
  /**
   * What an element that it matches has to have, as alternatives: names of classes, ids and data attributes. That of a
   * data attribute may hold its value (`data-layout=grid`).
   */
  needs: readonly (readonly string[])[]
}

type Packed = readonly [start: number, end: number, kind: number, ...rest: unknown[]]
type PackedSelector = readonly [start: number, end: number, ...needs: string[]]

/** Packs an outline for JSON. */
export function packStyleOutline(outline: StyleOutline): readonly Packed[] {
  return outline.map((piece): Packed => {
    const { start, end } = piece
    switch (piece.kind) {
      case 'comment':
        return [start, end, 0]
      case 'rule':
        return [start, end, 1, piece.selectors.map(packSelector), packStyleOutline(piece.pieces)]
      case 'group':
        return [start, end, 2, packStyleOutline(piece.pieces)]
      case 'leaf':
        return [start, end, 3, piece.reads.join(' '), ...(piece.defines === undefined ? [] : [piece.defines])]
    }
  })
}

function packSelector({ start, end, needs }: StyleSelector): PackedSelector {
  return [start, end, ...needs.map((names) => names.join(' '))]
}

/** Unpacks what `packStyleOutline` packed. */
export function unpackStyleOutline(packed: readonly Packed[]): StyleOutline {
  return packed.map(([start, end, kind, ...rest]): StylePiece => {
    switch (kind) {
      case 0:
        return { start, end, kind: 'comment' }
      case 1: {
        const [selectors, pieces] = rest as [PackedSelector[], Packed[]]
        return {
          start,
          end,
          kind: 'rule',
          selectors: selectors.map(unpackSelector),
          pieces: unpackStyleOutline(pieces)
        }
      }
      case 2:
        return { start, end, kind: 'group', pieces: unpackStyleOutline((rest as [Packed[]])[0]) }
      default: {
        const [reads, defines] = rest as [string, string | undefined]
        return {
          start,
          end,
          kind: 'leaf',
          reads: words(reads),
          ...(defines === undefined ? {} : { defines })
        }
      }
    }
  })
}

function unpackSelector([start, end, ...needs]: PackedSelector): StyleSelector {
  return { start, end, needs: needs.map(words) }
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
