import { findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Telephone } from '../content/content.ts'

/** A number with its country code, and with what people write between its digits. */
const international = /(?:[+＋]|(?<!\p{Nd})00)[\p{Nd}\s().\-‐-―/]+/u

/** What a number with a country code tells of where it is. */
export interface NumberOrigin {
  /** ISO 3166-1 alpha-2; undefined where no country has the number. */
  readonly country?: string
}

/** The origin of the first number with a country code; undefined where there is none. */
export function readNumberOrigin(phone: string): NumberOrigin | undefined {
  const [written] = international.exec(phone) ?? []
  if (written === undefined) return undefined
  const country = parsePhoneNumberFromString(written.replace(/^00/u, '+'))?.country
  return country === undefined ? {} : { country }
}

/** Whether a text holds a number without country code in the North American format: three, three and four digits. */
export function isAmericanNumber(phone: string): boolean {
  return (
    /(?<!\p{Nd})(?:1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]*[2-9]\d{2}[\s.-]+\d{4}(?!\d)/u.test(phone) &&
    /[().-]/u.test(phone)
  )
}

/** The numbers of texts that are written without a country code, as they are dialled from anywhere. */
export function readTelephones(texts: readonly string[], country: string | undefined): readonly Telephone[] {
  if (country === undefined || !isSupportedCountry(country)) return []
  const found = texts
    .flatMap((text) => text.split(/\s+\/\s+|[|·;,\n]/u))
    .flatMap((text) =>
      findPhoneNumbersInText(text, { defaultCountry: country }).map(({ startsAt, endsAt, number }) => {
        const written = text.slice(startsAt, endsAt)
        const digits = written.replaceAll(/\D/gu, '')
        const dialled = digits.slice(0, digits.length - (number.ext?.length ?? 0))
        return { written, dialled, number: number.number }
      })
    )
    .filter(({ written, dialled }) => !/^\D*(?:\+|00)/u.test(written) && dialled !== '')
  const numbers = new Map(found.map(({ dialled, number }) => [dialled, number]))
  return [...numbers].map(([dialled, number], index) => ({ id: `telephone-${index + 1}`, dialled, number }))
}
