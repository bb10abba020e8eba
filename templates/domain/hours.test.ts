import { describe, expect, it } from 'vitest'
import { isToday } from './hours.ts'

const saturday = new Date(2026, 10, 21)
const sunday = new Date(2026, 10, 22)
const wednesday = new Date(2026, 10, 25)

describe('opening hours', () => {
  it.each([
    ['Saturday', 'en', true],
    ['Sat', 'en', true],
    ['Monday', 'en', false],
    ['Monday to Friday', 'en', false],
    ['Tuesday – Saturday', 'en', true],
    ['Friday - Monday', 'en', true],
    ['Monday, Saturday', 'en', true],
    ['Samstag', 'de', true],
    ['Mo–Sa', 'de', true],
    ['On request', 'en', false]
  ])('say of “%s” (%s) on a Saturday: %s', (days, language, expected) => {
    expect(isToday(days, saturday, language)).toBe(expected)
  })

  it('end their range before the day after', () => {
    expect(isToday('Tuesday – Saturday', sunday, 'en')).toBe(false)
    expect(isToday('Friday - Monday', wednesday, 'en')).toBe(false)
  })
})
