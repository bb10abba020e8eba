import type { BusinessInfo } from '@sitewright/site'
import { tokenize, type Token } from './token.ts'

/** A text of the business with its field: what is missed in a challenge is a wish. */
export interface Passage {
  readonly kind: 'description' | 'challenge' | 'goal'
  readonly text: string
  readonly tokens: readonly Token[]
}

/** Texts are truncated to this many characters; what comes later hardly adds evidence. */
const readMax = 20_000

/** The texts of a business that the advisor reads, goals first, since they count most. */
export function toPassages(business: BusinessInfo): Passage[] {
  const texts: { kind: Passage['kind']; text: string }[] = [
    ...business.businessGoals.map((text) => ({ kind: 'goal' as const, text })),
    { kind: 'description', text: business.description },
    ...business.currentChallenges.map((text) => ({ kind: 'challenge' as const, text }))
  ]
  let left = readMax
  return texts.flatMap(({ kind, text }) => {
    const read = text.slice(0, left)
    left -= read.length
    return read.trim() === '' ? [] : [{ kind, text: read, tokens: tokenize(read) }]
  })
}
