export { auditExportEnd, countRows } from '../call/audit-export-end.ts'
export { type Call, type CallTransaction, createCall, systemCall, type UserCall } from '../call/call.ts'
export { exportTypes } from '../call/export-types.ts'
export {
  countUnreadNotices,
  findNoticePage,
  markNotice,
  markNoticesUpTo,
  type NoticeRow
} from '../notices/notices.repository.ts'
export { findAudience, type NewNotice, type NoticeAudience, notify } from '../notices/notify.ts'
