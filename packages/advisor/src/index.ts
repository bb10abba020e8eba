export * from './advise.ts'
export * from './messages.ts'
export { readWords, type Finding, type Reading } from './words/read.ts'
