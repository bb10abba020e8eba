import { BlockList, isIPv6 } from 'node:net'

const deniedIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3]
] as const

/** Tunnels, documentation and benchmark ranges inside the public range. */
const deniedIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20]
] as const

const denied = new BlockList()
for (const [network, bits] of deniedIpv4) denied.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of deniedIpv6) denied.addSubnet(network, bits, 'ipv6')
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address is public: no private network, cloud metadata or tunnel (SSRF). */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !denied.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !denied.check(address, 'ipv6')
}

/** Whether an address is loopback. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
