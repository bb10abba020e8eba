/** Where a business is, as far as it decides on money, time and dates. */
export interface Region {
  /** ISO 3166-1 alpha-2 */
  readonly country?: string
  /** Of the IANA database. */
  readonly timeZone?: string
  /** ISO 4217 */
  readonly currency?: string
  readonly draft?: true
}
