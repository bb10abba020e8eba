export { findRoleRefusal } from './api-explorer/as-role/require-runnable.ts'
export { readInnerBody } from './api-explorer/read-inner-body.ts'
export { knownActions } from './explain/known-actions.ts'
export { panelArea } from './panel-area.ts'
