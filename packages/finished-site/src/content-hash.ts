/** The hash in the name of a file (SHA-256): it changes with the content, so that browsers may keep the file for good. */
export async function contentHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest).subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join(
    ''
  )
}
