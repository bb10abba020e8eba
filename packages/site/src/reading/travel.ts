import { splitSentences } from './sentences.ts'

const distance =
  /(?<!\p{L})within (?:\d+|ten|twenty|thirty|forty|fifty) (?:miles|mile|kilometres|kilometers|km)(?!\p{L})/iu
const toYou =
  /(?<!\p{L})(?:(?:come|comes|drive|drives|travel|travels) (?:out )?to (?:you|your)|at your (?:home|house|place|door)|call-?outs?|home visits?|mobile (?:hairdresser|mechanic|barber|groomer|vet|therapist|workshop))(?!\p{L})/iu

/** How a text says that the business travels to its customers. */
export interface ReadTravel {
  /** The sentence that says how far, as it was written. */
  readonly told?: string
}

/** Undefined where nobody says that the business comes to its customers. */
export function readTravel(text: string): ReadTravel | undefined {
  const coming = splitSentences(text).filter((sentence) => toYou.test(sentence))
  if (coming.length === 0) return undefined
  const told = coming.find((sentence) => distance.test(sentence))
  return told === undefined ? {} : { told }
}
