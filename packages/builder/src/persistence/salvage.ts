import { defaultSite, parseSite, type Site } from '@sitewright/site'

/** A site read from a damaged document, and the paths that had to be dropped. */
export interface Salvaged {
  readonly site: Site
  readonly lost: readonly string[]
}

type Container = Record<string | number, unknown>

const roundsMax = 100

/** Splits a path such as `deployment.analytics[2]` into its keys. */
function pathKeys(path: string): (string | number)[] {
  return (path.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}

/** Copies a value without the part at a path; undefined where there is none. */
function without(value: unknown, keys: readonly (string | number)[]): unknown {
  const [key, ...rest] = keys
  if (typeof value !== 'object' || value === null || key === undefined || !(key in value)) return undefined
  if (rest.length > 0) {
    const inner = without((value as Container)[key], rest)
    if (inner === undefined) return undefined
    return Array.isArray(value)
      ? value.map((each: unknown, at) => (at === key ? inner : each))
      : { ...value, [key]: inner }
  }
  if (Array.isArray(value)) return value.filter((_each, at) => at !== key)
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== String(key)))
}

/** As `without`; where there is no such part, without its nearest ancestor. */
function withoutNearest(value: unknown, keys: readonly (string | number)[]): unknown {
  for (let length = keys.length; length > 0; length -= 1) {
    const rest = without(value, keys.slice(0, length))
    if (rest !== undefined) return rest
  }
  return undefined
}

/**
 * Parses a saved site leniently: half a URL that was being typed costs that URL, not the whole site. Undefined where
 * nothing can be salvaged.
 */
export function salvageSite(input: unknown): Salvaged | undefined {
  const lost: string[] = []
  let value = input
  for (let round = 0; round < roundsMax; round += 1) {
    const parsed = parseSite(value)
    if (parsed.ok) return { site: parsed.site, lost }
    const path = parsed.problems[0]?.path ?? ''
    const rest = withoutNearest(value, pathKeys(path))
    if (path === '' || rest === undefined) return undefined
    lost.push(path)
    value = rest
  }
  return { site: defaultSite, lost: ['site'] }
}
