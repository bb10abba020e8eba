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
import type { FindPlace } from './find-place.ts'
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
   * True only while row-level security is tested in isolation: use cases then do not know the tenant of a caller.
   *
   * @default false
   */
  isTenantHidden?: boolean
  /** Runs long queries, such as exports, without blocking requests. */
  reader: Reader
  /** Current time in milliseconds since 1970. */
  now: () => number
  passwords: PasswordHasher
  encryptor: Encryptor
  tokens: AccessTokens
  sessionCache: SessionCache
  /** Last activity of the sessions on this server, until it is flushed. */
  lastSeen: LastSeen
  /** Finds the place of an IP address, for the activity of an account. */
  findPlace: FindPlace
  metrics: Metrics
  outbox: Outbox
  /** Delivers new events to the open streams of this server. */
  events: EventFeed
  /** HMAC key of the audit log's hash chain. */
  auditKey: Uint8Array<ArrayBuffer>
  /** Signs checkpoints of the audit log, verifiable with its public key. */
  auditSigner: AuditSigner
  /** HMAC key of the known-device cookie. */
  deviceKey: Uint8Array<ArrayBuffer>
  /**
   * Public URL of this server, without a trailing slash. Links in mails are built from it alone, never from a Host
   * header.
   */
  publicUrl: string
  /** The purpose of this installation, such as production; null where it was not set. */
  environment: Environment | null
  /** Whether databases on this machine may be connected, since the installation is reachable from it only. */
  loopbackDatabases: boolean
  /**
   * Whether a password is in a known breach, undefined if the list could not be queried; no function where no list is
   * set.
   */
  isBreached: ((password: string) => Promise<boolean | undefined>) | undefined
  /** Re-encodes a user's avatar; undefined if the bytes are not a supported picture. */
  reencodeAvatar: ReencodeAvatar
  /** Background work whose result the response must not reveal by its timing. */
  backgroundWork: BackgroundWork
  /** Memory limit for large request bodies, and a parser off the event loop. */
  largeBodies: LargeBodies
  /** HTTP client and document cache for sign-in providers. */
  providerAccess: ProviderAccess
  payments: PaymentProvider
  /** Probes services for their checks. */
  probe: ServiceProbe
  /** Looks up the TXT records that verify domains. */
  findTxtRecords: FindTxtRecords
  /** Connects to the databases of the control panel. */
  openDatabase: OpenDatabase
  /** How Sitewright's own database is read; `openDatabase` opens it too. */
  ownDatabase: OwnDatabase
  /** The uncommitted writes to connected databases on this server. */
  heldWrites: HeldWrites
  /** Raised when a job was created, so that its runner need not wait for the next poll. */
  jobSignal: Signal
}
