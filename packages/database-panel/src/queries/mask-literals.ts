import { tokenizeSql, type DatabaseKind } from '@sitewright/databases'
import { dialectOf } from '../connections/dialect-of.ts'
import { maskSecretsOf } from '../connections/mask-secrets-of.ts'

/** What may be a literal within a comment. */
const quotedInComment = /'[^']*(?:'|$)|"[^"]*"/g
/** Strings of JSON, with the colon behind those that are names of members. */
const quotedInJson = /"(?:\\[\s\S]|[^"\\])*(?:"|$)(\s*:)?/g

/** Masks the literals of a statement, which may be personal data or a secret. */
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

/** Masks the literals of a statement, and secrets elsewhere, such as in its comments. */
export function maskStatement(text: string, kind: DatabaseKind): string {
  return maskLiterals(maskSecretsOf(text, kind), kind)
}
