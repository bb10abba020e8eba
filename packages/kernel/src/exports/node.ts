export { nodeArgon2id } from '../../node/argon2.ts'
export { reencodeWithSharp } from '../../node/avatar.ts'
export { createBreachCheck } from '../../node/breached-passwords.ts'
export { createServiceProbe } from '../../node/checks/service-probe.ts'
export { createDatabaseNetwork } from '../../node/database-network.ts'
export { createFolderTransport } from '../../node/mail/folder-transport.ts'
export { createSmtpTransport } from '../../node/mail/smtp-transport.ts'
export {
  createOutboundGuard,
  type OutboundClass,
  type OutboundGuard,
  type OutboundRules,
  type OutboundTarget
} from '../../node/outbound-guard.ts'
export { createPaymentSender } from '../../node/payment-sender.ts'
export { describePostgresError, openPostgres } from '../../node/postgres.ts'
export { createNodeProviderFetch } from '../../node/provider-fetch.ts'
export { isLoopback } from '../../node/public-addresses.ts'
export { setUpRowSecurity, TenantRoleError } from '../../node/row-security/set-up.ts'
export { openSqlite } from '../../node/sqlite-file.ts'
export { openSqliteReader, openThreadedPostgresReader } from '../../node/threaded-reader.ts'
export { createTxtLookup } from '../../node/txt-records.ts'
export { createWebhookSender } from '../../node/webhook-sender.ts'
