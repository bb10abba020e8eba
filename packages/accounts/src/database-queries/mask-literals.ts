import type { DatabaseKind } from '@sitewright/databases'
import { maskSecretsOf } from '../database-connections/mask-secrets-of.ts'

const quoted = /\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|[eE]'(?:\\[\s\S]|''|[^'\\])*(?:'|$)|'(?:''|[^'])*(?:'|$)/g

/** What MySQL quotes: with double quotes too, and with backslashes inside. */
const quotedByMysql = /'(?:\\[\s\S]|''|[^'\\])*(?:'|$)|"(?:\\[\s\S]|""|[^"\\])*(?:"|$)/g
/** What SQLite quotes. */
const quotedBySqlite = /'(?:''|[^'])*(?:'|$)/g
/** Texts of JSON, and whether they are names of members. */
const quotedInJson = /"(?:\\[\s\S]|[^"\\])*(?:"|$)(\s*:)?/g

/** A statement without what stands in its quotes, which may be somebody's data or a secret. */
export function maskLiterals(text: string, kind: DatabaseKind): string {
  if (kind === 'postgresql') return text.replace(quoted, "'…'")
  if (kind === 'mysql') return text.replace(quotedByMysql, "'…'")
  if (kind === 'sqlite') return text.replace(quotedBySqlite, "'…'")
  return text.replace(quotedInJson, (found, colon?: string) => (colon === undefined ? '"…"' : found))
}

/** A statement without what stands in its quotes, and without secrets elsewhere, such as in its comments. */
export function maskStatement(text: string, kind: DatabaseKind): string {
  return maskLiterals(maskSecretsOf(text, kind), kind)
}
