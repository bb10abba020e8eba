import { describe, expect, test } from 'vitest'
import { findUnproven, readEntries } from './check-acceptance.ts'

const document = `# Map

## The control panel, line by line

- A1 its routes: \`a.spec.ts\` "opens"
- A2 its fields: to come
- A4 its answers:
  - \`a.spec.ts\` "opens"
  - on a phone:
    - \`b.spec.ts\` "scrolls"

## Something else

- A3 not of the list: to come
`

describe('the lines of the control panel', () => {
  test('are read from their own list', () => {
    expect(readEntries(document)).toEqual([
      { line: 'A1', shown: '`a.spec.ts` "opens"' },
      { line: 'A2', shown: 'to come' },
      { line: 'A4', shown: '`a.spec.ts` "opens"\non a phone:\n`b.spec.ts` "scrolls"' }
    ])
  })

  test('name files that are there and titles that they hold', () => {
    const read = (file: string) => (file === 'a.spec.ts' ? "test('it opens', …)" : undefined)
    const found = (shown: string) => findUnproven({ line: 'A1', shown }, read)
    expect(found('`a.spec.ts` "opens"')).toEqual([])
    expect(found('to come')).toEqual([])
    expect(found('`a.spec.ts` "closes"')).toHaveLength(1)
    expect(found('`a.spec.ts` "opens", `b.spec.ts` "opens"')).toEqual([
      'line A1 names b.spec.ts, which is not there'
    ])
    expect(found('somewhere')).toHaveLength(1)
    expect(found('by name:\n`a.spec.ts` "opens"')).toEqual([])
    expect(found('`a.spec.ts` "opens"\nsomewhere')).toHaveLength(1)
  })
})
