import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  resolveClientIp,
  toRateLimitKey,
  isInNetwork,
  parseIpAddress,
  parseIpNetwork,
  formatIpAddress,
  type IpNetwork
} from './ip-address.ts'

function networks(...texts: string[]): IpNetwork[] {
  return texts.map((text) => parseIpNetwork(text)).filter((network) => network !== undefined)
}

const four = fc.ipV4()
const six = fc.ipV6()

describe('reading and writing addresses', () => {
  test.each([
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['192.0.2.1:5000', '192.0.2.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221']
  ])('%s is %s', (text, written) => {
    const address = parseIpAddress(text)
    expect(address && formatIpAddress(address)).toBe(written)
  })

  test.each([
    '',
    'localhost',
    '1.2.3',
    '256.1.1.1',
    '01.2.3.4',
    '1:2',
    ':::',
    '1::2::3',
    'g::1',
    '12345::',
    '1.2.3.4::',
    '::1.2.3',
    '2001:db8::1 ,'
  ])('%j is none', (text) => expect(parseIpAddress(text)).toBeUndefined())

  test('formatting and parsing give the same address, however it was written before', () => {
    fc.assert(
      fc.property(fc.oneof(four, six), (text) => {
        const address = parseIpAddress(text)
        if (address === undefined) throw new Error(`${text} was not read`)
        const written = formatIpAddress(address)
        expect(parseIpAddress(written)).toEqual(address)
        expect(parseIpAddress(text.toUpperCase())).toEqual(address)
        if (address.family === 6) expect(new URL(`http://[${text}]/`).hostname).toBe(`[${written}]`)
      }),
      { numRuns: 2000 }
    )
  })

  test('no text makes parsing throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef:.[]%/, x')) }),
        (text) => {
          const address = parseIpAddress(text)
          if (address !== undefined) expect(parseIpAddress(formatIpAddress(address))).toEqual(address)
        }
      ),
      { numRuns: 3000 }
    )
  })
})

test('a network holds the addresses that share its first bits', () => {
  const [ten, mine, one] = networks('10.0.0.0/8', '2001:db8::/32', '192.0.2.7')
  const within = (text: string, network: IpNetwork | undefined) => {
    const address = parseIpAddress(text)
    return address !== undefined && network !== undefined && isInNetwork(address, network)
  }
  expect([within('10.9.8.7', ten), within('11.0.0.1', ten), within('::ffff:10.0.0.1', ten)]).toEqual([
    true,
    false,
    true
  ])
  expect([within('2001:db8:9::1', mine), within('2001:db9::1', mine)]).toEqual([true, false])
  expect([within('192.0.2.7', one), within('192.0.2.8', one)]).toEqual([true, false])
  for (const text of ['10.0.0.0/33', '10.0.0.0/x', '::/129', '10.0.0.0/8/8', 'proxy', '10.0.0.0/'])
    expect(parseIpNetwork(text)).toBeUndefined()
})

describe('security bar 13: the client address behind proxies', () => {
  const trusted = networks('10.0.0.0/8', '2001:db8:aa::/48', '127.0.0.1')

  test('without trusted proxies X-Forwarded-For is ignored', () => {
    fc.assert(
      fc.property(fc.oneof(four, six), fc.string(), (remote, forwarded) => {
        expect(resolveClientIp(remote, forwarded, [])).toBe(resolveClientIp(remote, undefined, []))
      })
    )
  })

  test('what a client prepends to X-Forwarded-For changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(four, six, fc.string())), (claimed) => {
        const header = [...claimed, '198.51.100.7', '10.1.1.1'].join(', ')
        expect(resolveClientIp('10.2.2.2', header, trusted)).toBe('198.51.100.7')
      }),
      { numRuns: 1000 }
    )
  })

  test.each([
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['198.51.100.9', '203.0.113.1', '198.51.100.9'],
    ['10.0.0.1', '203.0.113.1, nonsense', '10.0.0.1'],
    ['10.0.0.1', '203.0.113.1, 198.51.100.7, 2001:db8:aa::9', '198.51.100.7'],
    ['10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
    ['10.0.0.1', '[2001:DB8:0::7]:443', '2001:db8::7'],
    ['unknown', '198.51.100.7', 'unknown']
  ])('%s with %j is %s', (remote, header, expected) => {
    expect(resolveClientIp(remote, header, trusted)).toBe(expected)
  })
})

describe('security bar 13: the rate-limit key of an address', () => {
  test('all addresses of a /64 count as one, and those of another do not', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const half = fc.tuple(group, group, group, group)
    const text = (groups: readonly number[]) => groups.map((each) => each.toString(16)).join(':')
    fc.assert(
      fc.property(half, half, half, half, (prefix, one, other, elsewhere) => {
        fc.pre(text(prefix) !== '0:0:0:0' && text(elsewhere) !== text(prefix))
        const counted = toRateLimitKey(text([...prefix, ...one]))
        expect(toRateLimitKey(text([...prefix, ...other]))).toBe(counted)
        expect(toRateLimitKey(text([...elsewhere, ...one]))).not.toBe(counted)
      }),
      { numRuns: 1000 }
    )
  })

  test('spellings of one address count as one', () => {
    expect(toRateLimitKey('2001:DB8:0:0:1::1')).toBe('2001:db8::/64')
    expect(toRateLimitKey('[2001:db8::2]:80')).toBe('2001:db8::/64')
    expect(toRateLimitKey('::ffff:192.0.2.1')).toBe(toRateLimitKey('192.0.2.1'))
    expect(toRateLimitKey('maya@example.com')).toBe('maya@example.com')
  })
})
