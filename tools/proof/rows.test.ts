import { describe, expect, it } from 'vitest'
import { closureOf, findConflicts, offeredFrameworkIds } from '../../packages/catalog/src/index.ts'
import { pairwiseSets } from '../sites/feature-sets.ts'
import { proofRows, unmetPairs } from './rows.ts'

describe('the rows of the board', () => {
  it('are the same each time', () => {
    expect(proofRows()).toEqual(proofRows())
    expect(proofRows().map(({ id }) => id)).toEqual(proofRows().map((_, index) => index + 1))
  })

  it('are choices that the wizard lets somebody make', () => {
    for (const { site } of proofRows()) {
      const { deployment, ...choices } = site
      expect(findConflicts({ ...choices, ...deployment })).toEqual([])
      expect(closureOf(site.selectedFeatures)).toHaveLength(site.selectedFeatures.length)
    }
  })

  it('let each two features meet in each framework, together, apart and alone', () => {
    for (const framework of offeredFrameworkIds) {
      const tried = proofRows()
        .filter(({ site }) => site.selectedFramework === framework)
        .map(({ site }) => site.selectedFeatures.join())
      for (const set of pairwiseSets()) expect(tried).toContain(set.join())
    }
  })

  it('let every two other choices meet, but for those that exclude each other', () => {
    expect(unmetPairs()).toEqual([
      'analytics vercel-analytics, host aws',
      'analytics vercel-analytics, host firebase',
      'analytics vercel-analytics, host github',
      'analytics vercel-analytics, host netlify',
      'cicd netlify-build, host aws',
      'cicd netlify-build, host firebase',
      'cicd netlify-build, host github',
      'cicd netlify-build, host vercel',
      'cicd vercel-git, host aws',
      'cicd vercel-git, host firebase',
      'cicd vercel-git, host github',
      'cicd vercel-git, host netlify',
      'host aws, messages netlify',
      'host firebase, messages netlify',
      'host github, messages function',
      'host github, messages netlify',
      'host vercel, messages netlify'
    ])
  })
})
