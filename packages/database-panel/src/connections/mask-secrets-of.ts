import { maskSecrets, type DatabaseKind } from '@sitewright/databases'
import { isSecretName, redactSecretForms } from '@sitewright/kernel/request'
import { dialectOf } from './dialect-of.ts'

/** Characters of a statement that are read for its masks. */
const readCharacters = 20_000

/** A statement without its secrets. What is beyond the characters that are read is left out. */
export function maskSecretsOf(text: string, kind: DatabaseKind): string {
  return redactSecretForms(maskSecrets(text.slice(0, readCharacters), isSecretName, dialectOf(kind)))
}
