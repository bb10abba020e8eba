import type { Environment } from '@sitewright/api'
import type { OpenDatabase } from '@sitewright/databases'
import type { AccessTokens } from '../crypto/access-tokens.ts'
import type { AuditSigner } from '../crypto/audit-signer.ts'
import type { PasswordHasher } from '../crypto/passwords.ts'
import type { Encryptor } from '../crypto/encryptor.ts'
import type { HeldWrites } from './held-writes.ts'
import type { Database } from '../db/database.ts'
import type { EventFeed } from '../events/event-feed.ts'
import type { LargeBodies } from '../http/large-bodies.ts'
import type { ReencodeAvatar } from './avatar-image.ts'
import type { OwnDatabase } from './own-database.ts'
import type { Outbox } from './outbox.ts'
import type { Reader } from './reader.ts'
import type { ProviderAccess } from './provider-access.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { ServiceProbe } from './service-probe.ts'
import type { BackgroundWork } from './background-work.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { LastSeen } from './last-seen.ts'
import type { FindPlace } from './places.ts'
import type { SessionCache } from './session-cache.ts'
import type { Signal } from './signal.ts'
import type { FindTxtRecords } from './txt-records.ts'
import type { WebhookSender } from './webhook-sender.ts'

/**
 * Service container of the use cases: database, clock, crypto and ports. The server, the demo and tests each build
 * their own.
 */
export interface Services extends WebhookSender {
  database: Database
  /**
   * Only while row-level security is probed by itself: use cases do not know of which tenant a caller is.
   *
   * @default false
   */
  isTenantHidden?: boolean
  /** Reads much, such as an export, beside the requests of this server. */
  reader: Reader
  /** Current time in milliseconds since 1970. */
  now: () => number
  passwords: PasswordHasher
  encryptor: Encryptor
  tokens: AccessTokens
  sessionCache: SessionCache
  /** When the sessions of this server were seen last, until it is written. */
  lastSeen: LastSeen
  /** Names the place of an address, for whoever looks at what happened. */
  findPlace: FindPlace
  /** Counts what this server does. */
  metrics: Metrics
  outbox: Outbox
  /** Reads new events and gives them to the open streams of this server. */
  events: EventFeed
  /** HMAC key of the audit log's hash chain. */
  auditKey: Uint8Array<ArrayBuffer>
  /** Signs checkpoints of the audit log that a public key verifies. */
  auditSigner: AuditSigner
  /** HMAC key of the known-device cookie. */
  deviceKey: Uint8Array<ArrayBuffer>
  /**
   * Public URL of this server, without a trailing slash. Links in mails are made from it alone, never from a Host
   * header.
   */
  publicUrl: string
  /** What this installation is for; null where nobody has said so. */
  environment: Environment | null
  /** Whether databases on this machine may be connected to, since nobody else is served. */
  loopbackDatabases: boolean
  /** Whether a password was seen in a breach, undefined if the list could not be asked; none where no list is set. */
  isBreached: ((password: string) => Promise<boolean | undefined>) | undefined
  /** Re-encodes a user's avatar; undefined if the bytes are no picture that we read. */
  reencodeAvatar: ReencodeAvatar
  /** Background work whose result the response must not reveal by its timing. */
  backgroundWork: BackgroundWork
  /** Memory limit for large request bodies, and a parser off the event loop. */
  largeBodies: LargeBodies
  /** HTTP client and document cache for sign-in providers. */
  providerAccess: ProviderAccess
  /** How invoices are paid. */
  payments: PaymentProvider
  /** Asks services for their checks. */
  probe: ServiceProbe
  /** Asks DNS for the records that prove domains. */
  findTxtRecords: FindTxtRecords
  /** Opens the databases that are connected to the control panel. */
  openDatabase: OpenDatabase
  /** How the database of Sitewright itself is read; `openDatabase` opens it too. */
  ownDatabase: OwnDatabase
  /** The writes of connected databases that this server holds. */
  heldWrites: HeldWrites
  /** Raised when a job was created, so that its runner need not wait for the next look. */
  jobSignal: Signal
}
