import { expect, it } from 'vitest'
import { addressData } from './postal-address.ts'

it.each([
  ['14 Harbour Street, Bristol BS1 4RN', ['14 Harbour Street', 'Bristol', undefined, 'BS1 4RN']],
  ['Hauptstraße 5, 79098 Freiburg', ['Hauptstraße 5', 'Freiburg', undefined, '79098']],
  ['ul. Długa 14/3, 31-146 Kraków', ['ul. Długa 14/3', 'Kraków', undefined, '31-146']],
  ['120 Main Street, Burlington, VT 05401', ['120 Main Street', 'Burlington', 'VT', '05401']],
  ['7 New Road, Leeds', ['7 New Road', 'Leeds', undefined, undefined]]
])(
  'the parts of “%s” are told apart',
  (text, [streetAddress, addressLocality, addressRegion, postalCode]) => {
    expect(addressData(text)).toEqual({
      '@type': 'PostalAddress',
      streetAddress,
      addressLocality,
      ...(addressRegion && { addressRegion }),
      ...(postalCode && { postalCode })
    })
  }
)

it.each(['Leeds', 'Portland, Oregon', 'Unit 4, The Old Mill, Mill Lane, York', 'Gate 3, Pier 9', '5, Rome'])(
  '“%s” stays the text that it is',
  (text) => expect(addressData(text)).toBe(text)
)
