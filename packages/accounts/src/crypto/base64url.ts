type Bytes = Uint8Array<ArrayBuffer>

/** Encodes bytes as base64url (RFC 4648 §5, without padding). */
export function encodeBase64url(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Decodes base64url; throws if the text is not valid. */
export function decodeBase64url(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
}

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text))
}
