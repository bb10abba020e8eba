const longest = 500
const origin = 'https://here.invalid'

/**
 * Whether a text is a path of our own pages, which a browser may be redirected to after a sign-in (security bar 37).
 * `//evil.example`, `/\evil.example` and control characters would lead elsewhere: an open redirect.
 */
export function isLocalPath(text: string): boolean {
  if (text.length > longest || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return false
  return URL.canParse(text, origin) && new URL(text, origin).origin === origin
}
