import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addItem,
  addressParts,
  readPlacesBeside,
  toAddressParts,
  writeAddressPart,
  changeItem,
  confirmHours,
  confirmItems,
  contentOf,
  defaultSite,
  draftsOf,
  exceptionId,
  extractDecisions,
  itemName,
  listedArea,
  writeArea,
  listItems,
  listedHours,
  listCapacity,
  moveItem,
  parseSite,
  readServicesBeside,
  removeItem,
  removeException,
  resolveSite,
  restoreItem,
  listedExceptions,
  writeException,
  withDay,
  writeWeek,
  type ListId,
  type Site
} from '../index.ts'

const groomerText =
  'Dog grooming in Bristol. Full groom small dog £45, medium £55, large £70. Bath and brush £30, nails £12.'

function siteOf(description: string): Site {
  const { businessInfo } = defaultSite
  return {
    ...defaultSite,
    businessInfo: {
      ...businessInfo,
      businessName: 'Paws',
      industry: 'services',
      description,
      location: '12 Quay Street, Bristol BS1 4AB'
    }
  }
}

const groomer = siteOf(groomerText)
const nothing = siteOf('We help.')
const rows = (site: Site, list: ListId = 'services') => listItems(contentOf(site), list)
const names = (site: Site, list: ListId = 'services') => rows(site, list).map((item) => itemName(list, item))
const added = (site: Site, list: ListId, values: object): Site => {
  const made = addItem(site, list, values)
  if (made === undefined) throw new Error('No room')
  return made.site
}

describe('the list of services', () => {
  it('is read from the description, each with its price and its own words', () => {
    expect(names(groomer)).toEqual([
      'Full groom small dog',
      'Full groom medium dog',
      'Full groom large dog',
      'Bath and brush',
      'Nails'
    ])
    const beside = readServicesBeside(groomer)
    expect(beside.get(rows(groomer)[0]?.id ?? '')).toMatchObject({
      fields: ['title', 'price'],
      quote: 'Full groom small dog £45'
    })
    expect(rows(groomer)[4]?.drafts).toEqual(['title', 'price'])
  })

  it('keeps a corrected item, and what was read beside it, when the description no longer names it', () => {
    const [first] = rows(groomer)
    if (first === undefined) throw new Error('No item')
    const changed = changeItem(groomer, 'services', first.id, { text: 'With a bath.' }, ['title', 'price'])
    const moved = { ...changed, businessInfo: { ...changed.businessInfo, description: 'We help.' } }
    expect(rows(moved)[0]).toMatchObject({
      id: first.id,
      values: { title: 'Full groom small dog', text: 'With a bath.' },
      drafts: []
    })
    expect(rows(moved)[0]?.values.price).toEqual(first.values.price)
  })

  it('clears a field, and keeps the name where an empty one is written', () => {
    const [first] = rows(groomer)
    const id = first?.id ?? ''
    expect(rows(changeItem(groomer, 'services', id, { price: undefined }))[0]?.values).not.toHaveProperty(
      'price'
    )
    expect(changeItem(groomer, 'services', id, { title: '  ' })).toBe(groomer)
    expect(changeItem(groomer, 'services', 'no-such', { title: 'X' })).toBe(groomer)
  })

  it('is confirmed as a whole, and asks again about what is read differently', () => {
    const confirmed = confirmItems(groomer, 'services')
    expect(rows(confirmed).flatMap(({ drafts }) => drafts)).toEqual([])
    expect(confirmItems(confirmed, 'services')).toEqual(confirmed)
    const dearer = groomerText.replace('£45', '£50')
    const again = { ...confirmed, businessInfo: { ...confirmed.businessInfo, description: dearer } }
    expect(rows(again)[0]?.drafts).toEqual(['price'])
    expect(draftsOf(again).some(({ address }) => address.endsWith('full-groom-small-dog/price'))).toBe(true)
  })

  it('is made with its heading where the site has none', () => {
    expect(contentOf(nothing).services).toBeUndefined()
    const one = added(nothing, 'services', { title: 'Nails', price: 'on request' })
    expect(contentOf(one).services).toMatchObject({
      title: 'What we do',
      items: [{ id: 'nails', title: 'Nails', price: 'on request' }]
    })
    const back = removeItem(one, 'services', 'nails')
    expect(contentOf(back.site).services).toBeUndefined()
    expect(contentOf(restoreItem(back.site, back.removed))).toEqual(contentOf(one))
  })

  it('says no to an item without a name, and to one more than it can have', () => {
    expect(addItem(nothing, 'services', { title: ' ' })).toBeUndefined()
    const full = Array.from({ length: listCapacity }).reduce<Site>(
      (site) => added(site, 'services', { title: 'Cut' }),
      nothing
    )
    expect(new Set(rows(full).map(({ id }) => id)).size).toBe(listCapacity)
    expect(addItem(full, 'services', { title: 'Cut' })).toBeUndefined()
  })
})

describe('places and people', () => {
  it('are lists of the same kind', () => {
    const two = added(groomer, 'places', { name: 'Bath shop', phone: '01225 496 0142' })
    expect(rows(two, 'places')).toHaveLength(rows(groomer, 'places').length + 1)
    const staffed = added(added(two, 'people', { name: 'Ada', role: 'Groomer' }), 'people', { name: 'Ben' })
    expect(contentOf(staffed).about.team).toMatchObject({
      title: 'Who we are',
      items: [
        { id: 'ada', name: 'Ada', role: 'Groomer' },
        { id: 'ben', name: 'Ben' }
      ]
    })
    expect(rows(staffed, 'people')[1]?.values).toEqual({ name: 'Ben' })
  })
})

describe('opening hours', () => {
  const nine = [{ opens: '09:00', closes: '17:00' }]

  it('that were written stay the owner’s, whatever the description says later', () => {
    const week = withDay(listedHours(contentOf(groomer)).week, 'sun', nine)
    const own = writeWeek(groomer, week)
    expect(listedHours(contentOf(own))).toEqual({ week, draft: false, known: true })
    const later = {
      ...own,
      businessInfo: { ...own.businessInfo, description: 'Open Monday to Friday 8 to 12. Closed Sundays.' }
    }
    expect(listedHours(contentOf(later))).toEqual({ week, draft: false, known: true })
    expect(writeWeek(later, week)).toEqual(later)
  })

  it('are confirmed as they are read', () => {
    const read = siteOf('Open Monday to Friday 8 to 12. Closed Sundays.')
    const { week } = listedHours(contentOf(read))
    expect(listedHours(contentOf(confirmHours(read)))).toEqual({ week, draft: false, known: true })
    expect(confirmHours(confirmHours(read))).toEqual(confirmHours(read))
  })
})

type Step = {
  readonly what: 'add' | 'move' | 'remove' | 'undo' | 'confirm'
  readonly at: number
  readonly to: number
}
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('add', 'move', 'remove', 'undo', 'confirm'),
  at: fc.nat(9),
  to: fc.nat(9)
})

describe('any series of edits', () => {
  it.each<[ListId, Site]>([
    ['services', groomer],
    ['services', nothing],
    ['places', groomer],
    ['people', nothing]
  ])('loses nothing of %s, and has the order that was asked for', (list, start) => {
    const nameField = list === 'services' ? 'title' : 'name'
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let site = start
        let expected = names(start, list)
        let undo: { expected: string[]; removed: Parameters<typeof restoreItem>[1] } | undefined
        for (const [index, { what, at, to }] of steps.entries()) {
          const items = rows(site, list)
          const item = items[at % Math.max(items.length, 1)]
          if (what === 'add') {
            site = added(site, list, { [nameField]: `New ${index}` })
            expected = [...expected, `New ${index}`]
            undo = undefined
          } else if (what === 'undo' && undo !== undefined) {
            site = restoreItem(site, undo.removed)
            ;({ expected } = undo)
            undo = undefined
          } else if (what === 'confirm') {
            site = confirmItems(site, list)
          } else if (item !== undefined && what === 'move') {
            site = moveItem(site, list, item.id, to)
            const name = expected[items.indexOf(item)] ?? ''
            const rest = expected.filter((_, place) => place !== items.indexOf(item))
            expected = [...rest.slice(0, to), name, ...rest.slice(to)]
            undo = undefined
          } else if (item !== undefined && what === 'remove') {
            const { site: less, removed } = removeItem(site, list, item.id)
            undo = { expected, removed }
            site = less
            expected = expected.filter((_, place) => place !== items.indexOf(item))
          }
          expect(names(site, list)).toEqual(expected)
        }
        const kept = parseSite(JSON.parse(JSON.stringify(site)))
        expect(kept.ok && contentOf(kept.site)).toEqual(contentOf(site))
        expect(contentOf(site)).toEqual(contentOf(structuredClone(site)))
      }),
      { numRuns: 60 }
    )
  })
})

describe('a business that comes to its customers', () => {
  it('names its area, and takes it back', () => {
    expect(listedArea(contentOf(nothing))).toBeUndefined()
    const comes = writeArea(nothing, 'Bristol and around')
    expect(listedArea(contentOf(comes))).toEqual({ text: 'Bristol and around', draft: false })
    expect(writeArea(comes, undefined)).toEqual(nothing)
  })
})

describe('what was edited', () => {
  const [first] = rows(groomer)
  const priced = changeItem(groomer, 'services', first?.id ?? '', {
    price: { amount: 48, currency: 'GBP', from: true },
    duration: { minutes: 90, to: 120 }
  })
  const week = withDay(listedHours(contentOf(groomer)).week, 'fri', [{ opens: '18:00', closes: '02:00' }])
  const christmas = {
    id: 'on-2027-12-24',
    from: '2027-12-24',
    to: '2027-12-26',
    spans: [],
    reason: 'Christmas'
  }
  const market = { id: 'on-2027-12-31', from: '2027-12-31', spans: [{ opens: '09:00', closes: '13:00' }] }
  const open = writeException(writeException(writeWeek(priced, week), market), christmas)
  const edited = added(added(open, 'people', { name: 'Ada' }), 'services', { title: 'Puppy visit' })

  it('is in the content that pages, preview and project are made of', () => {
    const { services, hours } = resolveSite(edited).content
    expect(services?.items[0]).toMatchObject({
      title: 'Full groom small dog',
      price: { amount: 48, currency: 'GBP', from: true },
      duration: { minutes: 90, to: 120 }
    })
    expect(services?.items.at(-1)).toEqual({ id: 'puppy-visit', title: 'Puppy visit' })
    expect(hours?.week.fri).toEqual([{ opens: '18:00', closes: '02:00' }])
    expect(listedExceptions(contentOf(edited))).toEqual([christmas, market])
  })

  it('is there again when a project is opened', () => {
    const opened = extractDecisions(resolveSite(edited))
    expect(contentOf(opened)).toEqual(contentOf(edited))
    expect(contentOf(removeException(opened, christmas.id)).hours?.exceptions).toEqual([market])
  })

  it('goes with its exception', () => {
    expect(listedExceptions(contentOf(removeException(edited, market.id)))).toEqual([christmas])
    expect(exceptionId(edited, '2027-12-24')).toBe('on-2027-12-24-2')
  })
})

describe('the address of a place', () => {
  const main = (site: Site) => contentOf(site).locations[0]
  const other = writeAddressPart(groomer, 'main', 'street', '14 Wharf Street')

  it('is written part by part, and the others stay', () => {
    expect(main(groomer)?.address).toMatchObject({ street: '12 Quay Street', town: 'Bristol' })
    expect(main(other)?.address).toMatchObject({ street: '14 Wharf Street', town: 'Bristol' })
    const parts = addressParts.reduce((site, part) => writeAddressPart(site, 'main', part, ''), other)
    expect(main(parts)?.address).toBe('')
    expect(readPlacesBeside(parts).get('main')).toEqual(main(groomer)?.address)
  })

  it('stays whole where it is one text, until a part is written', () => {
    const { businessInfo } = groomer
    const vague = {
      ...groomer,
      businessInfo: { ...businessInfo, location: 'Behind the church, left of the oak' }
    }
    expect(toAddressParts(main(vague)?.address)).toEqual({ street: 'Behind the church, left of the oak' })
    const written = writeAddressPart(vague, 'main', 'town', 'Wells')
    expect(main(written)?.address).toEqual({ street: 'Behind the church, left of the oak', town: 'Wells' })
  })

  it('says what the form says where that is another one', () => {
    expect(readPlacesBeside(groomer).size).toBe(0)
    expect(readPlacesBeside(other).get('main')).toEqual(main(groomer)?.address)
  })
})

describe('a full list', () => {
  it('keeps the owner’s items when the description names more', () => {
    const full = Array.from({ length: listCapacity }).reduce<Site>(
      (site) => added(site, 'services', { title: 'Cut' }),
      nothing
    )
    const later = { ...full, businessInfo: groomer.businessInfo }
    expect(names(later)).toEqual(names(full))
  })
})
