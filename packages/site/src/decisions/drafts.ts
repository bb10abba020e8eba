import type { Content } from '../content/content.ts'
import type { Site } from '../site.ts'
import { contentOf } from '../content/content-of.ts'
import { isDraft, unwrapDraft } from './draft.ts'
import { addressLabel } from './address-label.ts'
import { draftGuess } from './draft-guess.ts'
import { toTextLines } from './to-text-lines.ts'

/** A draft as the site shows it. */
export interface Draft {
  readonly address: string
  /** Label of its address for owners: `Home, headline`. */
  readonly name: string
  /** What it is, as a sentence for owners: `The headline of your home page is still our guess`. */
  readonly guess: string
  /** Its text by lines. */
  readonly lines: readonly string[]
  /** Its value once the owner confirms it. */
  readonly value: unknown
}

/** The undecided drafts that a site shows, in the order of its pages. */
export function draftsOf(site: Site): Draft[] {
  return draftsIn(contentOf(site))
}

/** The drafts among texts. */
export function draftsIn(content: Content): Draft[] {
  const found: Draft[] = []
  const visit = (part: unknown, address: string): void => {
    if (isDraft(part)) {
      const value = unwrapDraft(part)
      found.push({
        address,
        name: addressLabel(address, content),
        guess: draftGuess(address, content),
        lines: toTextLines(value, content.region?.country),
        value
      })
    } else if (Array.isArray(part)) {
      for (const item of part as readonly unknown[]) {
        if (typeof item === 'object' && item !== null) visit(item, `${address}/@${Reflect.get(item, 'id')}`)
      }
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) visit(value, `${address}/${key}`)
    }
  }
  visit(content, '/content')
  return found
}
