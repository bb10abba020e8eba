/** What a price is for. */
export const priceUnits = [
  'hour',
  'day',
  'night',
  'week',
  'month',
  'year',
  'person',
  'session',
  'piece',
  'visit',
  'kilogram',
  'square-metre'
] as const

/** Id of a unit of a price. */
export type PriceUnit = (typeof priceUnits)[number]

const codes = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'GBP', 'CZK', 'INR', 'BRL', 'MXN', 'SEK', 'NOK', 'DKK'].map(
  (code) => [code, code] as const
)

/** Letters before an amount that are part of a name where a letter follows: `CAD 2D`, `R134a`. */
export const gluedSigns: readonly string[] = ['R', ...codes.map(([code]) => code)]

/**
 * Signs and words before an amount, with the currency that they mean; `dollar` is the one of the business's country, and
 * `R` only counts in South Africa.
 */
export const signsBefore: readonly (readonly [string, string])[] = [
  ['R\\$', 'BRL'],
  ['US\\$', 'USD'],
  ['A\\$', 'AUD'],
  ['C\\$', 'CAD'],
  ['NZ\\$', 'NZD'],
  ['S\\$', 'SGD'],
  ['\\$', 'dollar'],
  ['£', 'GBP'],
  ['€|EUR', 'EUR'],
  ['CHF|S?Fr\\.', 'CHF'],
  ['GHS|GH₵', 'GHS'],
  ['₦', 'NGN'],
  ['₹', 'INR'],
  ['KSh', 'KES'],
  ['PLN', 'PLN'],
  ['ZAR', 'ZAR'],
  ['R', 'rand'],
  ...codes
]

/** Signs and words behind an amount. */
export const signsBehind: readonly (readonly [string, string])[] = [
  ['€|euros?|eur', 'EUR'],
  ['£|pounds?|quid|gbp', 'GBP'],
  ['zł|zl|złot(?:y|e|ych)|pln', 'PLN'],
  ['chf|franken', 'CHF'],
  ['Kč', 'CZK'],
  ['reais', 'BRL'],
  ['\\$|dollars?|bucks|pesos?', 'dollar'],
  ['ZAR|rand', 'ZAR'],
  ...codes
]

/** Currencies whose sign is `$`. */
export const dollarCurrencies: readonly string[] = [
  'USD',
  'CAD',
  'AUD',
  'NZD',
  'SGD',
  'MXN',
  'COP',
  'ARS',
  'CLP'
]

/** Before the lowest of several prices. */
export const fromWords =
  'from|starting at|starting from|starts? at|starts? from|begins? at|ab|à partir de|a partir de|a partire da|dès|desde|da|od|vanaf'

/** Between a price and its unit. */
export const perWords =
  "per|an?|each|every|pro|je|die|im|par|de l['’]|la|le|por|al?|all['’]|za|na|by the|the|op|o"

/** Nouns of the units, in all languages that are read. */
export const unitNouns: Readonly<Record<PriceUnit, string>> = {
  hour: 'hour|hr|h|stunde|std\\.?|heure|hora|ora|godzin[ęy]|godz\\.?|uur',
  day: 'day|tag|journée|jour|día|dia|giorno|dzień|dag',
  night: 'night|nacht|nuit|noche|notte|noite|noc|nocy',
  week: 'week|woche|semaine|semana|settimana|tydzień',
  month: 'month|mo|monat|mois|mes|mese|mês|miesiąc|maand',
  year: 'year|jahr|année|año|anno|ano|rok|jaar',
  person: 'person|head|personne|persona|pessoa|osob[ęy]|persoon',
  session:
    'class|lesson|session|treatment|cours|séance|clase|sesión|lezione|seduta|aula|sessão|lekcj[ęa]|sesj[ęa]|behandlung|sitzung|les|behandeling',
  piece: 'piece|item|stück|pièce|pieza|pezzo|peça|sztuk[ęa]|stuk',
  visit: 'visit|besuch|visite|visita|wizyt[ęa]|bezoek',
  kilogram: 'kg|kilo|kilogram|chilo',
  'square-metre': 'm2|m²|sqm|qm|square met(?:re|er)'
}

/** Words that say the unit alone. */
export const unitWords: Readonly<Partial<Record<PriceUnit, string>>> = {
  hour: 'p\\/h|p\\.?h\\.?',
  month: 'monthly|monatlich|mensuel|miesięcznie|maandelijks',
  piece: "each|apiece|cada|each one|l[’']unité",
  person: 'p\\.?p\\.?'
}

/** Prices in words that say that nothing is paid. */
export const freeWords =
  'free|free of charge|kostenlos|kostenfrei|gratis|gratuite?s?|offerte?s?|gratuit[ao]s?|grátis|bezpłatn[aey]|darmow[aey]|za darmo'

/** Prices in words that say that the customer asks. */
export const quoteWords =
  'on request|by quote|on quote|by quotation|on application|by arrangement|poa|auf anfrage|nach vereinbarung|nach aufwand|' +
  'sur devis|sur demande|a consultar|bajo presupuesto|su preventivo|su richiesta|sob consulta|sob orçamento|' +
  'do uzgodnienia|na zapytanie|wycena indywidualna|op aanvraag|op offerte'
