import { describe, expect, it } from 'vitest'
import { buildIndex, excerpt, highlight, queryWords, searchIndex, type SearchEntry } from './search.ts'

const entry = (id: string, title: string, description = ''): SearchEntry => ({
  id,
  title,
  description,
  url: `/${id}`,
  section: 'Pages'
})
const index = buildIndex([
  entry('first', 'First visit for children', 'A ride in the chair, and a count of teeth.'),
  entry('new', 'Are you taking new patients?', 'Yes, of any age. Children under 18 are free.'),
  entry('team', 'Élodie Müller', 'Leads the evening hours.'),
  entry('aligners', 'Clear aligners', 'Straightening you can take out to eat.'),
  entry('jp', '歯の検診', '子供も歓迎します')
])
const found = (query: string) => searchIndex(index, query).map(({ id }) => id)

describe('searching', () => {
  it('ignores a blank query', () => {
    expect(queryWords('  \n ')).toEqual([])
    expect(found('   ')).toEqual([])
    expect(found('?!')).toEqual([])
  })
  it('ranks a title before a text', () => {
    expect(found('children')).toEqual(['first', 'new'])
  })
  it('does not mind case and accents', () => {
    expect(found('elodie MULLER')).toEqual(['team'])
  })
  it('finds beginnings, plurals and one typing error', () => {
    expect(found('align')).toEqual(['aligners'])
    expect(found('childern')).toContain('first')
    expect(found('evenings')).toEqual(['team'])
    expect(found('alingers')).toEqual(['aligners'])
  })
  it('prefers entries with every word', () => {
    expect(found('children free')).toEqual(['new'])
    expect(found('children zebra')).toEqual(['first', 'new'])
  })
  it('finds words in scripts without blanks', () => {
    expect(found('子供')).toEqual(['jp'])
  })
  it('finds nothing where there is nothing', () => {
    expect(found('zebra')).toEqual([])
    expect(searchIndex(buildIndex([]), 'a')).toEqual([])
  })
  it('limits what it returns', () => {
    expect(searchIndex(index, 'children', 1)).toHaveLength(1)
  })
})

describe('highlighting', () => {
  it('marks the matches and keeps every character', () => {
    const pieces = highlight('Children’s hours, Élodie says', 'elodie child')
    expect(pieces.map(({ text }) => text).join('')).toBe('Children’s hours, Élodie says')
    expect(pieces.filter(({ match }) => match).map(({ text }) => text)).toEqual(['Children', 'Élodie'])
  })
  it('takes markup for text', () => {
    expect(
      highlight('<b>x</b>', 'b')
        .map(({ text }) => text)
        .join('')
    ).toBe('<b>x</b>')
  })
  it('leaves a text without matches whole', () => {
    expect(highlight('Nothing here', 'zebra')).toEqual([{ text: 'Nothing here', match: false }])
    expect(highlight('', 'zebra')).toEqual([])
  })
})

describe('the excerpt', () => {
  const long = `${'word '.repeat(80)}needle ${'tail '.repeat(80)}`.trim()
  it('keeps a short text', () => {
    expect(excerpt('Short text', 'text')).toBe('Short text')
  })
  it('is cut around the first match', () => {
    const cut = excerpt(long, 'needle')
    expect(cut).toContain('needle')
    expect(cut.length).toBeLessThan(190)
    expect(cut.startsWith('… ')).toBe(true)
    expect(cut.endsWith(' …')).toBe(true)
  })
  it('is the beginning where nothing matches, or the end where the match is there', () => {
    expect(excerpt(long, 'zebra').startsWith('word word')).toBe(true)
    expect(excerpt(`${long} last`, 'last')).toContain('last')
    expect(excerpt('x'.repeat(500), 'y')).not.toBe('')
  })
})
