import type { OwnLanguage, Place, Site } from '../../domain/site.ts'
import { parseTelephones } from '../../domain/telephone.ts'
import { ownLanguageOf } from '../../domain/text.ts'

/** A part of what the owner wrote of telephones: a number with its URL, or the text between two. */
export interface PhonePart {
  of: Place | Site['businessInfo']
  field: 'phone' | 'contactPhone'
  text: string
  url?: string
  language: OwnLanguage | undefined
}

/** The telephone numbers of the business, or of one of its places. They keep their order in every script. */
export function phoneParts({ businessInfo, content }: Site, place?: Place): readonly PhonePart[] {
  const written = place ? (place.phone ?? '') : businessInfo.contactPhone
  const of = place ?? businessInfo
  const field = place ? 'phone' : 'contactPhone'
  return parseTelephones(written, content.telephones).map((part) => ({
    ...part,
    of,
    field,
    language: ownLanguageOf(content, part.text, false)
  }))
}
