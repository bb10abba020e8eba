type Bytes = Uint8Array<ArrayBuffer>

/** More at once would exceed the argument limit of a function call. */
const chunk = 8192

/** Encodes bytes of any length as base64 (RFC 4648 §4). */
export function encodeBase64(bytes: Bytes): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(text)
}

/** Decodes base64. */
export function decodeBase64(base64: string): Bytes {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
