export { createOwnDatabase } from '../../node/own-database/create-own-database.ts'
