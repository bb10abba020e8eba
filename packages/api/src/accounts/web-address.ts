/**
 * Whether an address that somebody enters can be asked over HTTP: http or https, with nothing that would be shown to others
 * or never be sent (a user name, a password, a fragment), and no white space or control character.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}#]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
