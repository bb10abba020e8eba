/** A value that an owner may write: a text, lines, a number, or a small fact such as the week of opening hours. */
export type WrittenValue =
  | string
  | number
  | boolean
  | readonly string[]
  | { readonly [key: string]: WrittenValue | readonly WrittenFact[] }

type WrittenFact = { readonly [key: string]: string }

/** The owner's decision about one part of the content. `of` is the fingerprint of that part's default. */
export type Decision =
  | { readonly is: 'true'; readonly of: string }
  | { readonly is: 'removed'; readonly of: string }
  | { readonly is: 'written'; readonly value: WrittenValue }
  /** A proposal from an older document that is still to be decided. */
  | { readonly is: 'draft'; readonly value: string | readonly string[] }
  | { readonly is: 'order'; readonly ids: readonly string[] }

/** Decisions by address. */
export type Decisions = Readonly<Record<string, Decision>>
