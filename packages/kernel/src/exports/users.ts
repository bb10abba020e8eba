export { type AccountState, accountStateOf, decideStatus } from '../users/account-status.ts'
export { insertNewUser } from '../users/add-user.ts'
export { type Administrator, findAdministrators, requireAdministratorLeft } from '../users/administrators.ts'
export { administratorsLeft, refusalsOf } from '../users/bulk-rights.ts'
export { changeUser, measureEnded, type SessionsEnded } from '../users/change-user.ts'
export {
  confirmEmail,
  findPendingEmail,
  requestEmailChange,
  rethrowEmailTaken,
  setEmail
} from '../users/email-change.ts'
export {
  asAdministratorOn,
  getGrantableRole,
  lockRights,
  type ManagedUser,
  requireGrantable,
  requireHeld,
  requireOther,
  requireVisible,
  type Rights
} from '../users/rights.ts'
export { toSearchTerms } from '../users/search-terms.ts'
export { notifyOfRole, ownRightsPath, publishUserChange, publishUserChanges } from '../users/user-events.ts'
export { applyScope, countUsers, isCounted, type UserScope } from '../users/user-filter.ts'
export {
  compileUserExport,
  type ExportedUser,
  findUserPage,
  findUsersById
} from '../users/user-list.repository.ts'
export { summarizeUsers } from '../users/user-summary.ts'
export {
  countActiveSuperAdmins,
  deletePendingUser,
  findUserByEmail,
  findUserById,
  insertUser,
  toSearchWords,
  touchPendingUser,
  updateUser,
  verifyUser
} from '../users/users.repository.ts'
export { addUser, endSessionsAsAdministrator, startPasswordReset } from '../users/users.usecases.ts'
