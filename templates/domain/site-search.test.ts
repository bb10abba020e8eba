import { expect, it } from 'vitest'
import { basePages, presentPages } from './pages.ts'
import { buildIndex, searchIndex } from './search.ts'
import { searchEntries } from './site-search.ts'
import { site } from './site.test-support.ts'

const added = {
  routes: [
    { page: 'search', path: '/search', title: 'Search' },
    { page: 'gallery', path: '/gallery', title: 'Gallery' },
    { page: 'locations', path: '/locations', title: 'Locations' }
  ]
}
const urls = (query: string, features = [added]) =>
  searchIndex(buildIndex(searchEntries(site, presentPages(site, features))), query).map(({ url }) => url)

it('finds services, answers, people, places, pictures and pages', () => {
  expect(urls('x-rays')).toEqual(['/services/check%2Fup'])
  expect(urls('parking')).toEqual(['/faq'])
  expect(urls('elif')).toEqual(['/about'])
  expect(urls('harbour street')).toEqual(['/locations'])
  expect(urls('brushes')).toEqual(['/gallery?filter=events'])
  expect(urls('imprint')).toEqual(['/imprint'])
  expect(urls('sailors')).toEqual(['/about'])
})

it('finds nothing on pages that the site does not have, and never the search itself', () => {
  expect(urls('brushes', [])).toEqual([])
  expect(urls('harbour street', [])).toEqual([])
  expect(urls('search')).toEqual([])
  const ids = searchEntries(site, presentPages(site, [])).filter(({ id }) => id.startsWith('page-'))
  // One has a parameter in its address, and this site asks visitors for nothing.
  expect(ids).toHaveLength(basePages.length - 2)
})
