/** Names that are set aside for examples and tests (RFC 2606), and this machine. */
export function isReserved(address: string): boolean {
  return /(^|[@.])(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(
    address.trim().replace(/\/$/, '')
  )
}

/** Whether this is the address of something that runs: http or https, and no example. A developer's own machine counts. */
export function isWorkingAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && (hostname === 'localhost' || !isReserved(hostname))
}

/** Whether visitors everywhere can reach this address, over an encrypted connection. */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  const named = hostname.includes('.') && !/^[\d.]+$|^\[/.test(hostname) && !isReserved(hostname)
  return protocol === 'https:' && named && username === '' && password === ''
}
