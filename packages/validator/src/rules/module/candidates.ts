import { editDistance } from '@sitewright/text'
import { dirname, withoutQuery } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'
import type { ImportFact } from '../../sources/facts.ts'

const script = /\.(tsx?|jsx?|mjs|mts|cjs)$/

const bare = (path: string): string => path.replace(script, '').replace(/\/index$/, '')

/** Whether a file exports the imported names, as far as its exports are known. */
function offers(context: Context, path: string, names: readonly string[]): boolean {
  const facts = context.scripts.get(path)
  if (!facts) return !script.test(path) || names.length === 0
  if (!facts.parsed || facts.exportsAllOf.length > 0 || !facts.module) return true
  return names.every((name) => name === '*' || facts.exports.includes(name))
}

/** The path of a file as an import of another file writes it, with or without its ending as before. */
function specifierFor(from: string, to: string, fact: ImportFact, missing: string): string {
  const folder = dirname(from).split('/').filter(Boolean)
  const parts = to.split('/')
  let shared = 0
  while (shared < folder.length && shared < parts.length - 1 && folder[shared] === parts[shared]) shared += 1
  const up = folder.slice(shared).map(() => '..')
  const path = [...(up.length > 0 ? up : ['.']), ...parts.slice(shared)].join('/')
  const written = withoutQuery(from, fact.specifier)
  const query = fact.specifier.slice(written.length)
  const withEnding = !script.test(path) || script.test(written)
  // What stands in the same folder is reached by the same prefix: `#lib/ui/Card.svelte`.
  if (!written.startsWith('.') && dirname(to) === dirname(missing)) {
    const name = to.slice(to.lastIndexOf('/') + 1)
    return written.slice(0, written.lastIndexOf('/') + 1) + (withEnding ? name : bare(name)) + query
  }
  return (withEnding ? path : bare(path)) + query
}

interface Candidate {
  specifier: string
  confidence: 'certain' | 'likely'
}

/**
 * Finds the file that a wrong specifier was meant for. Certain: the same path in another case or with another script
 * extension, or exactly one file beside it at edit distance 1 that exports the imported names. Likely: the only file
 * of that name elsewhere.
 */
export function candidatesFor(
  context: Context,
  from: string,
  fact: ImportFact,
  missing: string
): Candidate | undefined {
  const paths = [...context.project.keys()].filter(
    (path) => path !== from && offers(context, path, fact.names)
  )
  const wanted = bare(missing)
  const same = paths.filter(
    (path) =>
      bare(path).toLowerCase() === wanted.toLowerCase() || path.toLowerCase() === missing.toLowerCase()
  )
  const only = (found: readonly string[], confidence: Candidate['confidence']): Candidate | undefined =>
    found.length === 1 && found[0] !== undefined
      ? { specifier: specifierFor(from, found[0], fact, missing), confidence }
      : undefined
  if (same.length > 0) return only(same, 'certain')
  const ending = script.test(missing) ? '' : (/\.\w+$/.exec(missing)?.[0] ?? '')
  const alike = paths.filter((path) => (ending === '' ? script.test(path) : path.endsWith(ending)))
  const limit = wanted.length - dirname(wanted).length > 8 ? 2 : 1
  const near = alike.filter((path) => editDistance(bare(path), wanted, limit) <= limit)
  if (near.length > 0) return only(near, 'certain')
  const name = wanted.slice(wanted.lastIndexOf('/') + 1)
  const moved = alike.filter((path) => bare(path).slice(bare(path).lastIndexOf('/') + 1) === name)
  return only(moved, 'likely')
}
