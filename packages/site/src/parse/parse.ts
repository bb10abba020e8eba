import type { ParsedSite } from '../problem.ts'

/**
 * Reads a site from a value, strictly: keys that are not known are refused, keys that are missing take their
 * default. It checks the shape only, so a half-filled site is a site; `checkSite` checks the rules.
 */
export function parseSite(input: unknown): ParsedSite {
  throw new Error(`not yet: ${String(input)}`)
}

/** Reads a site from the text of a `site.json`; errors of JSON come with line and column. */
export function parseSiteText(text: string): ParsedSite {
  return parseSite(JSON.parse(text))
}
