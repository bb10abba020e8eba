import { layoutIds } from '@sitewright/catalog'
import { dentist, type Site } from '@sitewright/site'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySite } from '../../testing/any-site.ts'
import { thumbnailOf } from './thumbnail.ts'

const named = (businessName: string): Site => ({
  ...dentist,
  businessInfo: { ...dentist.businessInfo, businessName }
})
const decoded = (thumbnail: string): string => decodeURIComponent(thumbnail.slice(thumbnail.indexOf(',') + 1))

test('the same site gives the same picture, another layout or colour another one', () => {
  expect(thumbnailOf(dentist)).toBe(thumbnailOf(structuredClone(dentist)))
  const looks = [
    ...layoutIds.map((layout) => ({ ...dentist.customization, layout })),
    { ...dentist.customization, primaryColor: '#aa0055' },
    { ...dentist.customization, darkMode: true }
  ]
  const pictures = looks.map((customization) => thumbnailOf({ ...dentist, customization }))
  expect(new Set(pictures).size).toBe(layoutIds.length + 2)
})

test('the picture holds shapes, numbers and colours only, whatever anybody typed', () => {
  fc.assert(
    fc.property(anySite, (site) => {
      const thumbnail = thumbnailOf(site)
      expect(thumbnail).toMatch(/^data:image\/svg\+xml,[^<>"#\s]*(?: [^<>"#\s]*)*$/)
      expect(thumbnail.length).toBeLessThan(8000)
      const rest = decoded(thumbnail)
        .replace(/^<svg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 160 100'>/, '')
        .replace(/<rect(?: (?:x|y|width|height|rx)='[\d.]+')+ fill='#[\da-f]{6}'\/>/g, '')
        .replace(/<path transform='translate\([\d.]+ [\d.]+\)' fill='#[\da-f]{6}' d='[-MLZ\d. ]*'\/>/, '')
      expect(rest).toBe('</svg>')
    }),
    { numRuns: 200 }
  )
})

test('the mark shows the initials, and tiles where their script has no outlines', () => {
  expect(thumbnailOf(named('Maya Okafor'))).toBe(thumbnailOf(named('Monday Open')))
  expect(thumbnailOf(named('海港'))).not.toBe(thumbnailOf(named('面包')))
})
