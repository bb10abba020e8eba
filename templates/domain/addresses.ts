/** Names that are set aside for examples and tests (RFC 2606), and this machine. */
export function isReserved(address: string): boolean {
  return /(^|[@.])(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(
    address.trim().replace(/\/$/, '')
  )
}

/** Names of a network that only its own members see (RFC 6762, RFC 8375, and what ICANN set aside). */
const privateName = /\.(?:local|internal|intranet|private|lan|home|corp|mail|home\.arpa|onion)$/

/** Whether this machine or visitors everywhere can reach this address: good enough to try a launch build out. */
export function isReachableHere(address: string): boolean {
  if (isPublicAddress(address)) return true
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Whether visitors everywhere can reach this address, over an encrypted connection. */
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

/** Pages of the test mode of payment providers: Stripe, PayPal, Square, Adyen and Mollie. */
const testPayment: readonly RegExp[] = [
  /^[^/]+\/(?:[^?#]*\/)?(?:cs_)?test_\w/,
  /^(?:[^/]*[.-])?sandbox(?:-[\w-]+)?\.(?!(?:com?|org|net)\.)[^./]+\.[^/]+\//,
  /^[^/]*squareupsandbox\.com\//,
  /^(?:[^/]*[.-])?test\.adyen\.(?:com|link)\//,
  /^(?:[^/]+\.)?mollie\.com\/checkout\/test-mode/
]

/** Whether this is a page of a payment provider's test mode, where nobody is charged. */
export function isTestPayment(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return testPayment.some((pattern) => pattern.test(hostname + pathname))
}

/** Whether visitors everywhere can pay at this address. */
export function isPaymentPage(address: string): boolean {
  return isPublicAddress(address) && !isTestPayment(address)
}
