import { describe, expect, it } from 'vitest'
import {
  dateFormat,
  factText,
  firstWeekday,
  isLongName,
  localeOf,
  longestWordWidth,
  textWidth,
  ownLanguageOf,
  paragraphsBeside,
  roadUnits,
  splitSentences
} from './text.ts'

it('a name is long by its letters, not by how they are stored', () => {
  expect(isLongName('Harbour Street Dental Clinic')).toBe(false)
  expect(isLongName('Harbour Street Dental Clinics')).toBe(true)
  expect(isLongName('🦷'.repeat(28))).toBe(false)
})

it('a story does not repeat what stands above it', () => {
  expect(paragraphsBeside('We mend bicycles. ', ['We mend bicycles.', 'Since 1990.'])).toEqual([
    'Since 1990.'
  ])
})

it('measures the longest word in usual letters', () => {
  expect(longestWordWidth('Kestrel Cycles')).toBeCloseTo(6.08)
  expect(longestWordWidth('Ill')).toBeLessThan(longestWordWidth('Oak'))
  expect(longestWordWidth('Mammoth')).toBeGreaterThan(longestWordWidth('Kestrel'))
  expect(longestWordWidth('寿司')).toBeGreaterThan(longestWordWidth('ab'))
  expect(longestWordWidth('')).toBe(1)
  expect(textWidth('Kestrel Cycles')).toBeGreaterThan(2 * 6.08)
  expect(textWidth('')).toBe(1)
})

describe('the locale of numbers and dates', () => {
  it('is the visitor’s where it speaks the language of the page', () => {
    expect(localeOf({ language: 'en' }, ['de-DE', 'en-GB', 'en-US'])).toBe('en-GB')
  })

  it('is the page’s language as written in the visitor’s country where the visitor speaks another', () => {
    expect(localeOf({ language: 'en' }, ['de-DE'])).toBe('en-DE')
    expect(localeOf({ language: 'pt-BR' }, ['de-DE'])).toBe('pt-BR')
    expect(roadUnits(localeOf({ language: 'en' }, ['de-DE']))).toBe('kilometer')
  })

  it('is that of the country of the business, whoever visits', () => {
    expect(localeOf({ language: 'en', region: { country: 'GB' } }, ['en-US', 'de-DE'])).toBe('en-GB')
    expect(localeOf({ language: 'en', region: { currency: 'EUR' } }, ['en-US'])).toBe('en-US')
  })

  it('is the page’s where nothing else is known, and English where that cannot be read', () => {
    expect(localeOf({ language: 'ar' }, ['not a tag', 'en'])).toBe('ar')
    expect(localeOf({ language: 'en' }, [])).toBe('en')
    expect(localeOf({ language: '???' }, [])).toBe('en')
  })

  it('measures roads in miles where the road signs do', () => {
    expect(['en', 'en-GB', 'de', 'en-AU'].map(roadUnits)).toEqual(['mile', 'mile', 'kilometer', 'kilometer'])
  })

  it('starts the week where people there start it', () => {
    expect(['en', 'en-GB', 'ar-EG', 'fr', 'pt-BR'].map(firstWeekday)).toEqual([0, 1, 6, 1, 0])
  })
})

const arabic = { ownLanguage: { language: 'ar', direction: 'rtl' } } as const
const polish = { ownLanguage: { language: 'pl', direction: 'ltr' } } as const

it('marks words of another script, whoever wrote them, and nothing else', () => {
  expect(ownLanguageOf(arabic, 'مخبز النور', true)).toBe(arabic.ownLanguage)
  expect(ownLanguageOf(arabic, 'مخبز النور', false)).toBe(arabic.ownLanguage)
  expect(ownLanguageOf(arabic, 'Al Noor', true)).toBeUndefined()
  expect(ownLanguageOf(arabic, '24/7', true)).toBeUndefined()
})

it('marks what is certainly the owner’s where both languages share a script', () => {
  expect(ownLanguageOf(polish, 'Joga z Zofią', true)).toBe(polish.ownLanguage)
  expect(ownLanguageOf(polish, 'What we do', false)).toBeUndefined()
})

it('marks nothing where the page speaks the owner’s language', () => {
  expect(ownLanguageOf({}, 'مخبز النور', true)).toBeUndefined()
})

describe('a fact', () => {
  const british = { language: 'en', region: { country: 'GB' } }

  it('is written as in the country of the business', () => {
    const price = { amount: 1250.5, currency: 'EUR' }
    expect(factText({ amount: 45, currency: 'GBP' }, british)).toBe('£45')
    expect(factText(price, { language: 'en', region: { country: 'IE' } })).toBe('€1,250.50')
    expect(factText(price, { language: 'de', region: { country: 'DE' } })).toBe('1.250,50\u00a0€')
    expect(factText({ amount: 45, currency: 'CAD' }, { language: 'en' })).toBe('$45')
  })

  it.each([
    [
      { street: '14 Harbour Street', town: 'Bristol', postcode: 'BS1 4RN' },
      '14 Harbour Street, Bristol BS1 4RN'
    ],
    [{ street: 'Hauptstraße 5', town: 'Freiburg', postcode: '79098' }, 'Hauptstraße 5, 79098 Freiburg'],
    [{ town: 'Austin', region: 'TX', postcode: '78701' }, 'Austin, TX 78701'],
    [{ town: 'Cardiff', country: 'GB' }, 'Cardiff']
  ])('%j is written as its country does', (address, text) => expect(factText(address, british)).toBe(text))

  it('says what the amount is', () => {
    const price = { amount: 35, currency: 'GBP' }
    expect(factText({ ...price, from: true, unit: 'hour' }, british)).toBe('From £35 per hour')
    expect(factText({ ...price, to: 49.5 }, british)).toBe('£35 to £49.50')
    expect(factText({ ...price, amount: 0 }, british)).toBe('Free')
    expect(factText({ minutes: 60, to: 90 }, british)).toBe('60 to 90 min')
    expect(factText({ text: 'On request', draft: true }, british)).toBe('On request')
    expect(factText(undefined, british)).toBe('')
  })
})

it('takes a short word before a figure for no end of a sentence', () => {
  expect(splitSentences('Karnet 340 zł. Pon.-pt. 13:00-20:30, sob. 9-14. Pierwsza lekcja gratis.')).toEqual([
    'Karnet 340 zł.',
    'Pon.-pt. 13:00-20:30, sob. 9-14.',
    'Pierwsza lekcja gratis.'
  ])
  expect(splitSentences('Gâteau (8 pers.) 32 €. We mend bicycles. 20 years now.')).toEqual([
    'Gâteau (8 pers.) 32 €.',
    'We mend bicycles.',
    '20 years now.'
  ])
})

it('makes a format once for each locale and way', () => {
  const long = { month: 'long', timeZone: 'UTC' } as const
  expect(dateFormat('de', long)).toBe(dateFormat('de', { ...long }))
  expect(dateFormat('de', long)).not.toBe(dateFormat('fr', long))
  expect(dateFormat('de', { ...long, month: 'short' }).format(0)).not.toBe(dateFormat('de', long).format(0))
  expect(() => dateFormat('de', { timeZone: 'Atlantis/Harbour' })).toThrow(RangeError)
})
