import type { AccessTokens } from './crypto/access-tokens.ts'
import type { PasswordHasher } from './crypto/passwords.ts'
import type { Encryptor } from './crypto/encryptor.ts'
import type { Database } from './db/database.ts'
import type { LargeBodies } from './http/large-bodies.ts'
import type { ReencodeAvatar } from './modules/account/avatars.ts'
import type { Outbox } from './modules/mail/outbox.ts'
import type { ProviderAccess } from './modules/providers/provider-access.ts'
import type { BackgroundWork } from './modules/tasks/background-work.ts'
import type { SessionCache } from './modules/sessions/session-cache.ts'

/** What the use cases of the accounts work with. The server and the demo give different ones, tests others again. */
export interface Services {
  database: Database
  /** Milliseconds since 1970. */
  now: () => number
  passwords: PasswordHasher
  encryptor: Encryptor
  tokens: AccessTokens
  sessionCache: SessionCache
  outbox: Outbox
  /** Keys the chain of the audit log. */
  auditKey: Uint8Array<ArrayBuffer>
  /** Signs the cookie of a known device. */
  deviceKey: Uint8Array<ArrayBuffer>
  /** Where people reach this server, without a slash at its end. Links in mails are made from it alone. */
  publicUrl: string
  /** Whether a password was seen in a breach; undefined where the question could not be asked. */
  isBreached: (password: string) => Promise<boolean | undefined>
  /** Draws the picture of a person anew; undefined where the bytes are no picture that we read. */
  reencodeAvatar: ReencodeAvatar
  /** Background work whose result the response must not reveal by its timing. */
  backgroundWork: BackgroundWork
  /** The memory limit for large request bodies, and where their JSON is parsed. */
  largeBodies: LargeBodies
  /** How sign-in providers are reached. */
  providerAccess: ProviderAccess
}
