import type { Content } from '../content/content.ts'
import type { Site } from '../site.ts'
import { contentOf } from '../content/content-of.ts'
import { isDraft, withoutMark } from './draft.ts'
import { placeNameOf } from './place-name.ts'
import { linesIn } from './lines-in.ts'

/** Something invented that the owner has not decided about, as the site shows it. */
export interface DraftUnit {
  readonly address: string
  /** Where it stands, in words for owners: `Home, headline`. */
  readonly name: string
  /** What it says, a line each. */
  readonly lines: readonly string[]
  /** What it is once it is the owner's. */
  readonly value: unknown
}

/** The drafts that a site shows and nobody decided yet, in the order of its pages. */
export function draftsOf(site: Site): DraftUnit[] {
  return draftsIn(contentOf(site))
}

/** The drafts among words. */
export function draftsIn(content: Content): DraftUnit[] {
  const found: DraftUnit[] = []
  const visit = (part: unknown, address: string): void => {
    if (isDraft(part)) {
      const value = withoutMark(part)
      found.push({ address, name: placeNameOf(address, content), lines: linesIn(value), value })
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
