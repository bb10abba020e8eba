/** What follows from the trade of a business. Absent where its trade is not known. */
export interface TradeFacts {
  /** Types of schema.org. */
  readonly types: readonly string[]
  /** Whether customers come to the business, it goes to them, or both. */
  readonly visits: 'here' | 'there' | 'both'
}
