import { letters } from './letters.ts'
import { splitOffers } from './price-items.ts'

const allHours =
  '24[\\s-]?(?:h|hrs?|hours?|std\\.?|stunden|heures|horas|ore|godz\\.?|godziny|uur)(?:\\s?\\/\\s?24)?(?:\\s?\\/\\s?7)?|24\\s?\\/\\s?7|rund um die uhr|around the clock'

/** Services that are there at any hour where their hours are 24. `24/7 booking` says nothing of the business. */
const services =
  'emergency|emergencies|call[ -]?outs?|locksmiths?|plumbers?|electricians?|breakdown|recovery|towing|roadside|notdienst|schlüsseldienst|pannendienst|abschleppdienst|bereitschaft|' +
  'urgences?|dépannage|serrurier|urgencias|cerrajer[oa]s?|fontaner[oa]s?|grúas?|pronto intervento|fabbro|soccorso stradale|urgências|reboque|chaveiro|' +
  'pomoc drogowa|pogotowie|holowanie|spoed[\\wÀ-ɏ]*|slotenmaker|storingsdienst'
const open = 'open|geöffnet|ouvert|abiert[oa]|apert[oa]|abert[oa]|czynne|geopend'

/** Behind 24 hours these words make them a term: `24 hours before`. */
const term =
  "before|notice|in advance|ahead|vorher|zuvor|im voraus|avant|à l[’']avance|antes|prima|przed|wcześniej|van tevoren|vooraf"

const either = (words: string): RegExp =>
  new RegExp(
    `(?<![${letters}/])(?:(?:${allHours})[\\s-]+(?:service[\\s-]+)?(?:${words})|(?:${words})\\s+(?:service\\s+)?(?:${allHours}))(?![${letters}])(?!\\s+(?:${term}))`,
    'iu'
  )
const serves = either(services)
const opens = either(open)

/**
 * Tells whether a text says that somebody is there at every hour of the week: `24 h emergency plumber` in its first
 * sentence, which names the business. Further on, such a service is one of several.
 */
export function isAlwaysOpen(text: string): boolean {
  const sentences = splitOffers(text.replace(/(24\s?std)\./iu, '$1'))
  return serves.test(sentences[0] ?? '') || sentences.some((sentence) => opens.test(sentence))
}
