import { expect, it } from 'vitest'
import { ownLanguageOf } from './own-language.ts'

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
