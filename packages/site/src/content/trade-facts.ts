/** What follows from the trade of a business. Absent where its trade is not known. */
export interface TradeFacts {
  /** Types of schema.org; none where the trade is not known. */
  readonly types: readonly string[]
  /** Whether customers come to the business, it goes to them, or both. */
  readonly visits: 'here' | 'there' | 'both'
  /** What a request for a time should say beside the service: `Breed and size of the animal`. */
  readonly asks?: readonly string[]
  /** The feature whose part of the home page stands before the services. */
  readonly leads?: string
}
