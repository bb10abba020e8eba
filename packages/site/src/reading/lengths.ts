import { letters } from './letters.ts'
/** Words for small numbers before a unit of time, with the number. */
const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  eine: 1,
  zwei: 2,
  drei: 3,
  une: 1,
  deux: 2,
  trois: 3,
  una: 1,
  dos: 2,
  tres: 3,
  due: 2,
  tre: 3,
  uma: 1,
  duas: 2,
  três: 3,
  een: 1,
  twee: 2
}

const count = `\\d{1,3}(?:[.,]5)?|${Object.keys(small).join('|')}`
const minuteWords = 'min(?:ute[sn]?|utos?|ut[io]|uten|ut[ęy]?|s)?\\.?'
const hourWords = 'hours?|hrs?|h|stunden?|std\\.?|heures?|horas?|or[ae]|godzin[ay]?|uur'

/** A length of time: `90 minutes`, `2 Stunden`, `1h30`. */
const lengths = new RegExp(
  `(?<![${letters}.,])(?:(?<hours>\\d)\\s?h\\s?(?<rest>[0-5]\\d)|(?<number>${count})(?:\\s|-)?(?:(?<minute>${minuteWords})|(?<hour>${hourWords})))(?![${letters}])`,
  'giu'
)

/** Lengths without a number, in minutes. */
const worded: readonly (readonly [RegExp, number])[] = [
  [
    /(?<![\wÀ-ɏ])(?:an hour and a half|anderthalb stunden|une heure et demie|hora y media|un[’']ora e mezza|uma hora e meia|półtorej godziny|anderhalf uur)(?![\wÀ-ɏ])/giu,
    90
  ],
  [
    /(?<![\wÀ-ɏ])(?:half an hour|(?:eine )?halbe stunde|une demi-heure|media hora|mezz[’']ora|meia hora|pół godziny|een half uur)(?![\wÀ-ɏ])/giu,
    30
  ],
  [/(?<![\wÀ-ɏ])(?:un[’']ora)(?! e mezza)(?![\wÀ-ɏ])/giu, 60]
]

/** Longer than this is no length of an appointment: `a course of 20 hours`. */
const longest = 300

/** A length of time in a text, with the place where it stands. */
export interface FoundLength {
  readonly at: number
  readonly end: number
  readonly minutes: number
}

/** Finds the lengths of appointments in a text. */
export function findLengths(text: string): FoundLength[] {
  const named = worded.flatMap(([words, minutes]) =>
    [...text.matchAll(words)].map(({ 0: { length }, index }) => ({ at: index, end: index + length, minutes }))
  )
  const counted = [...text.matchAll(lengths)].flatMap((match) => {
    const { hours, rest, number = '', minute } = match.groups ?? {}
    const amount = small[number.toLowerCase()] ?? Number(number.replace(',', '.'))
    const minutes =
      hours === undefined ? amount * (minute === undefined ? 60 : 1) : Number(hours) * 60 + Number(rest)
    return minutes > longest || minutes < 5
      ? []
      : [{ at: match.index, end: match.index + match[0].length, minutes }]
  })
  const free = counted.filter(({ at, end }) => !named.some((each) => at < each.end && each.at < end))
  return [...free, ...named].sort((a, b) => a.at - b.at)
}
