type Bytes = Uint8Array<ArrayBuffer>

/** Bytes as text that fits a URL and a cookie (RFC 4648 §5, without padding). */
export function encodeBase64url(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The bytes of such a text; throws where it is none. */
export function decodeBase64url(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text))
}
