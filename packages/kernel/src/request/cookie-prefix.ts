/** Headers that reveal a proxy in front of the server. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-real-ip',
  'x-scheme',
  'x-url-scheme',
  'front-end-https',
  'cf-visitor'
]

/** The prefix of our cookies: `host` (`__Host-` with `Secure`); undefined on plain HTTP of a loopback address. */
export type CookiePrefix = 'host' | undefined

/**
 * The prefix of the cookies of a request. Safari drops `Secure` cookies at http://localhost, so they are not `Secure`
 * there, where nothing leaves the machine. A request with signs of another address or of a proxy, which may speak HTTPS
 * to the browser, keeps the prefix (security bar 23).
 */
export function cookiePrefixOf(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  publicUrl: string
): CookiePrefix {
  const addresses = isFromElsewhere({ url, headers })
    ? [url]
    : [url, headers.get('origin'), headers.get('referer')]
  const isPlainLoopback =
    publicUrl.startsWith('http:') &&
    proxyHeaders.every((name) => !headers.has(name)) &&
    addresses.every((address) => address === null || isPlainLoopbackUrl(address))
  return isPlainLoopback ? undefined : 'host'
}

/**
 * Whether another site sent the request, as a provider does at the OAuth callback: its origin is not ours. The callback
 * is requested at the public URL itself, so that no proxy changes its address.
 */
function isFromElsewhere({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true
  return /^\/api\/auth\/oauth\/[^/]+\/callback$/.test(URL.parse(url)?.pathname ?? '')
}

/** `http:` at localhost, a name below it, 127.0.0.0/8 or ::1. */
function isPlainLoopbackUrl(address: string): boolean {
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' }
  return protocol === 'http:' && /^(?:(?:[^.]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
