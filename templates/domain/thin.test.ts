import { describe, expect, it } from 'vitest'
import { presentPages } from './pages.ts'
import { bareContent as bare, site as full } from './site.test-support.ts'
import type { Content, Site } from './site.ts'
import { isAboutThin, isThin, townsOf } from './thin.ts'

const at = (location: string, locations: Content['locations'] = []): Site => ({
  ...full,
  businessInfo: { ...full.businessInfo, location },
  content: { ...bare, locations }
})
const names = (location: string) => townsOf(at(location)).map(({ name }) => name)

it('a site is thin where it says no more than who, what, where and how', () => {
  const thin = (site: Site) => isThin(site, presentPages(site, []))
  expect(thin(at('Leeds'))).toBe(true)
  expect(thin(full)).toBe(false)
  expect(thin({ ...full, content: { ...bare, faq: full.content.faq } })).toBe(false)
})

describe('the towns of a business', () => {
  it.each([
    ['Leeds', ['Leeds']],
    ['7 New Road, Leeds', ['Leeds']],
    ['12 Canal Street, Leeds LS1 4BB', ['Leeds']],
    ['ul. Długa 14/3, 31-146 Kraków', ['Kraków']],
    ['Hauptstraße 5, D-79098 Freiburg', ['Freiburg']],
    ['120 Main Street, Burlington, VT 05401', ['Burlington']],
    ['Portland, Oregon', ['Portland']],
    ['Manchester, Liverpool and Chester', ['Manchester', 'Liverpool', 'Chester']],
    ['Freiburg und Basel', ['Freiburg', 'Basel']],
    ['', []]
  ])('of “%s” are %s', (location, towns) => expect(names(location)).toEqual(towns))

  it('are those of its places, where it has several', () => {
    const place = (id: string, address: string) => ({ id, name: id, address })
    const towns = townsOf(at('', [place('a', '1 Mill Lane, York'), place('b', 'Hull')]))
    expect(towns.map(({ name, address }) => [name, address])).toEqual([
      ['York', '1 Mill Lane, York'],
      ['Hull', undefined]
    ])
  })
})

it('the about page is thin where there is neither story nor values nor team', () => {
  expect(isAboutThin({ about: { title: 'About' } })).toBe(true)
  expect(isAboutThin({ about: { title: 'About', story: ['Since 1990.'] } })).toBe(false)
})
