export { createBackend } from './rest.ts'
