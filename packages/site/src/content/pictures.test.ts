import { describe, expect, it } from 'vitest'
import { everythingSite } from '../everything.ts'
import { parseSite } from '../parse/parse.ts'
import { contentOf, extractDecisions, resolveSite } from './content-of.ts'
import { keepPictures, pictureFilesIn, picturesIn, type Picture } from './pictures.ts'

const photo: Picture = {
  hash: 'ab'.repeat(32),
  width: 1600,
  height: 1067,
  alt: 'A loaf on a board',
  focus: { x: 30, y: 62 }
}
const other: Picture = { hash: 'cd'.repeat(32), width: 480, height: 480 }

const content = contentOf(everythingSite)
const [first, ...services] = content.services?.items ?? []
if (first === undefined) throw new Error('The site has no services.')
const pictured = {
  ...everythingSite,
  content: {
    ...content,
    hero: { ...content.hero, picture: photo },
    services: { title: 'Treatments', items: [{ ...first, picture: other }, ...services] }
  }
}

describe('pictures of the content', () => {
  it('are found at their addresses, in the order of the content', () => {
    expect(picturesIn(pictured.content)).toEqual([
      { address: '/content/hero/picture', picture: photo },
      { address: `/content/services/items/@${first.id}/picture`, picture: other }
    ])
    expect(picturesIn(content)).toEqual([])
  })

  it('are left out where they are not to be had, and nothing else is', () => {
    const kept = keepPictures(pictured.content, ({ hash }) => hash === other.hash)
    expect(picturesIn(kept).map(({ picture }) => picture)).toEqual([other])
    expect(keepPictures(pictured.content, () => false)).toEqual({
      ...pictured.content,
      hero: content.hero,
      services: { title: 'Treatments', items: [first, ...services] }
    })
  })

  it('are named with all their files, the widest of each first, a logo as its one PNG', () => {
    const logo = { hash: 'ef'.repeat(32), width: 410, height: 300 }
    const files = [
      ...[1600, 960, 480].map((width) => ({ hash: photo.hash, width, type: 'image/webp' })),
      { hash: other.hash, width: 480, type: 'image/webp' },
      { hash: logo.hash, width: 410, type: 'image/png' }
    ]
    const content = { ...pictured.content, logo }
    expect(new Set(pictureFilesIn({ ...pictured, content }))).toEqual(new Set(files))
    const own = extractDecisions({ ...pictured, content })
    expect(new Set(pictureFilesIn(own))).toEqual(new Set(files))
    expect(pictureFilesIn(own).find(({ hash }) => hash === photo.hash)?.width).toBe(1600)
    expect(pictureFilesIn(everythingSite)).toEqual([])
  })

  it('are decided as a whole, and stay through reading and resolving', () => {
    const own = extractDecisions(pictured)
    expect(own.decisions?.['/content/hero/picture']).toEqual({ is: 'written', value: photo })
    const read = parseSite(own)
    if (!read.ok) return expect.fail(JSON.stringify(read.problems))
    expect(contentOf(read.site).hero.picture).toEqual(photo)
    const again = parseSite(resolveSite(read.site))
    expect(again.ok && picturesIn(contentOf(again.site))).toEqual(picturesIn(pictured.content))
  })

  it.each([
    ['a short hash', { ...photo, hash: 'abc' }, 'site.picture-hash'],
    ['half a pixel', { ...photo, width: 0.5 }, 'site.range'],
    ['a focal point outside', { ...photo, focus: { x: 101, y: 0 } }, 'site.range'],
    ['a key that is not known', { ...photo, src: '/a.jpg' }, 'site.unknown-key']
  ])('are refused with %s', (_, picture, code) => {
    const hero = { ...content.hero, picture }
    const read = parseSite({ ...everythingSite, content: { ...content, hero } })
    expect(read.ok ? [] : read.problems.map((problem) => problem.code)).toEqual([code])
  })
})
