/**
 * The outline of a script: its text as pieces that follow each other, each with what it declares and refers to, so that a
 * project can leave out what it does not use without parsing anything. Made when the snapshot is built.
 */
export type Outline = readonly Piece[]

/** A part of a script that stays or goes as a whole, with the comments directly above it. */
export type Piece = { start: number; end: number } & (
  | CommentPiece
  | ImportPiece
  | ExportPiece
  | ExportAllPiece
  | StatementPiece
)

/** A comment that stands alone: about the file at its head, elsewhere about what follows. */
export interface CommentPiece {
  kind: 'comment'
}

/** An import; without bindings it is made for its side effects. */
export interface ImportPiece {
  kind: 'import'
  from: string
  bindings: readonly Binding[]
  /** Where the statement itself begins, below its comments. */
  at: number
}

/** A list of names that are exported, of this module or `from` another one. */
export interface ExportPiece {
  kind: 'export'
  from?: string
  bindings: readonly Binding[]
  at: number
}

/** `export * from`, or `export * as name from`. */
export interface ExportAllPiece {
  kind: 'export-all'
  from: string
  as?: string
}

/** A declaration, or a statement that is run for its effect. */
export interface StatementPiece {
  kind: 'statement'
  /** The names that it declares in the module; none for an effect, and for a default export without a name. */
  names: readonly string[]
  /** The names of the module, declared or imported, that it refers to; `name.member` where it reads one member of a table. */
  uses: readonly string[]
  /** Files that it refers to by address: dynamic imports, and URLs beside the module. */
  files: readonly string[]
  /** Of what style sheets name, the words that its strings hold. */
  styleNames?: readonly string[]
  /** Of the names of members, those that it reads or writes. */
  mentions?: readonly string[]
  /** Its members, which are pruned one by one. What only they refer to stands in their lists, and not in its own. */
  members?: { rule: MemberRule; list: readonly Member[] }
  /** An exported declaration: where `export` begins and ends, and how the text reads where the formatter needs more than that cut. */
  exported?: { start: number; end: number; default?: true; without?: string }
}

/**
 * Which members of a declaration stay:
 * - access: those that are read by name, as `messages.send`; all where the table is used in any other way
 * - feature: as by access, without those of features that were not chosen
 * - mention: those whose name the project uses as the name of any property, or as a word of a string
 */
export type MemberRule = 'access' | 'feature' | 'mention'

/** A member of a declaration, with the comments above it. */
export interface Member extends Pick<StatementPiece, 'uses' | 'files' | 'styleNames' | 'mentions'> {
  name: string
  start: number
  end: number
}

/** A name in the braces of an import or export. */
export interface Binding {
  /** The name in the other module, or before `as`: `default` and `*` stand for a whole default or namespace import. */
  name: string
  /** The name in this module, or for others, where it is another one. */
  as?: string
  type?: true
}

/** A statement with its place. */
export type Statement = Extract<Piece, StatementPiece>

/** True where a statement is run for its effect. */
export function isEffect(piece: StatementPiece): boolean {
  return piece.names.length === 0 && piece.exported === undefined
}

/** A piece as it travels in JSON: a tuple, since a template has thousands. */
type Packed = readonly [start: number, end: number, kind: number, ...rest: unknown[]]

/** Packs an outline for JSON. */
export function packOutline(outline: Outline): readonly Packed[] {
  return outline.map((piece): Packed => {
    const { start, end } = piece
    switch (piece.kind) {
      case 'comment':
        return [start, end, 0]
      case 'import':
        return [start, end, 1, piece.from, piece.at, piece.bindings.map(packBinding)]
      case 'export':
        return [start, end, 2, piece.from ?? 0, piece.at, piece.bindings.map(packBinding)]
      case 'export-all':
        return [start, end, 3, piece.from, piece.as ?? 0]
      case 'statement': {
        const { names, uses, files, styleNames, mentions, exported, members } = piece
        const packed = exported && [
          exported.start,
          exported.end,
          exported.default ? 1 : 0,
          exported.without ?? 0
        ]
        return [
          start,
          end,
          4,
          names.join(' '),
          ...packUse({ uses, files, styleNames, mentions }),
          packed ?? 0,
          members?.rule ?? 0,
          ...(members?.list ?? []).map((each) => [each.start, each.end, each.name, ...packUse(each)])
        ]
      }
    }
  })
}

/** Unpacks what `packOutline` packed. */
export function unpackOutline(packed: readonly Packed[]): Outline {
  return packed.map(([start, end, kind, ...rest]): Piece => {
    const place = { start, end }
    switch (kind) {
      case 0:
        return { ...place, kind: 'comment' }
      case 1: {
        const [from, at, bindings] = rest as [string, number, PackedBinding[]]
        return { ...place, kind: 'import', from, at, bindings: bindings.map(unpackBinding) }
      }
      case 2: {
        const [from, at, bindings] = rest as [string | 0, number, PackedBinding[]]
        const given = from === 0 ? {} : { from }
        return { ...place, kind: 'export', ...given, at, bindings: bindings.map(unpackBinding) }
      }
      case 3: {
        const [from, as] = rest as [string, string | 0]
        return { ...place, kind: 'export-all', from, ...(as === 0 ? {} : { as }) }
      }
      default: {
        const [names, ...more] = rest as [
          string,
          ...PackedUse,
          PackedExport | 0,
          MemberRule | 0,
          ...PackedMember[]
        ]
        const [uses, files, styleNames, mentions, exported, rule, ...members] = more
        const statement = {
          ...place,
          kind: 'statement' as const,
          names: words(names),
          ...unpackUse(uses, files, styleNames, mentions),
          ...(rule === 0 ? {} : { members: { rule, list: members.map(unpackMember) } })
        }
        if (exported === 0) return statement
        const [from, to, isDefault, without] = exported
        return {
          ...statement,
          exported: {
            start: from,
            end: to,
            ...(isDefault === 1 ? { default: true } : {}),
            ...(without === 0 ? {} : { without })
          }
        }
      }
    }
  })
}

type PackedUse = [uses: string, files: readonly string[], styleNames: string, mentions: string]
type PackedMember = [start: number, end: number, name: string, ...PackedUse]
type Use = Pick<StatementPiece, 'uses' | 'files' | 'styleNames' | 'mentions'>

function packUse({ uses, files, styleNames = [], mentions = [] }: Use): PackedUse {
  return [uses.join(' '), files, styleNames.join(' '), mentions.join(' ')]
}

function unpackUse(...[uses, files, styleNames, mentions]: PackedUse): Use {
  return {
    uses: words(uses),
    files,
    ...(styleNames === '' ? {} : { styleNames: words(styleNames) }),
    ...(mentions === '' ? {} : { mentions: words(mentions) })
  }
}

function unpackMember([start, end, name, ...use]: PackedMember): Member {
  return { name, start, end, ...unpackUse(...use) }
}

type PackedExport = [start: number, end: number, isDefault: 0 | 1, without: string | 0]
type PackedBinding = string | [name: string, as: string | 0, type: 0 | 1]

function packBinding({ name, as, type }: Binding): PackedBinding {
  return as === undefined && type === undefined ? name : [name, as ?? 0, type ? 1 : 0]
}

function unpackBinding(packed: PackedBinding): Binding {
  if (typeof packed === 'string') return { name: packed }
  const [name, as, type] = packed
  return { name, ...(as === 0 ? {} : { as }), ...(type === 1 ? { type: true } : {}) }
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ')
}
