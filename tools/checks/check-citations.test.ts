import { expect, it } from 'vitest'
import { findCitations, findSections } from './check-citations.ts'

it('finds the sections that a text cites', () => {
  expect(findCitations('Signs in (spec 2 §7), as the design §5 says.')).toEqual(['spec 2 §7', 'design §5'])
  expect(findCitations('/** Design §9, in milliseconds. */')).toEqual(['design §9'])
})

it('finds each of a list, and those without the word', () => {
  expect(findCitations('spec 3 §3, §5 and §8; departures: 1 §4')).toEqual([
    'spec 3 §3',
    'spec 3 §5',
    'spec 3 §8',
    'spec 1 §4'
  ])
  expect(findCitations('the route table (spec 1 §2, spec 2 §2)')).toEqual(['spec 1 §2', 'spec 2 §2'])
})

it('finds one that a line of a comment breaks', () => {
  expect(findCitations('/**\n * Turns itself off (spec 2\n * §4). Off by default.\n */')).toEqual([
    'spec 2 §4'
  ])
  expect(findCitations('// which are pure (design\n// §3)')).toEqual(['design §3'])
})

it('passes over sections of other texts', () => {
  expect(findCitations('RFC 4648 §4, ASVS 5.0 §6, and §7 of whatever')).toEqual([])
})

it('reads the headings of both documents', () => {
  const requirements = '# Requirements\n\n## Specification 1, §2: routes\n\n### §9: no section\n'
  expect(findSections(requirements, '## §3: the generator\n')).toEqual(['spec 1 §2', 'design §3'])
})
