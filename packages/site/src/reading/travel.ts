import { splitSentences } from './sentences.ts'

const distance =
  /(?<!\p{L})within (?:\d+|ten|twenty|thirty|forty|fifty) (?:miles|mile|kilometres|kilometers|km)(?!\p{L})/iu
const toYou =
  /(?<!\p{L})(?:(?:come|comes|drive|drives|travel|travels) (?:out )?to (?:you|your)|at your (?:home|house|place|door)|call-?outs?|home visits?|mobile (?:hairdresser|mechanic|barber|groomer|vet|therapist|workshop))(?!\p{L})/iu

/** A business that travels to its customers. */
export interface ReadTravel {
  /** The sentence of the text that names the distance. */
  readonly sentence?: string
}

/** Finds the travel of a business; undefined where its text names none. */
export function readTravel(text: string): ReadTravel | undefined {
  const coming = splitSentences(text).filter((sentence) => toYou.test(sentence))
  if (coming.length === 0) return undefined
  const sentence = coming.find((each) => distance.test(each))
  return sentence === undefined ? {} : { sentence }
}
