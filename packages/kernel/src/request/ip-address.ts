/** An IP address as a number; an IPv4-mapped IPv6 address counts as IPv4. */
export interface IpAddress {
  family: 4 | 6
  bits: bigint
}

/** A network in CIDR notation, such as `10.0.0.0/8`. */
export interface IpNetwork extends IpAddress {
  length: number
}

const widths = { 4: 32, 6: 128 } as const
const mappedPrefix = 0xffffn
/** IPv6 clients are rate-limited by /64: a household or a server gets that much (security bar 13). */
const rateLimitPrefixLength = 64
/** Longest X-Forwarded-For chain that is examined. */
const longestChain = 20

/** Parses an IP address as systems and proxies write it: with brackets, port or zone too. Undefined for other texts. */
export function parseIpAddress(text: string): IpAddress | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%[\w.-]+$/, '')
  const four = parseIpv4(bare)
  if (four !== undefined) return { family: 4, bits: four }
  const six = parseIpv6(bare)
  if (six === undefined) return undefined
  return six >> 32n === mappedPrefix ? { family: 4, bits: six & 0xffff_ffffn } : { family: 6, bits: six }
}

function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256))
    return undefined
  return parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n)
}

function parseIpv6(text: string): bigint | undefined {
  const [head = '', tail, ...more] = text.split('::')
  if (more.length > 0) return undefined
  const first = parseGroups(head, tail === undefined)
  const last = tail === undefined ? [] : parseGroups(tail, true)
  if (first === undefined || last === undefined) return undefined
  const missing = 8 - first.length - last.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  return [...first, ...Array.from({ length: missing }, () => 0n), ...last].reduce(
    (bits, group) => (bits << 16n) | group,
    0n
  )
}

/** Parses the groups on one side of `::`; at the very end an IPv4 address may stand for two. */
function parseGroups(text: string, atEnd: boolean): bigint[] | undefined {
  if (text === '') return []
  const groups: bigint[] = []
  const parts = text.split(':')
  for (const [index, part] of parts.entries()) {
    const four = atEnd && index === parts.length - 1 ? parseIpv4(part) : undefined
    if (four !== undefined) groups.push(four >> 16n, four & 0xffffn)
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(BigInt(`0x${part}`))
    else return undefined
  }
  return groups
}

/** Formats an IP address in canonical form (RFC 5952). */
export function formatIpAddress({ family, bits }: IpAddress): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => (bits >> shift) & 255n).join('.')
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((bits >> BigInt(112 - 16 * index)) & 0xffffn).toString(16)
  )
  const runs = [
    ...groups
      .map((group) => (group === '0' ? '0' : 'x'))
      .join('')
      .matchAll(/0{2,}/g)
  ]
  const [longest] = runs.toSorted((one, other) => other[0].length - one[0].length || one.index - other.index)
  if (longest === undefined) return groups.join(':')
  const head = groups.slice(0, longest.index).join(':')
  return `${head}::${groups.slice(longest.index + longest[0].length).join(':')}`
}

/** Parses a network in CIDR notation, or a single address as the network that holds only it. */
export function parseIpNetwork(text: string): IpNetwork | undefined {
  const [base = '', length, ...more] = text.split('/')
  const address = parseIpAddress(base)
  if (address === undefined || more.length > 0) return undefined
  const width = widths[address.family]
  if (length === undefined) return { ...address, length: width }
  return /^\d{1,3}$/.test(length) && Number(length) <= width
    ? { ...address, length: Number(length) }
    : undefined
}

/** Whether an address is in a network. */
export function isInNetwork({ family, bits }: IpAddress, network: IpNetwork): boolean {
  const rest = BigInt(widths[family] - network.length)
  return family === network.family && bits >> rest === network.bits >> rest
}

/**
 * Resolves the client's IP. X-Forwarded-For is read from right to left, as long as trusted proxies wrote it: the first
 * address that is not one of them is the client's.
 *
 * @example
 * resolveClientIp('10.0.0.2', '203.0.113.7, 10.0.0.9', [parseIpNetwork('10.0.0.0/8')!]) // '203.0.113.7'
 */
export function resolveClientIp(
  remote: string,
  forwardedFor: string | undefined,
  trusted: readonly IpNetwork[]
): string {
  const chain = (forwardedFor ?? '').split(',').slice(-longestChain)
  let current = parseIpAddress(remote)
  if (current === undefined) return 'unknown'
  for (const entry of chain.toReversed()) {
    const believed: IpAddress = current
    if (!trusted.some((network) => isInNetwork(believed, network))) break
    const before = parseIpAddress(entry)
    if (before === undefined) break
    current = before
  }
  return formatIpAddress(current)
}

/** Rate-limit key of an address: IPv6 by its /64, in canonical form; other texts unchanged. */
export function toRateLimitKey(text: string): string {
  const address = parseIpAddress(text)
  if (address === undefined) return text
  if (address.family === 4) return formatIpAddress(address)
  const rest = BigInt(widths[6] - rateLimitPrefixLength)
  return `${formatIpAddress({ family: 6, bits: (address.bits >> rest) << rest })}/${rateLimitPrefixLength}`
}
