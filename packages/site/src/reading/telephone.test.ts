import { describe, expect, it } from 'vitest'
import { readNumberOrigin, readTelephones } from './telephone.ts'

describe('telephone numbers without a country code', () => {
  const numbersOf = (text: string, country: string | undefined) =>
    readTelephones([text], country).map(({ dialled, number }) => [dialled, number])

  it.each([
    ['029 2018 0142', 'GB', [['02920180142', '+442920180142']]],
    ['(01) 555 0142', 'IE', [['015550142', '+35315550142']]],
    ['0761/1234560', 'DE', [['07611234560', '+497611234560']]],
    ['06 1234 5678', 'IT', [['0612345678', '+390612345678']]],
    ['(416) 555-0142 x12', 'CA', [['4165550142', '+14165550142']]],
    [
      '029 2018 0142 / 07911 123456',
      'GB',
      [
        ['02920180142', '+442920180142'],
        ['07911123456', '+447911123456']
      ]
    ],
    ['22 555 01 42', 'PL', [['225550142', '+48225550142']]],
    // They are complete as they are.
    ['+44 29 2018 0142', 'GB', []],
    ['0044 29 2018 0142', 'GB', []],
    // Nobody knows the country, or it has no such number.
    ['029 2018 0142', undefined, []],
    ['029 2018 0142', 'XX', []],
    ['12', 'GB', []],
    ['Open 9-17', 'GB', []]
  ] as const)('%j in %s are %j', (text, country, numbers) => {
    expect(numbersOf(text, country)).toEqual(numbers)
  })

  it('are told once, whatever texts repeat them', () => {
    expect(readTelephones(['029 2018 0142', '02920 180142', '01234 567890'], 'GB')).toEqual([
      { id: 'telephone-1', dialled: '02920180142', number: '+442920180142' },
      { id: 'telephone-2', dialled: '01234567890', number: '+441234567890' }
    ])
  })
})

it.each([
  ['+1 416 555 0142', { country: 'CA' }],
  ['Call 0044 (0)113 496 0142 ext. 3', { country: 'GB' }],
  ['+٩٦٦ ١١ ١٢٣ ٤٥٦٧', { country: 'SA' }],
  ['+1 555 0100', {}],
  ['0113 496 0142', undefined],
  ['', undefined]
])('the country of %j is %j', (phone, origin) => expect(readNumberOrigin(phone)).toEqual(origin))
