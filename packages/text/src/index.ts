export { decodeBase64, decodeBase64url, encodeBase64, encodeBase64url } from './base64.ts'
export { editDistance } from './edit-distance.ts'
export { oneLine } from './one-line.ts'
export { truncate } from './truncate.ts'
