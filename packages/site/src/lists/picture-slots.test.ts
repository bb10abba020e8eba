import { describe, expect, it } from 'vitest'
import { contentOf, resolveSite } from '../content/content-of.ts'
import { picturesIn, type Logo, type Picture } from '../content/pictures.ts'
import { isDraft } from '../decisions/draft.ts'
import { parseSite } from '../parse/parse.ts'
import { dentist } from '../samples.ts'
import type { Site } from '../site.ts'
import { restoreItem } from './edit-list.ts'
import {
  addGalleryPicture,
  beforeAddress,
  hasGallery,
  pictureSlots,
  removeLogo,
  removePicture,
  writeCaption,
  writeLogo,
  writePicture
} from './picture-slots.ts'

const photo = (digit: string): Picture => ({ hash: digit.repeat(64), width: 1600, height: 1200 })

const { content: _written, ...facts } = dentist
const site: Site = {
  ...facts,
  selectedFeatures: ['gallery', 'geolocation'],
  businessInfo: {
    ...dentist.businessInfo,
    description: 'Check-up £58, white fillings £95. 12 Harbour Street, Bristol.'
  }
}
const slotOf = (kind: string, of: Site = site) => {
  const slot = pictureSlots(of).find((each) => each.kind === kind)
  if (slot === undefined) throw new Error(`There is no slot ${kind}.`)
  return slot
}

/** The site as its project opens again. */
function reopened(of: Site): Site {
  const read = parseSite(resolveSite(of))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.site
}

describe('the slots of pictures', () => {
  it('are the hero, each service, the page about the business, and its places', () => {
    const slots = pictureSlots(site).map(({ kind, name }) => (name === '' ? kind : `${kind}: ${name}`))
    expect(slots[0]).toBe('hero')
    expect(slots).toContain('about')
    expect(slots.filter((name) => name.startsWith('services: ')).length).toBeGreaterThan(1)
    expect(slots.some((name) => name.startsWith('places'))).toBe(true)
    expect(pictureSlots({ ...site, selectedFeatures: [] }).some(({ kind }) => kind === 'places')).toBe(false)
  })

  it.each(['hero', 'services', 'about', 'places'])('%s keeps its picture through a project', (kind) => {
    const { address } = slotOf(kind)
    const picture = { ...photo('a'), alt: 'The door', focus: { x: 10, y: 90 } }
    const next = reopened(writePicture(site, address, picture))
    expect(pictureSlots(next).find((slot) => slot.address === address)?.picture).toEqual(picture)
    expect(picturesIn(contentOf(next))).toHaveLength(1)
  })

  it('take a picture out again, and put it back as it was', () => {
    const { address } = slotOf('services')
    const described = writePicture(site, address, { ...photo('a'), alt: 'A chair' })
    const { site: without, removed } = removePicture(described, address)
    expect(picturesIn(contentOf(without))).toEqual([])
    expect(contentOf(restoreItem(without, removed))).toEqual(contentOf(described))
  })

  it('keep the picture of a service that the description no longer names', () => {
    const { address, name } = slotOf('services')
    const pictured = writePicture(site, address, photo('a'))
    const businessInfo = { ...site.businessInfo, description: 'We are closed for the summer.' }
    expect(
      pictureSlots({ ...pictured, businessInfo }).find((slot) => slot.address === address)
    ).toMatchObject({
      name,
      picture: photo('a')
    })
  })
})

describe('the gallery', () => {
  it('is there with its feature', () => {
    expect(hasGallery(site)).toBe(true)
    expect(hasGallery({ ...site, selectedFeatures: [] })).toBe(false)
  })

  it('shows photographs in place of its drawings, and they are nobody’s guess', () => {
    const one = addGalleryPicture(site, photo('a'))
    const two = addGalleryPicture(one.site, photo('b'))
    const { gallery } = contentOf(reopened(two.site))
    expect(isDraft(gallery)).toBe(false)
    expect(gallery?.items.map(({ picture }) => picture)).toEqual([photo('a'), photo('b')])
    expect(pictureSlots(two.site).filter(({ kind }) => kind === 'gallery')).toHaveLength(2)
  })

  it('takes a caption, and a photograph out and back', () => {
    const { site: one, address } = addGalleryPicture(site, photo('a'))
    const captioned = writeCaption(addGalleryPicture(one, photo('b')).site, address, 'The waiting room')
    expect(contentOf(captioned).gallery?.items.map(({ title }) => title)).toEqual(['The waiting room', ''])
    const { site: less, removed } = removePicture(captioned, address)
    expect(contentOf(less).gallery?.items.map(({ picture }) => picture)).toEqual([photo('b')])
    expect(contentOf(restoreItem(less, removed))).toEqual(contentOf(captioned))
  })

  it('shows what something looked like before beside it, and without it again', () => {
    const { site: one, address } = addGalleryPicture(site, photo('a'))
    const pair = writePicture(one, beforeAddress(address), photo('b'))
    expect(contentOf(reopened(pair)).gallery?.items).toMatchObject([
      { picture: photo('a'), before: photo('b') }
    ])
    expect(pictureSlots(pair).find(({ kind }) => kind === 'before')?.picture).toEqual(photo('b'))
    const { site: less, removed } = removePicture(pair, beforeAddress(address))
    expect(contentOf(less)).toEqual(contentOf(one))
    expect(contentOf(restoreItem(less, removed))).toEqual(contentOf(pair))
  })

  it('has its drawings again after the last photograph', () => {
    const { site: one, address } = addGalleryPicture(site, photo('a'))
    expect(contentOf(removePicture(one, address).site).gallery).toEqual(contentOf(site).gallery)
  })
})

describe('the logo', () => {
  const logo: Logo = { hash: 'ef'.repeat(32), width: 410, height: 300, alone: true }

  it('stays through a project, and is no photograph', () => {
    const next = reopened(writeLogo(site, logo))
    expect(contentOf(next).logo).toEqual(logo)
    expect(picturesIn(contentOf(next))).toEqual([])
  })

  it('is gone with all that was said of it', () => {
    expect(removeLogo(writeLogo(site, logo))).toEqual(site)
    expect(contentOf(writeLogo(writeLogo(site, logo), { ...logo, width: 9 })).logo?.width).toBe(9)
  })
})
