import { jsonrepair } from 'jsonrepair'

type Members = Record<string, unknown>

/** A salvaged package.json. */
export interface Salvage {
  text: string
  /** Nothing of the broken text was lost. */
  whole: boolean
}

const topLevel = new Set(
  'name version private type description main module exports scripts dependencies devDependencies peerDependencies optionalDependencies engines license author keywords repository homepage bugs files bin workspaces browserslist packageManager overrides eslintConfig sideEffects'.split(
    ' '
  )
)

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function repair(text: string): Members | undefined {
  try {
    const value: unknown = JSON.parse(jsonrepair(text.replace(/^\uFEFF/, '')))
    return isMembers(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * A lost brace makes the parser put `dependencies` inside `scripts`. Members that belong to the top and cannot be what
 * they stand among (an object where texts are) go back there.
 */
function hoist(members: Members, into: Members): Members {
  return Object.fromEntries(
    Object.entries(members).flatMap(([key, value]): [string, unknown][] => {
      if (!isMembers(value)) return [[key, value]]
      const inner = hoist(value, into)
      if (!topLevel.has(key)) return [[key, inner]]
      into[key] = { ...(isMembers(into[key]) ? into[key] : {}), ...inner }
      return []
    })
  )
}

function hoisted(value: Members): Members {
  const result: Members = {}
  for (const [key, member] of Object.entries(value)) {
    const moved: Members = {}
    const rest = isMembers(member) && topLevel.has(key) ? hoist(member, moved) : member
    result[key] = rest
    for (const [name, group] of Object.entries(moved)) {
      result[name] = isMembers(result[name]) && isMembers(group) ? { ...result[name], ...group } : group
    }
  }
  return result
}

const words = (text: string): string[] => text.match(/[\w@/.^~-]+/g) ?? []

const groups = ['scripts', 'dependencies', 'devDependencies', 'peerDependencies'] as const

/** Drops members that lost their value. */
function withoutHalves(value: Members): Members {
  const halves = groups.flatMap((group) => {
    const members = value[group]
    if (!isMembers(members)) return []
    const rest = Object.entries(members).filter(([, member]) => member !== null && member !== '')
    return [[group, Object.fromEntries(rest)] as const]
  })
  return { ...value, ...Object.fromEntries(halves) }
}

/** Whether npm can read it: strings in the groups of packages and scripts. */
function isSound(value: Members): boolean {
  const flat = groups.every((group) => {
    const members = value[group]
    if (members === undefined) return true
    return isMembers(members) && Object.values(members).every((member) => typeof member === 'string')
  })
  return flat && Object.keys(value).every((key) => topLevel.has(key) || !/[\s{}:,]/.test(key))
}

/** Salvages a broken package.json; undefined where nothing can be read. */
export function salvageManifest(broken: string): Salvage | undefined {
  const value = repair(broken)
  if (!value || Object.keys(value).length === 0) return undefined
  const result = withoutHalves(hoisted(value))
  if (!isSound(result)) return undefined
  const text = `${JSON.stringify(result, null, 2)}\n`
  const kept = words(text)
  const counts = new Map<string, number>()
  for (const word of kept) counts.set(word, (counts.get(word) ?? 0) + 1)
  const whole = words(broken).every((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left > 0
  })
  // A truncated text may have lost what came after.
  return { text, whole: whole && broken.trimEnd().endsWith('}') }
}
