import { basisOf, contentOf } from '../content/content-of.ts'
import type { Site } from '../site.ts'
import { findAt, stepsOf } from './address.ts'
import { decisionsAt } from './compare.ts'
import type { Decision, Decisions } from './decision.ts'
import { isDraft, withoutMark } from './draft.ts'
import { linesIn } from './lines-in.ts'
import { placeNameOf } from './place-name.ts'

/** What an owner decides about a draft. `value` is what stands there from now on, in the shape of the plain part. */
export type Choice =
  | { readonly is: 'true' }
  | { readonly is: 'removed' }
  | { readonly is: 'written'; readonly value: unknown }

/** Something that was decided, as lists of decided drafts show it. */
export interface DecidedUnit {
  readonly address: string
  readonly is: 'true' | 'removed' | 'written'
  /** Where it stands or stood, in words for owners. */
  readonly name: string
  readonly lines: readonly string[]
}

/** Keys that a list item cannot do without. */
const essential = ['title', 'name', 'question'] as const

/** Removing the name of a list item removes the whole item. */
function removedWith(address: string): string {
  const [last = '', before = ''] = [...stepsOf(address)].reverse()
  const isName = (essential as readonly string[]).includes(last) && before.startsWith('@')
  return isName ? address.slice(0, address.lastIndexOf('/')) : address
}

function isWithin(address: string, whole: string): boolean {
  return address === whole || address.startsWith(`${whole}/`)
}

function without(decisions: Decisions, whole: string): Decisions {
  return Object.fromEntries(Object.entries(decisions).filter(([address]) => !isWithin(address, whole)))
}

function withDecisions(site: Site, decisions: Decisions): Site {
  if (Object.keys(decisions).length > 0) return { ...site, decisions }
  const { decisions: _none, ...rest } = site
  return rest
}

/** The site with a draft decided. What was decided about it before is replaced. */
export function decide(site: Site, address: string, choice: Choice): Site {
  const at = choice.is === 'removed' ? removedWith(address) : address
  const kept = without(site.decisions ?? {}, at)
  const { given, ...basis } = basisOf(site)
  const current = findAt(given, at) ?? findAt(contentOf(site), at)
  const plain = isDraft(current) ? withoutMark(current) : current
  const next = choice.is === 'removed' ? undefined : choice.is === 'true' ? plain : choice.value
  return withDecisions(site, { ...kept, ...decisionsAt({ given, ...basis }, at, next) })
}

/** The site with what was decided at an address undone: the draft is there again. */
export function undecide(site: Site, address: string): Site {
  return withDecisions(site, without(site.decisions ?? {}, address))
}

/** What was decided, one entry for each draft, in the order in which it was decided. */
export function decidedOf(site: Site): DecidedUnit[] {
  const { given } = basisOf(site)
  const content = contentOf(site)
  const units = new Map<string, Decision['is'][]>()
  for (const [address, { is }] of Object.entries(site.decisions ?? {})) {
    if (is === 'draft' || is === 'order') continue
    const unit = unitOf(given, address)
    units.set(unit, [...(units.get(unit) ?? []), is])
  }
  return [...units].map(([address, kinds]) => {
    const value = findAt(content, address)
    const source = value === undefined ? given : content
    return {
      address,
      is: value === undefined ? 'removed' : kinds.includes('written') ? 'written' : 'true',
      name: placeNameOf(address, source),
      lines: linesIn(value ?? findAt(given, address))
    }
  })
}

/** The draft around an address, or the address itself where no draft is. */
function unitOf(given: Parameters<typeof findAt>[0], address: string): string {
  const steps = address.split('/')
  const lengths = steps.map((_, index) => index + 1).filter((length) => length > 2)
  const found = lengths
    .map((length) => steps.slice(0, length).join('/'))
    .find((each) => isDraft(findAt(given, each)))
  return found ?? address
}
