import { describe, expect, it } from 'vitest'
import { firstWeekday, localeOf, roadUnits } from './locale.ts'

describe('the locale of numbers and dates', () => {
  it('is the visitor’s where it speaks the language of the page', () => {
    expect(localeOf('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
  })

  it('is the page’s where the visitor speaks another, and English where neither can be read', () => {
    expect(localeOf('en', ['de-DE'])).toBe('en')
    expect(localeOf('ar', ['not a tag', 'en'])).toBe('ar')
    expect(localeOf('???', [])).toBe('en')
  })

  it('measures roads in miles where the road signs do', () => {
    expect(['en', 'en-GB', 'de', 'en-AU'].map(roadUnits)).toEqual(['mile', 'mile', 'kilometer', 'kilometer'])
  })

  it('starts the week where people there start it', () => {
    expect(['en', 'en-GB', 'ar-EG', 'fr', 'pt-BR'].map(firstWeekday)).toEqual([0, 1, 6, 1, 0])
  })
})
