import { isEffect, type Binding, type Outline, type Piece } from './outline.ts'

/** The pieces of a kind. */
export type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>

/** What of an outline is looked up by a name. */
export interface OutlineIndex {
  effects: readonly Piece[]
  stars: readonly PieceOf<'export-all'>[]
  declared: ReadonlyMap<string, readonly Piece[]>
  imported: ReadonlyMap<string, { piece: PieceOf<'import'>; binding: Binding }>
  /** What stands behind an exported name: declarations, which may be several, or a binding of a list. */
  exports: ReadonlyMap<string, readonly { piece: Piece; binding?: Binding }[]>
}

const indexes = new WeakMap<Outline, OutlineIndex>()

/** The index of an outline, made once. */
export function indexOf(outline: Outline): OutlineIndex {
  const known = indexes.get(outline)
  if (known !== undefined) return known
  const index = createIndex(outline)
  indexes.set(outline, index)
  return index
}

function createIndex(outline: Outline): OutlineIndex {
  const effects: Piece[] = []
  const stars: PieceOf<'export-all'>[] = []
  const declared = new Map<string, Piece[]>()
  const imported = new Map<string, { piece: PieceOf<'import'>; binding: Binding }>()
  const exports = new Map<string, { piece: Piece; binding?: Binding }[]>()
  for (const piece of outline) {
    if (piece.kind === 'import') {
      if (piece.bindings.length === 0) effects.push(piece)
      for (const binding of piece.bindings) imported.set(binding.as ?? binding.name, { piece, binding })
    } else if (piece.kind === 'export') {
      for (const binding of piece.bindings) append(exports, binding.as ?? binding.name, { piece, binding })
    } else if (piece.kind === 'export-all') {
      if (piece.as === undefined) stars.push(piece)
      else append(exports, piece.as, { piece, binding: { name: '*' } })
    } else if (piece.kind === 'statement') {
      if (isEffect(piece)) effects.push(piece)
      for (const name of piece.names) append(declared, name, piece)
      const exported = piece.exported?.default ? ['default'] : piece.exported ? piece.names : []
      for (const name of exported) append(exports, name, { piece })
    }
  }
  return { effects, stars, declared, imported, exports }
}

/** Appends a value to the list of a key. */
export function append<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
