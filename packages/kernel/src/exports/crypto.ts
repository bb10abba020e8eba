export {
  createAccessTokens,
  createSigningKey,
  type SigningKey,
  type SigningKeyRing
} from '../crypto/access-tokens.ts'
export { createAuditSigner } from '../crypto/audit-signer.ts'
export { concurrencyLimit, type ConcurrencyLimit } from '../crypto/concurrency-limit.ts'
export { ciphertextPrefix, createEncryptor, type EncryptionContext } from '../crypto/encryptor.ts'
export { hmac, isSameSecret, sha256, sha256Hex } from '../crypto/hash.ts'
export { deriveSubkey, type KeyRing, type NamedKey } from '../crypto/keys.ts'
export { type Argon2id, createArgon2Hasher, type PasswordHasher, tagBytes } from '../crypto/passwords.ts'
export { newId, randomToken } from '../crypto/random.ts'
export { utf8 } from '../crypto/utf8.ts'
