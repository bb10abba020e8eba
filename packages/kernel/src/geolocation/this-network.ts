import { isInNetwork, parseIpAddress, parseIpNetwork } from '../request/ip-address.ts'

/** Loopback, private and link-local networks (RFC 1918, 3927, 4193, 4291), which have no country. */
const networks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1/128',
  'fc00::/7',
  'fe80::/10'
].flatMap((network) => parseIpNetwork(network) ?? [])

/** Whether an address belongs to the machine or the network that the server runs in. */
export function isInThisNetwork(text: string): boolean {
  const address = parseIpAddress(text)
  return address !== undefined && networks.some((network) => isInNetwork(address, network))
}
