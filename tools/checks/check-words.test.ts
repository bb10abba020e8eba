import { describe, expect, it } from 'vitest'
import { findWord, patternOf, stemPatternOf } from './check-words.ts'
import { houseWords } from './house-words.ts'

const finds = (word: string, text: string): boolean => patternOf({ word }).test(text)

describe('a retired word', () => {
  it.each([
    ['alone', 'Sends the courier away.'],
    ['in the plural', 'two couriers'],
    ['at the start of a name', 'const courierOf = 1'],
    ['inside a name in camel case', 'openCourier()'],
    ['in a CSS class and a file name', '.courier-bar { }']
  ])('is found %s', (_where, text) => expect(finds('courier', text)).toBe(true))

  it.each([
    ['as a part of another word', 'couriered', 'courier'],
    ['behind another letter', 'stylesheet', 'sheet'],
    ['with another ending', 'bench', 'benchmark']
  ])('is not found %s', (_where, text, word) => expect(finds(word, text)).toBe(false))

  it('of two words is found as a name only, since the words may stand in any sentence', () => {
    for (const name of ['ruleBar', 'RuleBar', 'rule-bar', 'rule_bar', 'openRuleBars'])
      expect(finds('rule bar', name)).toBe(true)
    expect(finds('rule bar', 'the rule bar of the wizard')).toBe(false)
  })

  it('may be a custom property', () => {
    expect(finds('--sheet', 'background: var(--sheet);')).toBe(true)
    expect(finds('--sheet', 'a style sheet, -sheet')).toBe(false)
  })

  it('is told with file, line and what to write, in paths too, and only where it is meant', () => {
    const row = { word: 'tray', term: 'selection bar', within: /^apps\/web\// }
    const sources = [
      { path: 'apps/web/src/tray.ts', text: 'one\ntwo Tray' },
      { path: 'packages/site/src/bakery.ts', text: 'a tray of rolls' }
    ]
    expect(findWord(row, sources)).toEqual([
      'apps/web/src/tray.ts says "tray": write selection bar',
      'apps/web/src/tray.ts:2 says "tray": write selection bar'
    ])
  })
})

describe('a word with stems', () => {
  const finds = (text: string): boolean => stemPatternOf(['given up', 'gives up']).test(text)

  it.each([
    ['in a comment', '  // The mail was given up.'],
    ['at the start of a sentence', ' * Given up by the queue.'],
    ['in a doc comment', ' * Gone, since it gives up early.'],
    ['inside a name', 'onGivenUp()'],
    ['at the start of a name', 'const givenUpAt = 1']
  ])('is found %s', (_where, text) => expect(finds(text)).toBe(true))

  it.each([
    ['in a message', "message: 'It was given up.'"],
    ['in a stored value', "state: 'given-up'"],
    ['as a member of its own', 'row.givenUp']
  ])('is not found %s', (_where, text) => expect(finds(text)).toBe(false))
})

it('the list names each word once for a place, with what to write', () => {
  const rows = houseWords.map(({ word, within }) => `${word} ${String(within)}`)
  expect(new Set(rows).size).toBe(rows.length)
  for (const { word, term } of houseWords) expect(term, word).not.toBe('')
})
