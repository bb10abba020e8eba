import type { BusinessInfo } from '../site.ts'

interface Language {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** The language that most texts in a script are written in. Kana before Han: Japanese mixes both. */
const scripts = [
  { script: /\p{Script=Latin}/gu, language: 'en', direction: 'ltr' },
  { script: /\p{Script=Arabic}/gu, language: 'ar', direction: 'rtl' },
  { script: /\p{Script=Hebrew}/gu, language: 'he', direction: 'rtl' },
  { script: /\p{Script=Cyrillic}/gu, language: 'ru', direction: 'ltr' },
  { script: /\p{Script=Greek}/gu, language: 'el', direction: 'ltr' },
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja', direction: 'ltr' },
  { script: /\p{Script=Han}/gu, language: 'zh', direction: 'ltr' },
  { script: /\p{Script=Hangul}/gu, language: 'ko', direction: 'ltr' },
  { script: /\p{Script=Devanagari}/gu, language: 'hi', direction: 'ltr' },
  { script: /\p{Script=Bengali}/gu, language: 'bn', direction: 'ltr' },
  { script: /\p{Script=Tamil}/gu, language: 'ta', direction: 'ltr' },
  { script: /\p{Script=Thai}/gu, language: 'th', direction: 'ltr' },
  { script: /\p{Script=Georgian}/gu, language: 'ka', direction: 'ltr' },
  { script: /\p{Script=Armenian}/gu, language: 'hy', direction: 'ltr' }
] as const

const english: Language = { language: 'en', direction: 'ltr' }

/** Letters that one language of a script has and the one named above has not. */
const refinements: Readonly<Record<string, readonly (readonly [letters: RegExp, language: string])[]>> = {
  ar: [
    [/[ٹڈڑںے]/u, 'ur'],
    [/[پچژگک]/u, 'fa']
  ],
  ru: [[/[іїєґ]/iu, 'uk']]
}

/** A best guess from the script of the business's own words; English where there are none. */
export function languageOf({ businessName, description }: BusinessInfo): Language {
  const words = `${businessName} ${description}`
  const counted = scripts.map((entry) => ({ ...entry, letters: words.match(entry.script)?.length ?? 0 }))
  const kana = counted.find(({ language }) => language === 'ja')?.letters ?? 0
  const ranked = counted
    .map((entry) =>
      entry.language === 'ja' && kana > 0 ? { ...entry, letters: kana + lettersOf(counted, 'zh') } : entry
    )
    .sort((a, b) => b.letters - a.letters)
  const [first] = ranked
  if (!first || first.letters === 0) return english
  const refined = refinements[first.language]?.find(([letters]) => letters.test(words))
  return { language: refined?.[1] ?? first.language, direction: first.direction }
}

function lettersOf(counted: readonly { language: string; letters: number }[], language: string): number {
  return counted.find((entry) => entry.language === language)?.letters ?? 0
}
