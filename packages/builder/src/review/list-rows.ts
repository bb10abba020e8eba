import {
  contentOf,
  dayText,
  formatAddress,
  formatHours,
  formatLengthField,
  formatPriceField,
  itemName,
  listedArea,
  listItems,
  listedExceptions,
  listedHours,
  type Content,
  type Site
} from '@sitewright/site'
import { reviewMessages as words } from './messages.ts'

type Row = readonly [label: string, value: string]

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')
const marked = (text: string, isDraft: boolean): string => (isDraft ? words.unconfirmed(text) : text)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function serviceTexts(content: Content): string[] {
  return listItems(content, 'services').map((item) => {
    const { price, duration } = item.values
    const length = duration === undefined ? '' : formatLengthField(duration as string)
    const text = joined([
      itemName('services', item),
      price === undefined ? '' : formatPriceField(price as string, content.region?.country),
      /^[\d-]+$/u.test(length) ? words.minutes(length) : length
    ])
    return marked(text, item.drafts.length > 0)
  })
}

function hoursTexts(content: Content): string[] {
  const { week, draft, known } = listedHours(content)
  if (!known) return []
  const exceptions = listedExceptions(content).map(({ from, to, spans, reason = '' }) => {
    const days = to === undefined ? dayText(from) : words.days(dayText(from), dayText(to))
    const hours = spans.map(({ opens, closes }) => `${opens} to ${closes}`)
    return joined([days, ...(hours.length === 0 ? [words.closed] : hours), reason])
  })
  return [...formatHours(week).map((line) => marked(line, draft)), ...exceptions]
}

function placeTexts(content: Content): string[] {
  const area = listedArea(content)
  const places = listItems(content, 'places').map((item) => {
    return marked(
      joined([itemName('places', item), formatAddress(item.values.address)]),
      item.drafts.length > 0
    )
  })
  return [...places, ...(area === undefined ? [] : [marked(area.text, area.draft)])]
}

/**
 * The owner's lists as rows of the review. They are made of the content of the site, which is loaded later than the rest
 * of the wizard, so `sectionsOf` leaves them out.
 */
export function listRows(site: Site): Row[] {
  const content = contentOf(site)
  const people = listItems(content, 'people').map((item) =>
    marked(joined([itemName('people', item), textOf(item.values.role)]), item.drafts.length > 0)
  )
  const rows: Row[] = [
    [words.services, serviceTexts(content).join('; ')],
    [words.hours, hoursTexts(content).join('; ')],
    [words.places, placeTexts(content).join('; ')],
    [words.people, people.join('; ')]
  ]
  return rows.filter(([, value]) => value !== '')
}
