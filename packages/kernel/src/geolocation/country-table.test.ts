import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatIpAddress } from '../request/ip-address.ts'
import { openCountryTable, packCountries, type CountryRange } from './country-table.ts'

test('an address is found in its range, and nowhere else', () => {
  const find = openCountryTable(
    packCountries([
      ['2001:200::', '2001:218:2000:51:ffff:ffff:ffff:ffff', 'JP'],
      ['10.0.0.0', '10.0.0.255', 'NL'],
      ['10.0.1.0', '10.0.1.255', 'PL'],
      ['255.255.255.0', '255.255.255.255', 'DE']
    ])
  )
  const expected = {
    '9.255.255.255': undefined,
    '10.0.0.0': 'NL',
    '10.0.0.255': 'NL',
    '::ffff:10.0.0.7': 'NL',
    '10.0.1.0': 'PL',
    '10.0.2.0': undefined,
    '255.255.255.255': 'DE',
    '2001:200::1': 'JP',
    '2001:218:2000:51::9': 'JP',
    '2001:218:2000:52::': undefined,
    '2001:1ff::': undefined,
    'this browser': undefined
  }
  expect(Object.fromEntries(Object.keys(expected).map((address) => [address, find(address)]))).toEqual(
    expected
  )
})

test('whatever the ranges, each address has the country of the range that holds it', () => {
  const codes = ['NL', 'PL', 'DE', 'NG']
  const gap = fc.record({
    skip: fc.nat(3),
    length: fc.integer({ min: 1, max: 4 }),
    code: fc.constantFrom(...codes)
  })
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 12 }), fc.constantFrom(4 as const, 6 as const), (gaps, family) => {
      const unit = family === 4 ? 1n : 1n << 64n
      const format = (bits: bigint) => formatIpAddress({ family, bits })
      const owners: (string | undefined)[] = []
      const ranges: CountryRange[] = gaps.map(({ skip, length, code }) => {
        for (let index = 0; index < skip; index += 1) owners.push(undefined)
        const first = BigInt(owners.length)
        for (let index = 0; index < length; index += 1) owners.push(code)
        return [format(first * unit), format((first + BigInt(length)) * unit - 1n), code]
      })
      const find = openCountryTable(packCountries(ranges.toReversed()))
      for (const [index, code] of [...owners, undefined].entries())
        expect(find(format(BigInt(index) * unit))).toBe(code)
    })
  )
})

test('a line that is no range is refused with the line', () => {
  for (const line of [
    ['10.0.0.0', 'x', 'NL'],
    ['10.0.0.0', '::1', 'NL'],
    ['10.0.0.0', '10.0.0.1', 'nl']
  ] as const)
    expect(() => packCountries([line])).toThrow(line.join(','))
})
