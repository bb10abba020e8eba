export { saveOwnConnection } from './connections/own-database.ts'
export { databasePanelArea } from './database-panel-area.ts'
