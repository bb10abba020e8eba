import { describe, expect, it } from 'vitest'
import { firstWeekday, localeOf, roadUnits } from './locale.ts'

describe('the locale of numbers and dates', () => {
  it('is the visitor’s where it speaks the language of the page', () => {
    expect(localeOf('en', ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
  })

  it('is the page’s language as written in the visitor’s country where the visitor speaks another', () => {
    expect(localeOf('en', ['de-DE'])).toBe('en-DE')
    expect(localeOf('pt-BR', ['de-DE'])).toBe('pt-BR')
    expect(roadUnits(localeOf('en', ['de-DE']))).toBe('kilometer')
  })

  it('is the page’s where nothing else is known, and English where that cannot be read', () => {
    expect(localeOf('ar', ['not a tag', 'en'])).toBe('ar')
    expect(localeOf('en', [])).toBe('en')
    expect(localeOf('???', [])).toBe('en')
  })

  it('measures roads in miles where the road signs do', () => {
    expect(['en', 'en-GB', 'de', 'en-AU'].map(roadUnits)).toEqual(['mile', 'mile', 'kilometer', 'kilometer'])
  })

  it('starts the week where people there start it', () => {
    expect(['en', 'en-GB', 'ar-EG', 'fr', 'pt-BR'].map(firstWeekday)).toEqual([0, 1, 6, 1, 0])
  })
})
