/** More at once would exceed the argument limit of a function call. */
const chunk = 0x8000

/** Encodes bytes of any length as base64 (RFC 4648 §4), in any JavaScript engine. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += chunk) {
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk))
  }
  return btoa(binary)
}

/** Decodes base64; throws if the text is not valid. */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

/** Encodes bytes as base64url (RFC 4648 §5), without padding. */
export function encodeBase64url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes base64url; throws if the text is not valid. */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> {
  return decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
}
