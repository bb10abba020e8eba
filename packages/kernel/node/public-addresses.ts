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

const embedded = new BlockList()
embedded.addSubnet('::', 96, 'ipv6')
embedded.addSubnet('::ffff:0:0', 96, 'ipv6')

const ipv6Loopback = new BlockList()
ipv6Loopback.addAddress('::1', 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Addresses that no rule allows: this network, link-local, multicast, IPv6 with an embedded IPv4 address, and the
 * metadata services that give a cloud machine its credentials: 100.100.100.200 (Alibaba), 168.63.129.16 (Azure),
 * fd00:ec2::/32 (AWS, with those of containers), fd20:ce::254 (Google) and fd00:c1::a9fe:a9fe (Oracle).
 */
const never = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['224.0.0.0', 3]
] as const)
  never.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fd00:c1::a9fe:a9fe', 128],
  ['fd00:ec2::', 32],
  ['fd20:ce::254', 128],
  ['fe80::', 10],
  ['ff00::', 8]
] as const)
  never.addSubnet(network, bits, 'ipv6')

/** Whether an address is refused whatever a rule allows. */
export function isNeverReached(address: string): boolean {
  // An address with a zone is on a link of this machine.
  if (address.includes('%')) return true
  if (!isIPv6(address)) return never.check(address, 'ipv4')
  return isEmbeddedIpv4(address) || never.check(address, 'ipv6')
}

/** IPv4-mapped and IPv4-compatible addresses; `::1` is neither. */
function isEmbeddedIpv4(address: string): boolean {
  return embedded.check(address, 'ipv6') && !ipv6Loopback.check(address, 'ipv6')
}

/** Whether an address is public: no private network, cloud metadata or tunnel (SSRF). */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !denied.check(address, 'ipv4')
  return publicIpv6.check(address, 'ipv6') && !denied.check(address, 'ipv6')
}

/** Whether an address is loopback. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
