import { describe, expect, it } from 'vitest'
import { expiryOf, formatCardNumber, formatExpiry, formatSecurityCode, isCardNumber } from './card.ts'

const typed = (text: string) => [text, text.length] as const

describe('a card', () => {
  it('has its number written in groups', () => {
    expect(formatCardNumber(...typed('4242424242424242'))).toEqual({ text: '4242 4242 4242 4242', caret: 19 })
    expect(formatCardNumber(...typed('378282246310005')).text).toBe('3782 822463 10005')
    expect(formatCardNumber(...typed('4242-42x')).text).toBe('4242 42')
    expect(formatCardNumber(...typed('1'.repeat(30))).text.replaceAll(' ', '')).toHaveLength(19)
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect(formatCardNumber('42942 4242', 3)).toEqual({ text: '4294 2424 2', caret: 3 })
    expect(formatCardNumber('4242 4', 0)).toEqual({ text: '4242 4', caret: 0 })
  })

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['5', '05'],
    ['1/', '01'],
    ['1/29', '01/29'],
    ['12/29', '12/29'],
    ['12/2029', '12/29'],
    ['1229 5', '12/29']
  ])('has %s written as the expiry date %s', (text, expected) => {
    expect(formatExpiry(...typed(text)).text).toBe(expected)
  })

  it('lets the slash of an expiry date be deleted', () => {
    expect(formatExpiry('12', 2)).toEqual({ text: '12', caret: 2 })
    expect(formatExpiry('12/2', 4)).toEqual({ text: '12/2', caret: 4 })
  })

  it('has a number that passes its check digit', () => {
    expect(['4242 4242 4242 4242', '4000 0000 0000 0002', '378282246310005'].every(isCardNumber)).toBe(true)
    expect(['4242 4242 4242 4241', '', '0', '4242'].some(isCardNumber)).toBe(false)
  })

  it('is good until the last day of its month', () => {
    const day = new Date(2026, 10, 30, 23)
    expect(['11/26', '10/26', '01/27', '13/27', '1/27', '01/60'].map((text) => expiryOf(text, day))).toEqual([
      'good',
      'past',
      'good',
      'unreadable',
      'unreadable',
      'unreadable'
    ])
  })

  it('has a security code of digits', () => {
    expect(formatSecurityCode('12a345')).toBe('1234')
  })
})
