/**
 * Whether an address that a user enters can be requested over HTTP: http or https, without parts that would be
 * disclosed or never sent (user name, password, fragment), and without white space or control characters.
 */
export function isWebAddress(text: string): boolean {
  if (/[\s\p{Cc}#]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}
