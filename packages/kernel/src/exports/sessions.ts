export {
  type AttemptCounter,
  consumeAttempt,
  findLockedAccounts,
  findLocks,
  refundAttempt,
  resetAttempts,
  resetAttemptsOf
} from '../credentials/login-attempts.ts'
export { getAttemptCounter, recordFailedLogin } from '../credentials/failed-logins.ts'
export {
  createDeviceCookie,
  findKnownDevice,
  type KnownDevice,
  knownDeviceSeconds
} from '../credentials/known-devices.ts'
export {
  findTokenOwner,
  findValidPayloads,
  issueToken,
  isTokenValid,
  redeemToken,
  revokeTokens
} from '../credentials/one-time-tokens.ts'
export { requireAllowedPassword } from '../credentials/password-policy.ts'
export {
  type PendingRegistration,
  sendVerification,
  type VerificationPayload
} from '../credentials/verification-mail.ts'
export { respondWithSession } from '../sessions/respond-with-session.ts'
export { permissionsIn } from '../roles/permissions-in-tenant.ts'
export { requireRank } from '../roles/require-rank.ts'
export {
  missingRole,
  type RoleState,
  superAdminId,
  toGivableRole,
  toRoleNameKey,
  toRoleState
} from '../roles/role.ts'
export {
  countUsersByRole,
  deleteRoleRow,
  findRole,
  findRoles,
  getRoleOf,
  insertRole,
  isRoleNameTaken,
  updateRoleRow
} from '../roles/roles.repository.ts'
export type { SessionState } from '../roles/session-state.ts'
export {
  type ApiKeyRow,
  deleteApiKey,
  deleteApiKeysOf,
  deleteApiKeysOfUser,
  findApiKeys,
  insertApiKey
} from '../sessions/api-keys.repository.ts'
export { type EndedSessions, endSessionsOfUsers } from '../sessions/end-many-sessions.ts'
export { flushLastSeen, startLastSeen } from '../sessions/flush-last-seen.ts'
export { lifetimeOf } from '../sessions/lifetimes.ts'
export { replaceSession } from '../sessions/replace-session.ts'
export { toSessionUser } from '../sessions/session-user.ts'
export {
  findActiveSessions,
  findSessionState,
  insertSession,
  revokeAdminSessionsOfRole,
  revokeSession,
  revokeSessionsOfRole
} from '../sessions/sessions.repository.ts'
export {
  createSession,
  endReplacedSession,
  endSession,
  endUserSessions,
  findActiveActors,
  findActiveSession,
  findSessionOfCookie,
  isEnabled,
  type IssuedSession,
  refreshSession,
  type SignIn,
  toActor
} from '../sessions/sessions.usecases.ts'
export {
  findUserOfSession,
  findUserWithTenant,
  isTenantSuspended,
  requireTenantInForce
} from '../sessions/user-with-tenant.ts'
