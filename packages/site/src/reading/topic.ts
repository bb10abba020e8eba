import { findLengths } from './lengths.ts'
import { notOffers } from './offer-words.ts'
import { cleanName, isServiceName } from './service-names.ts'

/** The one thing that the first sentence of a text names, with its length. */
export interface Topic {
  readonly name: string
  readonly minutes?: number
}

const mostWords = 5

/** Words behind which a name ends: where, for whom and with what. */
const behind =
  'in|at|on|near|around|for|from|with|by|across|im|für|bei|mit|auf|am|aus|à|en|au|aux|pour|chez|avec|dans|sur|para|con|a|em|no|na|per|da|su|sul|w|we|dla|z|te|voor|met|bij|op'
/** What is sold by the session, by the hour or by the head: a first sentence with none of these words may say anything. */
const things =
  'lessons?|class(?:es)?|courses?|sessions?|tuition|tutoring|coaching|training|coding|massages?|therapy|yoga|pilates|reiki|hypnotherapy|reflexology|acupuncture|counselling|cleaning|ironing|' +
  'walking|sitting|boarding|grooming|tuning|climbing|riding|sailing|surfing|swimming|rooms?|tours?|rides?|walks?|hire|rental|workshops?|shoots?|portraits?|facials?|manicures?|treatments?|' +
  '[\\p{L}]*(?:unterricht|kurse?|massagen?|therapie|stunden|verleih|vermietung|führung(?:en)?)|nachhilfe|cours|stages?|séances?|ateliers?|visites?|location|thérapie|' +
  'clases|masajes?|sesiones|alquiler|terapia|visitas|lezioni|corsi|massagg(?:io|i)|noleggio|visite|aulas|massagens?|massagem|sessões|alugu(?:er|el)|passeios|' +
  'masaż[\\p{L}]*|lekcje|zajęcia|kursy?|wynajem|korepetycje|trening[\\p{L}]*|[\\p{L}]*(?:lessen|verhuur|cursus(?:sen)?|training)'

const tail = new RegExp(`\\s(?:${behind})\\s.*$`, 'iu')
const unfit = new RegExp(
  `^(?:${notOffers}|based|located|established|welcome|hello|hi|family)(?!\\p{L})|(?<!\\p{L})(?:studio|school|company|business)$`,
  'iu'
)
const thing = new RegExp(`(?<!\\p{L})(?:${things})(?!\\p{L})`, 'iu')
/** `Sports massage Leeds`: the town is no part of the thing. German writes all nouns so. */
const town = /(?<=\s\p{Ll}+)\s\p{Lu}\p{L}{2,}$/u

/**
 * The thing that the first sentence of a text names, which the prices right behind it are of: `Dog training in Cork. 30
 * minutes €25, 60 minutes €45`; undefined where it names none, or a kind of business.
 */
export function topicOf(sentence: string, language: string): Topic | undefined {
  const whole = (sentence.split(/[,.:;!?()–—]|\s-\s/u)[0] ?? '').trim()
  const head = whole.replace(tail, '')
  // `Guitar, piano and singing`: the first of several things.
  if (head === whole && /^,\s[^\d,]+(?:,|\s)/u.test(sentence.slice(whole.length))) return undefined
  const name = cleanName(language === 'de' ? head : head.replace(town, ''))
  const isThing =
    isServiceName(name) && name.split(' ').length <= mostWords && thing.test(name) && !unfit.test(name)
  if (!isThing) return undefined
  const [length, ...others] = findLengths(sentence)
  return { name, ...(length !== undefined && others.length === 0 && { minutes: length.minutes }) }
}
