import type { Content } from '../content/content.ts'
import { addressSteps, findAt, isListById } from './content-address.ts'
import { isDraft, unwrapDraft } from './draft.ts'
import { addressLabel } from './address-label.ts'

/** What a guess is about, by its address below the content, ids left out; the verb comes along, since hours are several. */
const subjects: Readonly<Record<string, string>> = {
  'hero/title': 'The headline of your home page is',
  'hero/kicker': 'The line above your headline is',
  'services/intro': 'The introduction to your services is',
  hours: 'Your opening hours are',
  area: 'How far you travel is',
  region: 'The country of your business is',
  gallery: 'Your pictures are',
  testimonials: 'What your customers say is',
  reviews: 'Your reviews are',
  stats: 'Your figures are',
  plans: 'Your plans and their prices are',
  'about/story': 'Your story is',
  'about/team': 'Your team is',
  'legal/form': 'Your legal form is',
  'legal/register': 'Your entry in a register of companies is',
  'legal/vat': 'Your VAT number is',
  'legal/authority': 'The authority that supervises you is',
  'legal/kept': 'How long you keep what visitors send is',
  'callToAction/title': 'The last line of your home page is',
  'callToAction/text': 'The text under the last line of your home page is'
}

/** The same for a part of an entry of a list, by the title of the entry. */
const ofEntries: Readonly<Record<string, (title: string) => string>> = {
  'services/items/@': (title) => `The service “${title}” is`,
  'services/items/@/text': (title) => `What you say about “${title}” is`,
  'services/items/@/details': (title) => `What “${title}” includes is`,
  'services/items/@/price': (title) => `The price of “${title}” is`,
  'services/items/@/duration': (title) => `How long “${title}” takes is`,
  'faq/items/@': (title) => `Your answer to “${title}” is`,
  'locations/@': (title) => `The place “${title}” is`,
  'locations/@/address': (title) => `The address of “${title}” is`
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth'
]

/** Says in the owner's words what was guessed: `The price of “Check-ups” is still our guess`. */
export function draftGuess(address: string, content: Content): string {
  return `${subjectOf(address, content)} still our guess`
}

function subjectOf(address: string, content: Content): string {
  const steps = addressSteps(address)
  const pattern = steps.map((step) => (step.startsWith('@') ? '@' : step)).join('/')
  const known = subjects[pattern]
  if (known !== undefined) return known
  const at = steps.findIndex((step) => step.startsWith('@'))
  const list = pathOf(steps.slice(0, at))
  // The name itself is the guess, so the entry is counted.
  if (pattern === 'services/items/@/title') return `The name of ${positionOf(content, list, steps[at])} is`
  const title = titleOf(findAt(content, pathOf(steps.slice(0, at + 1))))
  const entry = ofEntries[pattern]
  if (entry !== undefined && title !== undefined) return entry(title)
  const group = titleOf(findAt(content, address))
  return `The part “${group ?? addressLabel(address, content)}” is`
}

const pathOf = (steps: readonly string[]): string => `/content/${steps.join('/')}`

function positionOf(content: Content, list: string, step = ''): string {
  const items = findAt(content, list)
  const index = isListById(items) ? items.findIndex(({ id }) => id === step.slice(1)) : -1
  const ordinal = ordinals[index]
  return ordinal === undefined ? 'one of your services' : `your ${ordinal} service`
}

function titleOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  const title: unknown =
    Reflect.get(part, 'title') ?? Reflect.get(part, 'question') ?? Reflect.get(part, 'name')
  const text = isDraft(title) ? unwrapDraft(title) : title
  return typeof text === 'string' ? text : undefined
}
