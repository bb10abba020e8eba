import * as z from 'zod/mini'
import { siteProblems } from '../messages.ts'
import type { ParsedSite } from '../problem.ts'
import { withoutRepeatedTexts } from '../migrate/repeated-texts.ts'
import { fromVersion1 } from '../migrate/version-1.ts'
import { fromProjectDocument, isHalfDocument, joinProjectDocuments } from '../project-document.ts'
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
  if (!isObject(input)) {
    return { ok: false, problems: [{ ...siteProblems.document(describeType(input)), path: '' }] }
  }
  if (isHalfDocument(input)) return { ok: false, problems: [{ ...siteProblems.half(), path: '' }] }
  const document = withoutRepeatedTexts(fromVersion1(fromProjectDocument(input)))
  const version = findVersionProblem(document, schemaVersion)
  if (version) return { ok: false, problems: [{ ...version, path: 'schemaVersion' }] }
  const parsed = z.safeParse(siteSchema, document)
  if (parsed.success) return { ok: true, site: parsed.data }
  return {
    ok: false,
    problems: toProblems(parsed.error.issues, document, (path) => keysAt(siteSchema, path))
  }
}

/**
 * Reads a site from the text of a `site.json`, and of the `sitewright.json` that lies beside it in a project; errors of
 * JSON come with line and column.
 */
export function parseSiteText(text: string, choices?: string): ParsedSite {
  const site = parseJson(text)
  if (!site.ok) return site
  if (choices === undefined || !isObject(site.value)) return parseSite(site.value)
  const chosen = parseJson(choices)
  if (!chosen.ok) return chosen
  return parseSite(isObject(chosen.value) ? joinProjectDocuments(site.value, chosen.value) : chosen.value)
}

type ParsedJson = { ok: true; value: unknown } | Extract<ParsedSite, { ok: false }>

function parseJson(text: string): ParsedJson {
  const json = text.replace(/^\uFEFF/u, '')
  try {
    return { ok: true, value: JSON.parse(json) as unknown }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const { line, column, found } = jsonErrorAt(json)
    return { ok: false, problems: [{ ...siteProblems.json(line, column, found), path: '' }] }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
