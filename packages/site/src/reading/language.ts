import { english, otherLatin, type LatinLanguage } from './latin-words.ts'

/** A language and the direction that it runs. */
export interface WrittenLanguage {
  /** BCP 47 */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** The language that most texts in a script are written in. Kana before Han: Japanese mixes both. */
const scripts = [
  { script: /\p{Script=Latin}/gu, language: 'en' },
  { script: /\p{Script=Arabic}/gu, language: 'ar' },
  { script: /\p{Script=Hebrew}/gu, language: 'he' },
  { script: /\p{Script=Cyrillic}/gu, language: 'ru' },
  { script: /\p{Script=Greek}/gu, language: 'el' },
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja' },
  { script: /\p{Script=Han}/gu, language: 'zh' },
  { script: /\p{Script=Hangul}/gu, language: 'ko' },
  { script: /\p{Script=Devanagari}/gu, language: 'hi' },
  { script: /\p{Script=Bengali}/gu, language: 'bn' },
  { script: /\p{Script=Tamil}/gu, language: 'ta' },
  { script: /\p{Script=Thai}/gu, language: 'th' },
  { script: /\p{Script=Georgian}/gu, language: 'ka' },
  { script: /\p{Script=Armenian}/gu, language: 'hy' }
] as const

const rightToLeft: readonly string[] = ['ar', 'he', 'fa', 'ur']

/** Letters that one language of a script has and the one named above has not. */
const refinements: Readonly<Record<string, readonly (readonly [letters: RegExp, language: string])[]>> = {
  ar: [
    [/[ٹڈڑںے]/u, 'ur'],
    [/[پچژگک]/u, 'fa']
  ],
  ru: [[/[іїєґ]/iu, 'uk']]
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function scriptLanguage(text: string): string {
  const counted = scripts.map(({ script, language }) => ({
    language: language as string,
    letters: count(text, script)
  }))
  const kana = counted.find(({ language }) => language === 'ja')?.letters ?? 0
  const ranked = counted
    .map(({ language, letters }) => ({
      language,
      letters:
        language === 'zh' && kana > 0
          ? 0
          : letters + (language === 'ja' && kana > 0 ? count(text, /\p{Script=Han}/gu) : 0)
    }))
    .sort((a, b) => b.letters - a.letters)
  const first = ranked[0]
  return first === undefined || first.letters === 0 ? 'en' : first.language
}

/** Least points of another language than English, so that a French name in an English text does not count. */
const enough = 2
/** Points that it needs for each short word of English. */
const againstEnglish = 2

/** Points of a language: its short words, but for those that English has too, and the words with its letters. */
function pointsOf(tokens: readonly string[], { words, letters, alone }: LatinLanguage): number {
  const own = tokens.filter((token) => words.has(token) && !english.words.has(token))
  const lettered = letters === undefined ? [] : tokens.filter((token) => letters.test(token))
  return own.length + lettered.length * (alone === true ? 2 : 1)
}

/** Detects the language of a text in Latin script, by stop words and by letters that few languages share. */
function latinLanguage(text: string): string {
  const tokens = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const needed = Math.max(enough, tokens.filter((token) => english.words.has(token)).length * againstEnglish)
  const scored = Object.entries(otherLatin).map(([language, entry]) => ({
    language,
    points: pointsOf(tokens, entry)
  }))
  const best = scored.sort((a, b) => b.points - a.points)[0]
  return best !== undefined && best.points >= needed ? best.language : 'en'
}

/** Detects the owner's language; English by default. */
export function readLanguage(text: string): WrittenLanguage {
  const script = scriptLanguage(text)
  if (script === 'en') return { language: latinLanguage(text), direction: 'ltr' }
  const language = refinements[script]?.find(([letters]) => letters.test(text))?.[1] ?? script
  return { language, direction: rightToLeft.includes(language) ? 'rtl' : 'ltr' }
}
