// What of an outline depends on the outlines of other files: which members are asked for by name, and the members of JavaScript.
import type {
  MemberRule,
  Outline,
  Piece,
  Statement,
  StatementPiece
} from '../../packages/generator/src/index.ts'

type Rules = ReadonlyMap<string, MemberRule>

/**
 * Links the outlines of a template: leaves out names that are no member's, and gives the tables of JavaScript the rules of
 * the TypeScript that they are made from, since their types say them. `sources` are the paths of that, by those of the output.
 */
export function linkMembers(
  outlines: ReadonlyMap<string, Outline>,
  sources: ReadonlyMap<string, string> = new Map()
): Map<string, Outline> {
  const known = new Map(
    [...outlines].map(([path, outline]) => {
      const source = outlines.get(sources.get(path) ?? '')
      return [path, source === undefined ? outline : withRules(outline, rulesIn(source))]
    })
  )
  const members = [...known.values()].flat().flatMap((piece) => membersIn(piece))
  const named = (rules: readonly MemberRule[]): ReadonlySet<string> =>
    new Set(members.flatMap(({ rule, name }) => (rules.includes(rule) ? name : [])))
  const [read, mentioned] = [named(['access', 'feature', 'mention']), named(['mention'])]
  const link = <Use extends Pick<StatementPiece, 'uses' | 'mentions'>>({ mentions, ...use }: Use) => {
    const left = (mentions ?? []).filter((name) => mentioned.has(name))
    const uses = use.uses.map((name) =>
      read.has(name.split('.')[1] ?? '') ? name : (name.split('.')[0] ?? '')
    )
    return { ...use, uses: [...new Set(uses)], ...(left.length === 0 ? {} : { mentions: left }) }
  }
  const linkPiece = (piece: Piece): Piece => {
    if (piece.kind !== 'statement') return piece
    const { members: own } = piece
    return { ...link(piece), ...(own && { members: { ...own, list: own.list.map(link) } }) }
  }
  return new Map([...known].map(([path, outline]) => [path, outline.map(linkPiece)]))
}

function membersIn(piece: Piece): { rule: MemberRule; name: string }[] {
  if (piece.kind !== 'statement' || piece.members === undefined) return []
  const { rule, list } = piece.members
  return list.map(({ name }) => ({ rule, name }))
}

function rulesIn(outline: Outline): Rules {
  return new Map(
    outline.flatMap((piece) => {
      const [name] = piece.kind === 'statement' ? piece.names : []
      return piece.kind === 'statement' && piece.members && name ? [[name, piece.members.rule] as const] : []
    })
  )
}

function withRules(outline: Outline, rules: Rules): Outline {
  return outline.map((piece) => {
    if (piece.kind !== 'statement' || piece.members === undefined) return piece
    const rule = rules.get(piece.names[0] ?? '')
    return rule === undefined ? flatten(piece) : { ...piece, members: { ...piece.members, rule } }
  })
}

/** A statement with what its members refer to, for one that stays whole. */
export function flatten({ members, ...piece }: Statement): Statement {
  const parts = [piece, ...(members?.list ?? [])]
  const joined = (lists: readonly (readonly string[] | undefined)[]): string[] =>
    [...new Set(lists.flatMap((list) => list ?? []))].sort()
  const uses = joined(parts.map((part) => part.uses)).filter(
    (name) => !piece.names.includes(name.split('.')[0] ?? '')
  )
  const files = joined(parts.map((part) => part.files))
  const styleNames = joined(parts.map((part) => part.styleNames))
  const mentions = joined(parts.map((part) => part.mentions))
  return {
    ...piece,
    uses,
    files,
    ...(styleNames.length === 0 ? {} : { styleNames }),
    ...(mentions.length === 0 ? {} : { mentions })
  }
}
