import { letters } from './letters.ts'
import {
  cashOnly,
  denied,
  deniedArticles,
  deniedBehind,
  deniedBetween,
  deniedVerbs,
  inPart,
  refusedThings,
  walkInOnly,
  type Refusal
} from './refusal-words.ts'
import { splitSentences } from './sentences.ts'

export type { Refusal } from './refusal-words.ts'

const between = `(?:\\s+(?:${deniedBetween}))?`
/** Not only by telephone, and not yet: that turns down nothing. */
const wholly = `(?!${inPart})(?![^.]*\\byet\\b)`
const listed =
  "(?:[\\wÀ-ɏ\\s’'-]{0,40}(?:,|\\sor|\\sni|\\snor|\\soder|\\snem|\\sné|\\snoch|\\sani)\\s*(?:or\\s+|and\\s+)?(?:no\\s+)?)?"

const plain = (thing: string): RegExp =>
  new RegExp(
    `(?<![${letters}])(?:${denied})${between}(?:\\s+|(?<=[’']))(?:${thing})(?![${letters}])${wholly}`,
    'iu'
  )
const inList = (thing: string): RegExp =>
  new RegExp(
    `(?<![${letters}])(?:${denied})\\s+${listed}(?:and\\s+|or\\s+)?(?:no\\s+)?(?:${thing})(?![${letters}])${wholly}`,
    'iu'
  )
const byVerb = (thing: string): RegExp =>
  new RegExp(
    `(?<![${letters}])(?:${deniedVerbs})\\s+(?:(?:${deniedArticles})\\s*){0,2}(?:[${letters}]+\\s+(?:or|and)\\s+)?(?:${thing})(?![${letters}])${wholly}`,
    'iu'
  )

const behind = (thing: string): RegExp =>
  new RegExp(`(?<![${letters}])(?:${thing})\\s+(?:${deniedBehind})`, 'iu')

/** Without one of these nothing is turned down. */
const anyDenial = new RegExp(
  `(?:${denied})(?:\\s|(?<=’|'))|${deniedVerbs}|\\s(?:nicht|not|never|off|out|nie|non|nee|não|no)(?![${letters}])`,
  'iu'
)

/** Tells whether a clause turns a thing down. The costly expressions are made for a thing that is spoken of. */
function isRefused(thing: string): (clause: string) => boolean {
  const named = new RegExp(thing, 'iu')
  let patterns: readonly RegExp[] | undefined
  return (clause) => {
    if (!named.test(clause)) return false
    patterns ??= [plain(thing), inList(thing), byVerb(thing), behind(thing)]
    return patterns.some((pattern) => pattern.test(clause))
  }
}

const refusable = (Object.entries(refusedThings) as [Refusal, string][]).map(
  ([refusal, thing]) => [refusal, isRefused(thing)] as const
)

const others: readonly (readonly [RegExp, Refusal])[] = [
  [/(?<![\wÀ-ɏ])(?:walk[- ]ins? only|just walk in|first come,? first served)/iu, 'booking'],
  [new RegExp(`(?<![${letters}])${walkInOnly}`, 'iu'), 'booking'],
  [new RegExp(`(?<![${letters}])(?:${cashOnly})`, 'iu'), 'payments'],
  [
    /(?<![\wÀ-ɏ])(?:nothing (?:but|except) (?:a|my|our) portfolio|(?:only|just) (?:a|my|our) portfolio|portfolio only|nur ein portfolio|tylko portfolio)/iu,
    'all-but-portfolio'
  ],
  [
    /(?<![\wÀ-ɏ])(?:prices? (?:only )?(?:on request|on application)|preise? auf anfrage|prix sur demande|ceny? na zapytanie)/iu,
    'prices'
  ]
]

/** Turns down nothing, though it begins like it. */
const noRefusal =
  /(?<![\wÀ-ɏ])(?:no need|no problem|not? just|no longer|with or without|mit oder ohne|mit und ohne|avec ou sans|con o sin|con o senza|com ou sem|z lub bez|met of zonder)/iu

/** Extracts what a text declines, such as `no prices` or `we do not take bookings`. */
export function readRefusals(text: string): ReadonlySet<Refusal> {
  const clauses = splitSentences(text).flatMap((sentence) => sentence.split(/(?<=[;:])\s+/u))
  const found = clauses.flatMap((clause): Refusal[] => {
    if (noRefusal.test(clause)) return []
    const named = anyDenial.test(clause) ? refusable.filter(([, isIn]) => isIn(clause)) : []
    return [
      ...named.map(([refusal]) => refusal),
      ...others.filter(([pattern]) => pattern.test(clause)).map(([, refusal]) => refusal)
    ]
  })
  // A business without reviews wants no other praise either, unless it asks for it by name.
  const praise =
    found.includes('reviews') && !/testimonial|kundenstimmen|témoignages|testimonios/iu.test(text)
  return new Set(praise ? [...found, 'testimonials' as const] : found)
}
