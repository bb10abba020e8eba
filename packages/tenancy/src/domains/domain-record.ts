import { domainRecord } from '@sitewright/api'

/** Random bytes of a domain's verification token. */
export const domainTokenBytes = 24

/** Length at which the value of a DNS record is truncated for display. */
const longestShown = 100
const mostShown = 3

/** The TXT record that verifies a domain. */
export function toDomainRecord({ domain, token }: { domain: string; token: string }): {
  name: string
  value: string
} {
  return { name: `${domainRecord.prefix}.${domain}`, value: `${domainRecord.key}=${token}` }
}

/** Values of foreign DNS records for display: the first ones, truncated, with invisible characters as code points. */
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
