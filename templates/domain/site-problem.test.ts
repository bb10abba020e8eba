import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findSiteProblem, findUnknownFeature } from './site-problem.ts'

type Group = Record<string, unknown>

const read = (): Group =>
  JSON.parse(readFileSync(new URL('../react/src/site.json', import.meta.url), 'utf8')) as Group

/** The site of the reference app with a value at a path of keys. */
function siteWith(path: string, value: unknown): Group {
  const site = read()
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const group = keys.reduce((inner, key) => inner[key] as Group, site)
  group[last] = value
  return site
}

describe('a site document that somebody edited', () => {
  test('has no problem as it is printed', () => {
    expect(findSiteProblem(read())).toBeUndefined()
  })

  test.each([
    ['content', undefined, 'content is missing.'],
    ['content.hero', undefined, 'content.hero is missing.'],
    ['content.hero.action.page', undefined, 'content.hero.action.page is missing.'],
    ['businessInfo', [], 'businessInfo has to be a group in braces.'],
    ['businessInfo.businessName', 7, 'businessInfo.businessName has to be a text in quotation marks.'],
    ['selectedFeatures', 'booking', 'selectedFeatures has to be a list in square brackets.'],
    ['customization.darkMode', 'yes', 'customization.darkMode has to be true or false.'],
    ['deployment.messages', null, 'deployment.messages has to be a group in braces.']
  ])('is told of %s as %j', (path, value, problem) => {
    expect(findSiteProblem(siteWith(path, value))).toBe(problem)
  })

  test.each([[null], [[]], ['site'], [1]])('is told that %j is none', (document) => {
    expect(findSiteProblem(document)).toBe('The whole has to be a group in braces.')
  })

  test('is told of a feature that its project does not have', () => {
    expect(findUnknownFeature(['booking', 'pwa'], ['booking', 'pwa'])).toBeUndefined()
    expect(findUnknownFeature(['bokking'], ['booking', 'pwa'])).toBe(
      'selectedFeatures names "bokking", which is no feature of this project. It has booking, pwa.'
    )
    expect(findUnknownFeature([7], [])).toContain('selectedFeatures names 7')
  })
})
