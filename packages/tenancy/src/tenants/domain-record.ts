import { domainRecord } from '@sitewright/api'

/** Random bytes of the token of a domain. */
export const domainTokenBytes = 24

/** How long a value of a record is that is shown to people. */
const longestShown = 100
const mostShown = 3

/** The TXT record that proves a domain. */
export function toDomainRecord({ domain, token }: { domain: string; token: string }): {
  name: string
  value: string
} {
  return { name: `${domainRecord.prefix}.${domain}`, value: `${domainRecord.key}=${token}` }
}

/** Values that others wrote into DNS, for people to read: the first ones, cut, with what is not seen as code points. */
export function toShownValues(values: readonly string[]): string[] {
  return values.slice(0, mostShown).map((value) => {
    const signs = Array.from(value)
    const shown = signs
      .slice(0, longestShown)
      .map((sign) =>
        /[\p{C}\p{Zl}\p{Zp}]/u.test(sign) ? `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}` : sign
      )
      .join('')
    return signs.length > longestShown ? `${shown}…` : shown
  })
}
