import { addDays, isDay, weekday, type Day } from '../calendar.ts'
import { dateFormat, foldWords } from '../text.ts'
import { topicNames, type Lexicon, type Topic } from './lexicon.ts'
import type { Knowledge } from './passages.ts'
import { isTypo, termsOf, type Term } from './words.ts'

/** What a message asks. */
export interface AskedMessage {
  /** A greeting, or nothing but words that every question has. */
  isVague: boolean
  topics: ReadonlySet<Topic>
  /** Whether it asks when, and where, of whatever it is about. */
  isWhen: boolean
  isWhere: boolean
  day?: AskedDay
  isNow: boolean
  /** The words besides those of the topics and days. */
  content: readonly Term[]
  /** The words besides those that say nothing. */
  keywords: readonly Term[]
}

/** Parses a message by the words of the site's languages. */
export function parseMessage(message: string, known: Knowledge, today: Day): AskedMessage {
  const { lexicon, name } = known
  const { words, stop } = lexicon
  const terms = termsOf(message, lexicon).map((term) => withoutSlip(term, known))
  const line = ` ${terms.map(({ folded }) => folded).join(' ')} `
  const day = findDay(terms, lexicon, today)
  const isKnown = ({ folded }: Term): boolean =>
    stop.has(folded) || Object.values(words).some((list) => list.includes(folded))

  const found = (list: readonly string[]): Term[] =>
    list.flatMap((phrase) => {
      if (phrase.includes(' ')) {
        const parts = phrase.split(' ')
        return line.includes(` ${phrase} `) ? terms.filter(({ folded }) => parts.includes(folded)) : []
      }
      return terms.filter((term) => term.folded === phrase)
    })
  /** A slip of the keyboard in a word of a topic, where the site knows no such word. */
  const slips = (list: readonly string[], least = 5): Term[] =>
    terms.filter(
      (term) =>
        !isKnown(term) && !known.mentions(term) && list.some((word) => isTypo(term.folded, word, least))
    )

  const byTopic = topicNames.map((topic) => ({ topic, terms: found(words[topic]) }))
  const said = byTopic.filter((each) => each.terms.length > 0)
  const when = found(words.when)
  const where = [...found(words.where), ...slips(words.where, 4)]
  const now = found(words.now)
  const spent = new Set([
    ...said.flatMap((each) => each.terms),
    ...when,
    ...where,
    ...now,
    ...(day?.terms ?? [])
  ])
  const isFiller = (term: Term): boolean =>
    stop.has(term.folded) || name.some((part) => part.folded === term.folded)
  const others = terms.filter((term) => !spent.has(term) && !isFiller(term))

  // A slip counts only beside words that the site knows: 'closets' is no slip of 'closes'.
  const guessed = topicNames
    .map((topic) => ({ topic, terms: slips(words[topic]) }))
    .filter((each) => each.terms.length > 0)
  const guessedTerms = new Set(guessed.flatMap((each) => each.terms))
  const content = others.filter((term) => !guessedTerms.has(term))
  const isLikely = content.every((term) => known.mentions(term))
  const topics = new Set([...said, ...(isLikely ? guessed : [])].map(({ topic }) => topic))
  return {
    isVague:
      terms.length > 0 &&
      terms.every((term) => !spent.has(term) && stop.has(term.folded)) &&
      topics.size === 0,
    topics: withoutMistakes(topics, line),
    isWhen: when.length > 0,
    isWhere: where.length > 0,
    day,
    isNow: now.length > 0,
    content: isLikely ? content : others,
    keywords: terms.filter((term) => !isFiller(term))
  }
}

/** A word with a slip of the keyboard that neither the site nor a list knows means its synonyms too. */
function withoutSlip(term: Term, known: Knowledge): Term {
  const { synonyms, stop } = known.lexicon
  if (synonyms.has(term.stem) || stop.has(term.folded) || known.mentions(term)) return term
  const meant = [...synonyms].find(([word]) => isTypo(term.stem, word, 6))?.[1]
  return meant === undefined ? term : { ...term, stem: meant }
}

/** Phrases that hold the words of a topic and ask something else. */
function withoutMistakes(topics: ReadonlySet<Topic>, line: string): ReadonlySet<Topic> {
  const isIn = (phrases: string): boolean => phrases.split('|').some((phrase) => line.includes(` ${phrase} `))
  return new Set(
    [...topics].filter((topic) => {
      if (topic === 'duration') return !isIn('how long have|how long has|how long did|how long ago')
      if (topic === 'pay') return !isIn('gift card|gift cards|gift voucher|business card|business cards')
      return topic !== 'travel' || !isIn('i come|we come|can i|can we')
    })
  )
}

/** A day that a message names, and how it does. */
export interface AskedDay {
  kind: 'today' | 'tomorrow' | 'weekday' | 'weekend' | 'date'
  /** The next such day. */
  day: Day
  /** The words that name it. */
  terms: readonly Term[]
}

/** Finds the day that a message names: in words, by its weekday, or as a date. */
function findDay(terms: readonly Term[], lexicon: Lexicon, today: Day): AskedDay | undefined {
  return (
    findFeast(terms, today) ??
    findDate(terms, lexicon, today) ??
    findWeekday(terms, lexicon, today) ??
    findRelative(terms, lexicon, today)
  )
}

/** Days of the year that have a name, as month and day. */
const feasts: readonly (readonly [names: string, date: string])[] = [
  ['christmas eve|heiligabend|heiliger abend|reveillon de noel|nochebuena|wigilia', '12-24'],
  ['boxing day|zweiter weihnachtstag', '12-26'],
  [
    'christmas day|christmas|xmas|weihnachten|noel|navidad|natale|natal|kerst|kerstmis|boze narodzenie',
    '12-25'
  ],
  ['new year s eve|new years eve|nye|silvester|nochevieja|oudejaarsavond|sylwester', '12-31'],
  ['new year s day|new years day|new year|neujahr|nouvel an|ano nuevo|capodanno|ano novo|nieuwjaar', '01-01']
]

function findFeast(terms: readonly Term[], today: Day): AskedDay | undefined {
  const line = ` ${terms.map(({ folded }) => folded).join(' ')} `
  for (const [names, date] of feasts) {
    const name = names.split('|').find((each) => line.includes(` ${each} `))
    if (name === undefined) continue
    const parts = name.split(' ')
    return {
      kind: 'date',
      day: nextDate(today, date),
      terms: terms.filter(({ folded }) => parts.includes(folded))
    }
  }
  return undefined
}

/** '24 December', 'December 24th', '24.12.' */
function findDate(terms: readonly Term[], { languages }: Lexicon, today: Day): AskedDay | undefined {
  const months = new Map(languages.flatMap(monthNames))
  for (const [index, term] of terms.entries()) {
    const month = months.get(term.folded)
    if (month === undefined) continue
    const near = [terms[index - 1], terms[index - 2], terms[index + 1]]
    const number = near.find(
      (each) => each !== undefined && /^\d{1,2}(?:st|nd|rd|th|er|o|a)?$/.test(each.folded)
    )
    const day = String(Number.parseInt(number?.folded ?? '', 10)).padStart(2, '0')
    if (number !== undefined && isDay(`2028-${month}-${day}`)) {
      return { kind: 'date', day: nextDate(today, `${month}-${day}`), terms: [term, number] }
    }
  }
  return undefined
}

/** The next day of this month and day; 29 February is that of the next leap year. */
function nextDate(today: Day, date: string): Day {
  const year = Number(today.slice(0, 4))
  const days = Array.from({ length: 9 }, (_, ahead) => `${year + ahead}-${date}`)
  return days.find((day) => day >= today && isDay(day)) ?? today
}

function findWeekday(terms: readonly Term[], lexicon: Lexicon, today: Day): AskedDay | undefined {
  const names = weekdayNames(lexicon)
  for (const term of terms) {
    const exact = names.get(term.folded) ?? names.get(term.folded.replace(/s$/, ''))
    const like = exact ?? [...names].find(([name]) => name.length > 5 && isTypo(term.folded, name, 5))?.[1]
    if (like === undefined) continue
    return { kind: 'weekday', day: addDays(today, (like - weekday(today) + 7) % 7), terms: [term] }
  }
  return undefined
}

function findRelative(terms: readonly Term[], { words }: Lexicon, today: Day): AskedDay | undefined {
  const line = ` ${terms.map(({ folded }) => folded).join(' ')} `
  const kinds = [
    ['tomorrow', 1],
    ['today', 0],
    ['weekend', (6 - weekday(today) + 7) % 7]
  ] as const
  for (const [kind, ahead] of kinds) {
    const phrase = words[kind].find(
      (each) =>
        line.includes(` ${each} `) || terms.some(({ folded }) => each.length > 6 && isTypo(folded, each, 6))
    )
    if (phrase === undefined) continue
    const parts = phrase.split(' ')
    const named = terms.filter(({ folded }) =>
      parts.some((part) => part === folded || isTypo(folded, part, 6))
    )
    return { kind, day: addDays(today, ahead), terms: named }
  }
  return undefined
}

/** The names of the weekdays in the languages of a site, 0 for Sunday; in English also their short forms. */
export function weekdayNames({ languages }: Pick<Lexicon, 'languages'>): ReadonlyMap<string, number> {
  const long = languages.flatMap((language) =>
    Array.from({ length: 7 }, (_, index): [string, number] => [
      // In Portuguese 'segunda-feira' is asked for as 'segunda'.
      foldWords(dayName(index, language))[0]?.folded ?? '',
      index
    ])
  )
  return new Map([...long, ...shortNames])
}

const shortNames: readonly (readonly [string, number])[] = [
  ['sun', 0],
  ['mon', 1],
  ['tue', 2],
  ['tues', 2],
  ['wed', 3],
  ['thu', 4],
  ['thur', 4],
  ['thurs', 4],
  ['fri', 5],
  ['sat', 6]
]

function dayName(index: number, language: string): string {
  const sunday = Date.UTC(2024, 0, 7)
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(sunday + index * 86_400_000)
}

function monthNames(language: string): readonly (readonly [string, string])[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2024, index, 15))
    const name = parts.find(({ type }) => type === 'month')?.value ?? ''
    return [foldWords(name)[0]?.folded ?? '', String(index + 1).padStart(2, '0')] as const
  })
}
