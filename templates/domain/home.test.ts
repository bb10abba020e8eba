import { expect, it } from 'vitest'
import { addressLine, lede, placeLabel, thinActions, townNames } from './home.ts'
import { hours, site as plain } from './site.test-support.ts'
import { townsOf } from './thin.ts'

it('several places are told together, one by its own address', () => {
  const lineOf = (...addresses: string[]) => {
    const locations = addresses.map((address, index) => ({ id: String(index), name: '', address }))
    const businessInfo = { ...plain.businessInfo, location: 'York and Hull' }
    return addressLine({ ...plain, businessInfo, content: { ...plain.content, locations } })
  }
  expect(lineOf('1 Mill Lane, York')).toMatchObject({
    of: { address: '1 Mill Lane, York' },
    field: 'address'
  })
  expect(lineOf('1 Mill Lane, York', 'Hull')).toMatchObject({ of: { location: 'York and Hull' } })
  expect(lineOf()).toMatchObject({ of: { location: 'York and Hull' }, field: 'location' })
})

it('towns are set together, under a heading that only asks to come where there is a street', () => {
  const townsAt = (location: string) =>
    townsOf({
      ...plain,
      businessInfo: { ...plain.businessInfo, location },
      content: { ...plain.content, locations: [] }
    })
  expect(townNames(townsAt('Freiburg und Basel'))).toBe('Freiburg Basel')
  expect(placeLabel(townsAt('Freiburg und Basel'), {})).toBe('Based in')
  expect(placeLabel(townsAt('7 New Road, Leeds'), {})).toBe('Find us')
})

it('the actions of a thin site need no contact page, and no address twice', () => {
  const kinds = (page: string, write: boolean) =>
    thinActions(
      {
        ...plain,
        businessInfo: { ...plain.businessInfo, contactPhone: '1', contactEmail: 'a@example.com' },
        content: { ...plain.content, hero: { ...plain.content.hero, action: { label: 'Go', page } } }
      },
      new Set(['booking', 'contact']),
      write
    ).map(({ kind }) => kind)
  expect(kinds('booking', true)).toEqual(['page', 'call', 'write'])
  expect(kinds('contact', true)).toEqual(['call', 'write'])
  expect(kinds('gallery', false)).toEqual(['call'])
})

it('the first screen says what the business does, and leaves prices and hours to where they stand as such', () => {
  const service = { id: 'groom', title: 'Full groom' }
  const ledeOf = (description: string, priced = true, open = true) => {
    const { hours: _none, ...content } = plain.content
    const items = [priced ? { ...service, price: { amount: 45, currency: 'GBP' } } : service]
    return lede({
      ...plain,
      businessInfo: { ...plain.businessInfo, description },
      content: {
        ...content,
        ...(open && { hours }),
        services: { title: 'What we do', items }
      }
    })
  }
  const [does, prices, times] = [
    'Mobile dog grooming in Cardiff and Penarth.',
    'Full groom £45, bath and brush £30.',
    'Mon. to Sat 8.30am to 4.30pm, closed Sundays.'
  ]
  expect(ledeOf([does, prices, times].join(' '))).toBe(does)
  expect(ledeOf([does, prices, times].join(' '), false)).toBe(`${does} ${prices}`)
  expect(ledeOf([does, prices, times].join(' '), true, false)).toBe(`${does} ${times}`)
  const german = 'Wahltherapeutin in Graz, auch nach einer OP.'
  expect(ledeOf(`${german} Einzeltherapie 30 Min. 48 €, 60 Min. 89 €. Mo u. Mi 8-18 Uhr.`)).toBe(german)
  expect(ledeOf('Riders from 6 to 12 years, and grown-ups.')).toBe(
    'Riders from 6 to 12 years, and grown-ups.'
  )
  // What is left says nothing: the whole stands there.
  expect(ledeOf(`Grooming. ${prices}`)).toBe(`Grooming. ${prices}`)
})
