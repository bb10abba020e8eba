/** Reserved domain names, for examples and tests (RFC 2606), and localhost. */
export function isReserved(address: string): boolean {
  return /(^|[@.])(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(
    address.trim().replace(/\/$/, '')
  )
}

/** Special-use names of private networks (RFC 6762, RFC 8375, and those that ICANN reserved). */
const privateName = /\.(?:local|internal|intranet|private|lan|home|corp|mail|home\.arpa|onion)$/

/** Accepts localhost and public addresses: enough to try a launch build on the own machine. */
export function isReachableHere(address: string): boolean {
  if (isPublicAddress(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** A public https address: visitors can reach it from anywhere. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname: written, username, password } = new URL(address)
  const hostname = written.replace(/\.$/, '')
  const named =
    hostname.includes('.') &&
    !/^[\d.]+$|^\[/.test(hostname) &&
    !isReserved(hostname) &&
    !privateName.test(hostname)
  return protocol === 'https:' && named && username === '' && password === ''
}

/** Test-mode checkout pages of Stripe, PayPal, Square, Adyen and Mollie. */
const testPayment: readonly RegExp[] = [
  /^[^/]+\/(?:[^?#]*\/)?(?:cs_)?test_\w/,
  /^(?:[^/]*[.-])?sandbox(?:-[\w-]+)?\.(?!(?:com?|org|net)\.)[^./]+\.[^/]+\//,
  /^[^/]*squareupsandbox\.com\//,
  /^(?:[^/]*[.-])?test\.adyen\.(?:com|link)\//,
  /^(?:[^/]+\.)?mollie\.com\/checkout\/test-mode/
]

/** True for a checkout page in test mode, where no card is charged. */
export function isTestPayment(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return testPayment.some((pattern) => pattern.test(hostname + pathname))
}

/** True for a public https address that is not a known test-mode checkout page. */
export function isPaymentPage(address: string): boolean {
  return isPublicAddress(address) && !isTestPayment(address)
}

/** The host of an address; undefined where it names none. */
export function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host || undefined : undefined
}
