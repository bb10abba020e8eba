/** The hash that a picture is named by: SHA-256 of the bytes of its widest file, in hexadecimal digits. */
export async function hashPicture(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
