import { maskSecrets, type DatabaseKind } from '@sitewright/databases'
import { isSecretName, redactSecretForms } from '@sitewright/kernel/request'
import { dialectOf } from './dialect-of.ts'

/** Characters of a statement that are searched for secrets. */
const readCharacters = 20_000

/** Masks the secrets of a statement, and cuts it after the characters that are searched. */
export function maskSecretsOf(text: string, kind: DatabaseKind): string {
  return redactSecretForms(maskSecrets(text.slice(0, readCharacters), isSecretName, dialectOf(kind)))
}
