import * as z from 'zod/mini'
import { siteProblems } from '../messages.ts'
import type { ParsedSite } from '../problem.ts'
import { fromVersion1 } from '../migrate/version-1.ts'
import { fromProjectDocument } from '../project-document.ts'
import { schemaVersion } from '../site.ts'
import { jsonErrorAt } from './json-error.ts'
import { describeType } from './describe-type.ts'
import { toProblems } from './problems.ts'
import { keysAt } from './schema-keys.ts'
import { siteSchema } from './site-schema.ts'
import { findVersionProblem } from './version.ts'

/**
 * Reads a site from a value, strictly: keys that are not known are refused, keys that are missing take their
 * default. It checks the shape only, so a half-filled site is a site; `checkSite` checks the rules.
 * A site that was read once reads as itself: reading makes colours long, fonts named, domains ASCII.
 */
export function parseSite(input: unknown): ParsedSite {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { ok: false, problems: [{ ...siteProblems.document(describeType(input)), path: '' }] }
  }
  const document = fromVersion1(fromProjectDocument(input))
  const version = findVersionProblem(document, schemaVersion)
  if (version) return { ok: false, problems: [{ ...version, path: 'schemaVersion' }] }
  const parsed = z.safeParse(siteSchema, document)
  if (parsed.success) return { ok: true, site: parsed.data }
  return {
    ok: false,
    problems: toProblems(parsed.error.issues, document, (path) => keysAt(siteSchema, path))
  }
}

/** Reads a site from the text of a `site.json`; errors of JSON come with line and column. */
export function parseSiteText(text: string): ParsedSite {
  const json = text.replace(/^\uFEFF/u, '')
  try {
    return parseSite(JSON.parse(json))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { line, column, found } = jsonErrorAt(json)
    return { ok: false, problems: [{ ...siteProblems.json(line, column, found), path: '' }] }
  }
}
