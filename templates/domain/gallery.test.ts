import { describe, expect, it } from 'vitest'
import {
  altOf,
  captionOf,
  filterFrom,
  filterQuery,
  galleryFilters,
  galleryReducer,
  homePictures,
  placeholderStyle,
  photoOf,
  filterItems,
  stepForKey
} from './gallery.ts'
import type { GalleryItem } from './site.ts'

const item = (id: string, category: GalleryItem['category']): GalleryItem => ({
  id,
  src: id,
  alt: id,
  title: id,
  category,
  description: id
})
const items = [item('a', 'work'), item('b', 'team'), item('c', 'work')]

describe('the gallery', () => {
  it('S1-14: shows a photo where a path stands in place of a drawing’s seed', () => {
    expect(photoOf({ ...item('a', 'work'), src: '/photos/team.jpg' })).toBe('/photos/team.jpg')
    expect(photoOf(item('picture-1', 'work'))).toBeUndefined()
  })

  it('shows photographs on the home page, and no drawing; one alone would look as if others were missing', () => {
    const photo = (id: string) => ({ ...item(id, 'work'), src: `/photos/${id}.jpg` })
    expect(homePictures(items)).toEqual({ shown: [], more: false })
    expect(homePictures([photo('a'), ...items]).shown).toEqual([])
    expect(homePictures([photo('a'), ...items, photo('b')]).shown.map(({ id }) => id)).toEqual(['a', 'b'])
    const many = homePictures('abcdefg'.split('').map(photo))
    expect([many.shown.length, many.more]).toEqual([5, true])
  })

  it('filters by all, work, team, office and events, and reads the filter from the address', () => {
    expect(galleryFilters).toEqual(['all', 'work', 'team', 'office', 'events'])
    expect([filterFrom('work'), filterFrom('pets'), filterFrom(null)]).toEqual(['work', 'all', 'all'])
    expect(filterItems(items, 'work').map((one) => one.id)).toEqual(['a', 'c'])
    expect(filterItems(items, 'all')).toHaveLength(3)
    expect(filterItems(items, 'office')).toEqual([])
  })

  it('opens a picture, steps round among those shown, and closes', () => {
    const among = filterItems(items, 'work')
    expect(galleryReducer(null, { type: 'open', id: 'a' })).toBe('a')
    expect(galleryReducer('a', { type: 'step', by: 1, among })).toBe('c')
    expect(galleryReducer('c', { type: 'step', by: 1, among })).toBe('a')
    expect(galleryReducer('a', { type: 'step', by: -1, among })).toBe('c')
    expect(galleryReducer('b', { type: 'step', by: 1, among })).toBe('b')
    expect(galleryReducer(null, { type: 'step', by: 1, among })).toBeNull()
    expect(galleryReducer('a', { type: 'close' })).toBeNull()
  })

  it('steps by arrow keys in the direction of reading', () => {
    expect([stepForKey('ArrowRight', false), stepForKey('ArrowLeft', false)]).toEqual([1, -1])
    expect([stepForKey('ArrowRight', true), stepForKey('ArrowLeft', true)]).toEqual([-1, 1])
    expect(stepForKey('Enter', false)).toBeUndefined()
  })

  it('draws people as portraits, and all else by the motifs of the site in turn', () => {
    const art = { style: 'still', second: 'weave', things: [], opening: 'beside', ground: 'paper' }
    const looks = items.map((one, index) => placeholderStyle(one, index, art))
    expect(looks[1]).toBe('portrait')
    expect([0, 3].map((index) => placeholderStyle(item('d', 'office'), index, art))).toEqual([
      'still',
      'weave'
    ])
  })

  it('describes photos, and claims nothing of the drawings that stand in for them', () => {
    expect(altOf({ ...item('a', 'work'), src: '/photos/a.jpg' })).toBe('a')
    expect(altOf(item('a', 'work'))).toBeUndefined()
  })
})

it('an address says again which category was chosen', () => {
  const again = galleryFilters.map((filter) =>
    filterFrom(new URLSearchParams(filterQuery(filter)).get('filter'))
  )
  expect(again).toEqual(galleryFilters)
})

it('the caption of a picture begins with its category', () => {
  expect(captionOf({ ...item('a', 'team'), description: 'Who we are.' })).toBe('Team. Who we are.')
})
