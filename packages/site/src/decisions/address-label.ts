import type { Content } from '../content/content.ts'
import { findAt, addressSteps } from './content-address.ts'

/** Label of the page that shows a section. */
const pages: Readonly<Record<string, string>> = {
  hero: 'Home',
  services: 'Services',
  reasons: 'Home',
  process: 'Services',
  plans: 'Services',
  stats: 'Home',
  testimonials: 'Testimonials',
  reviews: 'Reviews',
  about: 'About',
  faq: 'Questions',
  gallery: 'Gallery',
  locations: 'Places',
  hours: 'Home',
  area: 'Places',
  legal: 'Imprint',
  callToAction: 'Home'
}

/** Labels of parts whose heading does not say it. */
const parts: Readonly<Record<string, string>> = {
  'hero/kicker': 'line above the headline',
  'hero/title': 'headline',
  'services/intro': 'introduction',
  'about/story': 'story',
  hours: 'opening hours',
  area: 'how far you travel',
  'legal/form': 'legal form',
  'legal/register': 'register of companies',
  'legal/vat': 'VAT number',
  'legal/authority': 'supervising authority',
  'callToAction/title': 'last line',
  'callToAction/text': 'text under the last line'
}

/** Parts that are on another page than the rest of their section. */
const elsewhere: Readonly<Record<string, string>> = {
  'legal/kept': 'Privacy, how long you keep what visitors send'
}

const leaves: Readonly<Record<string, string>> = {
  title: 'name',
  text: 'text',
  details: 'what it includes',
  price: 'price',
  duration: 'how long it takes'
}

const titles = ['title', 'name', 'question', 'label'] as const

function findText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'text') : undefined
  return typeof text === 'string' ? text : undefined
}

function findTitle(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  return titles.map((key) => findText(Reflect.get(part, key))).find((title) => title !== undefined)
}

/** Label of an address for the owner: `Services, Repairs, price`. */
export function addressLabel(address: string, content: Content): string {
  const steps = addressSteps(address)
  const own = elsewhere[steps.join('/')]
  if (own !== undefined) return own
  const page = pages[steps[0] ?? ''] ?? 'Site'
  const part = parts[steps.join('/')]
  if (part !== undefined) return `${page}, ${part}`
  const names = steps.flatMap((step, at) => {
    const here = findAt(content, `/content/${steps.slice(0, at + 1).join('/')}`)
    const last = at === steps.length - 1
    if (step.startsWith('@') || (last && typeof here === 'object'))
      return findTitle(here) ?? leaves[step] ?? []
    return last ? (leaves[step] ?? step) : []
  })
  return [page, ...names].join(', ')
}
