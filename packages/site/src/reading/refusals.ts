import type { FeatureId } from '@sitewright/catalog'
import { splitSentences } from './sentences.ts'

/** Things that a business declines. */
export type Refusal = FeatureId | 'prices' | 'all-but-portfolio'

const things: Readonly<Partial<Record<Refusal, string>>> = {
  prices:
    'prices?(?! (?:increase|rise|change|shock)s?)|price list|prizes? list|preise|preisliste|prix|precios|prezzi|cen|cennika|ceny|preços|prijzen',
  booking:
    'bookings?|reservations?|appointments?|buchung(?:en)?|termine|réservations?|rezerwacji|zapisów|reservas|prenotazion[ei]|reserveringen',
  testimonials: 'testimonials?|kundenstimmen|témoignages|testimonios|opinii',
  reviews: 'reviews?|ratings?|bewertungen|avis|reseñas|recensioni|recenzji|opinii',
  'contact-form': '(?:contact )?forms?|formular(?:e)?|formulaires?|formularios?|formularz(?:y|a|u)?',
  chat: '(?:live )?chat|czatu',
  payments: 'online payments?|cards?|card payments?|online shop|onlineshop|płatności online',
  gallery: 'gallery|galerie|photos|pictures'
}

const denied = 'no|without|keine?|ohne|sans|pas de|sin|senza|bez|brak|sem|zonder|geen'
const between = '(?:\\s+(?:online|published|fixed|any|on-line|de|d’|internetowych))?'
/** Not only by telephone, and not yet: that turns down nothing. */
const wholly = '(?!\\s+(?:by|over|via|per)\\s)(?![^.]*\\byet\\b)'
const listed = "(?:[\\p{L}\\s’'-]{0,40},\\s*(?:or\\s+|and\\s+)?(?:no\\s+)?)?"

const plain = (thing: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${denied})${between}\\s+(?:${thing})(?!\\p{L})${wholly}`, 'iu')
const inList = (thing: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${denied})\\s+${listed}(?:and\\s+|or\\s+)?(?:no\\s+)?(?:${thing})(?!\\p{L})${wholly}`,
    'iu'
  )
const byVerb = (thing: string): RegExp =>
  new RegExp(
    `(?:do not|don[’']t|never|cannot)\\s+(?:take|accept|want|need|show|publish|print|list|have|offer|nennen)\\s+(?:any\\s+|online\\s+)?(?:${thing})(?!\\p{L})${wholly}`,
    'iu'
  )

/** Without one of these nothing is turned down. */
const anyDenial = new RegExp(`(?:${denied})\\s|do not|don[’']t|never|cannot`, 'iu')

/** Tells whether a clause turns a thing down. The costly expressions are made for a thing that is spoken of. */
function isRefused(thing: string): (clause: string) => boolean {
  const named = new RegExp(thing, 'iu')
  let patterns: readonly RegExp[] | undefined
  return (clause) => {
    if (!named.test(clause)) return false
    patterns ??= [plain(thing), inList(thing), byVerb(thing)]
    return patterns.some((pattern) => pattern.test(clause))
  }
}

const refusedThings = (Object.entries(things) as [Refusal, string][]).map(
  ([refusal, thing]) => [refusal, isRefused(thing)] as const
)

const others: readonly (readonly [RegExp, Refusal])[] = [
  [/(?<!\p{L})(?:walk[- ]ins? only|just walk in|first come,? first served)/iu, 'booking'],
  [/(?<!\p{L})(?:cash only|only cash|nur bar(?:zahlung)?|tylko gotówk)/iu, 'payments'],
  [
    /(?<!\p{L})(?:nothing (?:but|except) (?:a|my|our) portfolio|(?:only|just) (?:a|my|our) portfolio|portfolio only|nur ein portfolio|tylko portfolio)/iu,
    'all-but-portfolio'
  ],
  [
    /(?<!\p{L})(?:prices? (?:only )?on request|preise? auf anfrage|prix sur demande|ceny? na zapytanie)/iu,
    'prices'
  ]
]

const questions = /(?<!\p{L})(?:no need|no problem|not? just|no longer)/iu

/** Extracts what a text declines, such as `no prices` or `we do not take bookings`. */
export function readRefusals(text: string): ReadonlySet<Refusal> {
  const clauses = splitSentences(text).flatMap((sentence) => sentence.split(/(?<=[;:])\s+/u))
  const found = clauses.flatMap((clause): Refusal[] => {
    if (questions.test(clause)) return []
    const named = anyDenial.test(clause) ? refusedThings.filter(([, isIn]) => isIn(clause)) : []
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
