import { parseIpAddress } from '../request/ip-address.ts'

/** A range of addresses of one country, as in a line of CSV: first and last address, and the country code. */
export type CountryRange = readonly [first: string, last: string, code: string]

/** Finds the country code of an address, such as `NL`; undefined where no range contains it. */
export type CountryTable = (address: string) => string | undefined

/** IPv6 addresses count by their /64 network: no range is more specific. */
const hostBits = { 4: 0n, 6: 64n } as const
const families = [4, 6] as const

type Family = (typeof families)[number]

/** The start of a range, and the index of its country in the list of codes; 0 is no country. */
type Start = readonly [network: bigint, code: number]

/**
 * Packs ranges into a table of a few MB: per family the sorted networks where a range starts, with its country.
 *
 * @throws Error if a line is not a range.
 */
export function packCountries(ranges: Iterable<CountryRange>): Uint8Array<ArrayBuffer> {
  const codes: string[] = ['']
  const numbers = new Map<string, number>()
  const starts: Record<Family, Start[]> = { 4: [], 6: [] }
  for (const [first, last, code] of ranges) {
    const [from, to] = [parseIpAddress(first), parseIpAddress(last)]
    if (from === undefined || to === undefined || from.family !== to.family || !/^[A-Z]{2}$/.test(code))
      throw new Error(`This is no range of a country: ${first},${last},${code}`)
    let number = numbers.get(code)
    if (number === undefined) numbers.set(code, (number = codes.push(code) - 1))
    const bits = hostBits[from.family]
    starts[from.family].push([from.bits >> bits, number], [(to.bits >> bits) + 1n, 0])
  }
  const packed = families.map((family) => orderStarts(starts[family]))
  return writeTable(codes, packed)
}

/** Sorts the starts; where a range ends and another starts, the latter counts. */
function orderStarts(starts: readonly Start[]): Start[] {
  const ordered = starts.toSorted(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x - y))
  const merged: Start[] = []
  for (const [network, code] of ordered) {
    if (merged.at(-1)?.[0] === network) merged.pop()
    if ((merged.at(-1)?.[1] ?? 0) !== code) merged.push([network, code])
  }
  return merged
}

function writeTable(codes: readonly string[], families: readonly Start[][]): Uint8Array<ArrayBuffer> {
  const names = codes.slice(1).join('')
  const length = 4 + names.length + families.reduce((sum, starts) => sum + 4 + 9 * starts.length, 0)
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, codes.length - 1)
  bytes.set(new TextEncoder().encode(names), 4)
  let at = 4 + names.length
  for (const starts of families) {
    view.setUint32(at, starts.length)
    at += 4
    for (const [network] of starts) {
      view.setBigUint64(at, network)
      at += 8
    }
    for (const [, code] of starts) {
      view.setUint8(at, code)
      at += 1
    }
  }
  return bytes
}

/** Opens a table that `packCountries` has created; it is searched in place. */
export function openCountryTable(bytes: Uint8Array): CountryTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = view.getUint32(0)
  const names = new TextDecoder().decode(bytes.subarray(4, 4 + 2 * count))
  const places = {} as Record<Family, { starts: number; length: number }>
  let at = 4 + 2 * count
  for (const family of families) {
    const length = view.getUint32(at)
    places[family] = { starts: at + 4, length }
    at += 4 + 9 * length
  }
  return (text) => {
    const address = parseIpAddress(text)
    if (address === undefined) return undefined
    const { starts, length } = places[address.family]
    const network = address.bits >> hostBits[address.family]
    const found = countUpTo(length, (index) => view.getBigUint64(starts + 8 * index) <= network) - 1
    const code = found < 0 ? 0 : view.getUint8(starts + 8 * length + found)
    return code === 0 ? undefined : names.slice(2 * code - 2, 2 * code)
  }
}

/** Number of leading entries that meet a condition (binary search). */
function countUpTo(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
