export { createEventFeed, type EventFeed, type EventSubscription } from '../events/event-feed.ts'
export type { EventRow } from '../events/events.repository.ts'
export { type EventAudience, publishEvent } from '../events/publish-event.ts'
export {
  addCalls,
  addGauge,
  type CallCell,
  emptyCalls,
  emptyGauge,
  type GaugeCell
} from '../metrics/call-cell.ts'
export { latencyBounds, quantileOf } from '../metrics/histogram.ts'
export { createMetrics, type MeasuredSecond, type Metrics, type ServerIdentity } from '../metrics/metrics.ts'
export { toWork, watchingRoutes } from '../metrics/watching-calls.ts'
export type { AvatarImage, ReencodeAvatar } from '../services/avatar-image.ts'
export { createBackgroundWork } from '../services/background-work.ts'
export { backoffMs } from '../services/backoff.ts'
export { daysUntil } from '../services/days-until.ts'
export { createHeldWrites } from '../services/held-writes.ts'
export { createLastSeen } from '../services/last-seen.ts'
export type { MailTemplate, SecondFactorChange, TenantLimitFacts } from '../services/outbox.ts'
export type { OwnDatabase } from '../services/own-database.ts'
export {
  type OnlinePayments,
  PaymentError,
  type PaymentEvent,
  type PaymentPage,
  type PaymentProvider,
  type PaymentRequest,
  type SendPaymentRequest
} from '../services/payment-provider.ts'
export { type FindPlace, unknownPlace } from '../services/find-place.ts'
export { createProviderAccess } from '../services/provider-access.ts'
export {
  fetchJson,
  ProviderError,
  type ProviderErrorReason,
  readJson,
  requireAllowedUrl
} from '../services/provider-fetch.ts'
export { readOneRow } from '../services/read-one-row.ts'
export { type Reader, usualBatchRows } from '../services/reader.ts'
export {
  probedBad,
  probedUp,
  probeNothing,
  type ProbeOutcome,
  type ProbeProblem
} from '../services/service-probe.ts'
export type { Services } from '../services/services.ts'
export { createSessionCache } from '../services/session-cache.ts'
export { createSharedReader } from '../services/shared-reader.ts'
export { createSignal, type Signal } from '../services/signal.ts'
export { findNoTxtRecords, type FindTxtRecords, type TxtAnswer } from '../services/txt-records.ts'
export { yieldToEventLoop } from '../services/yield-to-event-loop.ts'
export { areKeysKnown, getInstallationKey } from '../settings/installation-keys.ts'
export { findRestriction } from '../settings/provider-restrictions.ts'
export {
  defaultSecuritySettings,
  getSecuritySettings,
  requiredPasswordLength,
  saveSecuritySettings
} from '../settings/security-settings.ts'
