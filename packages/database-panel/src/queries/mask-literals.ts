import { tokenizeSql, type DatabaseKind } from '@sitewright/databases'
import { dialectOf } from '../connections/dialect-of.ts'
import { maskSecretsOf } from '../connections/mask-secrets-of.ts'

/** What looks like a text in a comment, where nothing is certain. */
const quotedInComment = /'[^']*(?:'|$)|"[^"]*"/g
/** Texts of JSON, and whether they are names of members. */
const quotedInJson = /"(?:\\[\s\S]|[^"\\])*(?:"|$)(\s*:)?/g

/** A statement without what stands in its quotes, which may be somebody's data or a secret. */
export function maskLiterals(text: string, kind: DatabaseKind): string {
  const dialect = dialectOf(kind)
  if (dialect === 'json')
    return text.replace(quotedInJson, (found, colon?: string) => (colon === undefined ? '"…"' : found))
  return tokenizeSql(text, dialect)
    .map((token) => {
      if (token.kind === 'string') return "'…'"
      return token.kind === 'comment' ? token.text.replace(quotedInComment, "'…'") : token.text
    })
    .join('')
}

/** A statement without what stands in its quotes, and without secrets elsewhere, such as in its comments. */
export function maskStatement(text: string, kind: DatabaseKind): string {
  return maskLiterals(maskSecretsOf(text, kind), kind)
}
