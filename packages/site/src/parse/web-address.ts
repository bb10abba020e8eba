function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/** True for an absolute http or https address that names a host and carries no password. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/]/iu.test(text) ? parseUrl(text) : undefined
  return url !== undefined && url.hostname !== '' && url.username === '' && url.password === ''
}

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^(?:${label}\\.)+(?!\\d+$)${label}$`, 'u')

/** A domain name in lower case and ASCII (`bäckerei.de` is `xn--bckerei-5wa.de`); undefined for anything else. */
export function parseDomain(text: string): string | undefined {
  if (/[\s:/?#@%\\[\]]/u.test(text)) return undefined
  const ascii = parseUrl(`https://${text.replace(/\.$/u, '')}`)?.hostname ?? ''
  return ascii.length <= 253 && hostName.test(ascii) ? ascii : undefined
}

/** The host that an invalid URL or domain probably meant, or an example. */
export function suggestDomain(text: string): string {
  return (
    parseDomain(parseUrl(text.includes('://') ? text : `https://${text}`)?.hostname ?? '') ?? 'example.com'
  )
}

/** The domain name in an address that was pasted in its place; undefined for a name alone and for anything else. */
export function extractDomain(text: string): string | undefined {
  const address = text.trim()
  if (!/^https?:\/\//iu.test(address) && !/^[^\s/@:]+\//u.test(address)) return undefined
  const url = parseUrl(address.includes('://') ? address : `https://${address}`)
  return url === undefined || url.username !== '' || url.port !== '' ? undefined : parseDomain(url.hostname)
}
