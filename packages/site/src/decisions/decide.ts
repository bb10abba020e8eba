import { baselineOf, contentOf } from '../content/content-of.ts'
import type { Site } from '../site.ts'
import { findAt, addressSteps } from './content-address.ts'
import { decisionsAt } from './compare.ts'
import type { Decision } from './decision.ts'
import { isDraft, unwrapDraft } from './draft.ts'
import { toTextLines } from './to-text-lines.ts'
import { addressLabel } from './address-label.ts'
import { withDecisions, without } from './with-decisions.ts'

/** An owner's decision about a draft. `value` is what stands there from now on, in the shape of the plain part. */
export type DraftChoice =
  | { readonly is: 'true' }
  | { readonly is: 'removed' }
  | { readonly is: 'written'; readonly value: unknown }

/** A decided draft, as lists show it. */
export interface DecidedDraft {
  readonly address: string
  readonly is: 'true' | 'removed' | 'written'
  /** Label of its address for owners. */
  readonly name: string
  readonly lines: readonly string[]
}

/** Keys that a list item cannot do without. */
const essentialKeys = ['title', 'name', 'question'] as const

/** Removing the name of a list item removes the whole item. */
function removedWith(address: string): string {
  const [last = '', before = ''] = [...addressSteps(address)].reverse()
  const isName = (essentialKeys as readonly string[]).includes(last) && before.startsWith('@')
  return isName ? address.slice(0, address.lastIndexOf('/')) : address
}

/** The site with a draft decided. An earlier decision about it is replaced. */
export function decideDraft(site: Site, address: string, choice: DraftChoice): Site {
  const at = choice.is === 'removed' ? removedWith(address) : address
  const others = without(site.decisions ?? {}, at)
  const { defaults, ...basis } = baselineOf(site)
  const current = findAt(defaults, at) ?? findAt(contentOf(site), at)
  const plain = isDraft(current) ? unwrapDraft(current) : current
  const next = choice.is === 'removed' ? undefined : choice.is === 'true' ? plain : choice.value
  return withDecisions(site, { ...others, ...decisionsAt({ defaults, ...basis }, at, next) })
}

/** The site without the decision at an address: the draft is there again. */
export function undecideDraft(site: Site, address: string): Site {
  return withDecisions(site, without(site.decisions ?? {}, address))
}

/** The decided drafts, in the order of the decisions. */
export function decidedDraftsOf(site: Site): DecidedDraft[] {
  const { defaults } = baselineOf(site)
  const content = contentOf(site)
  const units = new Map<string, Decision['is'][]>()
  for (const [address, { is }] of Object.entries(site.decisions ?? {})) {
    if (is === 'draft' || is === 'order') continue
    const unit = draftAddressOf(defaults, address)
    units.set(unit, [...(units.get(unit) ?? []), is])
  }
  return [...units].map(([address, kinds]) => {
    const value = findAt(content, address)
    const source = value === undefined ? defaults : content
    return {
      address,
      is: value === undefined ? 'removed' : kinds.includes('written') ? 'written' : 'true',
      name: addressLabel(address, source),
      lines: toTextLines(value ?? findAt(defaults, address), content.region?.country)
    }
  })
}

/** The draft around an address, or the address itself where no draft is. */
function draftAddressOf(given: Parameters<typeof findAt>[0], address: string): string {
  const steps = address.split('/')
  const lengths = steps.map((_, index) => index + 1).filter((length) => length > 2)
  const found = lengths
    .map((length) => steps.slice(0, length).join('/'))
    .find((each) => isDraft(findAt(given, each)))
  return found ?? address
}
