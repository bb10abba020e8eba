import { tokenizeSql, type SqlTokenKind } from './tokens.ts'

/** Words between the name of a secret and its value. */
const between = new Set(['in', 'is', 'like', 'ilike', 'not', 'any', 'values', 'as'])

/** A statement without the quoted values that are compared with what is named like a secret. */
export function maskSecrets(text: string, isSecretName: (name: string) => boolean): string {
  let isSecret = false
  let before: SqlTokenKind = 'space'
  return tokenizeSql(text)
    .map(({ kind, text: piece }) => {
      const isCompared = before === 'operator'
      if (kind !== 'space') before = kind
      // MySQL and JSON have texts in double quotes too.
      if (isSecret && (kind === 'string' || (kind === 'name' && isCompared))) return "'…'"
      if (kind === 'word' && between.has(piece.toLowerCase())) return piece
      if (kind === 'word' || kind === 'name') isSecret = isSecretName(piece.replace(/^["`]|["`]$/g, ''))
      return piece
    })
    .join('')
}
