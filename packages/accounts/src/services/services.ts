import type { AccessTokens } from '../crypto/access-tokens.ts'
import type { PasswordHasher } from '../crypto/passwords.ts'
import type { Encryptor } from '../crypto/encryptor.ts'
import type { Database } from '../db/database.ts'
import type { EventFeed } from '../events/event-feed.ts'
import type { LargeBodies } from '../http/large-bodies.ts'
import type { ReencodeAvatar } from './avatar-image.ts'
import type { Outbox } from './outbox.ts'
import type { ProviderAccess } from './provider-access.ts'
import type { BackgroundWork } from './background-work.ts'
import type { SessionCache } from './session-cache.ts'
import type { Signal } from './signal.ts'

/**
 * Service container of the use cases: database, clock, crypto and ports. The server, the demo and tests each build
 * their own.
 */
export interface Services {
  database: Database
  /** Current time in milliseconds since 1970. */
  now: () => number
  passwords: PasswordHasher
  encryptor: Encryptor
  tokens: AccessTokens
  sessionCache: SessionCache
  outbox: Outbox
  /** Reads new events and gives them to the open streams of this server. */
  events: EventFeed
  /** HMAC key of the audit log's hash chain. */
  auditKey: Uint8Array<ArrayBuffer>
  /** HMAC key of the known-device cookie. */
  deviceKey: Uint8Array<ArrayBuffer>
  /**
   * Public URL of this server, without a trailing slash. Links in mails are made from it alone, never from a Host
   * header.
   */
  publicUrl: string
  /** Whether a password was seen in a breach; undefined if the service could not be asked. */
  isBreached: (password: string) => Promise<boolean | undefined>
  /** Re-encodes a user's avatar; undefined if the bytes are no picture that we read. */
  reencodeAvatar: ReencodeAvatar
  /** Background work whose result the response must not reveal by its timing. */
  backgroundWork: BackgroundWork
  /** Memory limit for large request bodies, and a parser off the event loop. */
  largeBodies: LargeBodies
  /** HTTP client and document cache for sign-in providers. */
  providerAccess: ProviderAccess
  /** Raised when a job was created, so that its runner need not wait for the next look. */
  jobSignal: Signal
}
