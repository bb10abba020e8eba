import { dentist } from '@sitewright/site'
import { expect, it } from 'vitest'
import { diffSites } from './diff-sites.ts'

it('names each member that differs, with both values', () => {
  const theirs = {
    ...dentist,
    typescript: !dentist.typescript,
    businessInfo: { ...dentist.businessInfo, businessName: 'Elm Dental', description: 'x'.repeat(200) }
  }
  const changes = diffSites(dentist, theirs)
  expect(changes.map(({ what }) => what)).toEqual([
    'Business: business name',
    'Business: description',
    'Language'
  ])
  expect(changes[0]).toMatchObject({ mine: dentist.businessInfo.businessName, theirs: 'Elm Dental' })
  expect(Array.from(changes[1]?.theirs ?? '')).toHaveLength(80)
  expect([changes[2]?.mine, changes[2]?.theirs].toSorted()).toEqual(['JavaScript', 'TypeScript'])
})

it('says of a list what each side has besides the other one', () => {
  const [first = '', ...rest] = dentist.selectedFeatures
  expect(diffSites(dentist, { ...dentist, selectedFeatures: rest })).toEqual([
    { what: 'Features', mine: `Besides: ${first}`, theirs: 'Nothing' }
  ])
})

it('is empty where nothing differs', () => {
  expect(diffSites(dentist, structuredClone(dentist))).toEqual([])
})
