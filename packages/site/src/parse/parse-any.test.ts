import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { defaultSite, parseSite, parseSiteText } from '../index.ts'
import { problemsIn, parsedSite, withBusiness, withDeployment, withLook } from './try-parse.test-support.ts'

// Hundreds of runs may take long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

describe('parseSiteText', () => {
  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{\n  "a": 1,\n}', 3, 1],
    ["{'a': 1}", 1, 2],
    ['{"a" 1}', 1, 6],
    ['{"a": }', 1, 7],
    ['[1 2]', 1, 4],
    ['[1,]', 1, 4],
    ['{"a": [1, {}], "b": "x\ny"}', 1, 21],
    ['{} x', 1, 4],
    ['{"a": 01}', 1, 7],
    ['[truely]', 1, 2],
    ['['.repeat(100_000), 1, 100_001]
  ])('names line and column of what is not JSON: %j', (text, line, column) => {
    expect(problemsIn(text)).toEqual([
      expect.objectContaining({
        code: 'site.json',
        path: '',
        message: expect.stringContaining(`at line ${line}, column ${column}.`)
      })
    ])
  })

  it('reads a file with a byte order mark', () => {
    expect(parseSiteText(`\uFEFF${JSON.stringify(defaultSite)}`)).toEqual({ ok: true, site: defaultSite })
  })

  it('finds an error in every text that JSON.parse refuses, inside the text', () => {
    const mangled = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', ',', '}', ']', '\\', 'x', '\n'))
      .map(([json, at, insert]) => {
        const place = at % (json.length + 1)
        return json.slice(0, place) + insert + json.slice(place + 1)
      })
    fc.assert(
      fc.property(fc.oneof(mangled, fc.string({ unit: 'binary' })), (text) => {
        for (const { path, remedy, message } of problemsIn(text))
          expect([typeof path, remedy, message]).not.toContain('')
      })
    )
  })
})

const everyText: readonly (readonly [path: string, place: (text: string) => object])[] = [
  ...(
    [
      'businessName',
      'description',
      'location',
      'website',
      'contactEmail',
      'contactPhone',
      'industry'
    ] as const
  ).map((key) => [`businessInfo.${key}`, (text: string) => withBusiness({ [key]: text })] as const),
  ['businessInfo.businessGoals', (text) => withBusiness({ businessGoals: [text] })],
  ['customization.customCSS', (text) => withLook({ customCSS: text })],
  ['customization.primaryColor', (text) => withLook({ primaryColor: text })],
  ['customization.fontFamily', (text) => withLook({ fontFamily: text })],
  ['deployment.domain', (text) => withDeployment({ domain: text })],
  ['', (text) => ({ ...defaultSite, [text]: 1 })]
]

describe('any input', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.webUrl(),
    fc.domain()
  )

  it.each(everyText)('any text in %s is read, or refused with path, message and remedy', (path, place) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseSite(place(text))
        if (parsed.ok) expect(parsedSite(JSON.parse(JSON.stringify(parsed.site)))).toEqual(parsed.site)
        else {
          for (const problem of parsed.problems) {
            expect(problem.path.startsWith(path)).toBe(true)
            expect(problem.message).not.toBe('')
            expect(problem.remedy).not.toBe('')
          }
        }
      }),
      { numRuns: 200 }
    )
  })

  it('any value is read or refused, never thrown at', () => {
    const anything = fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withSparseArray: true
    })
    const keys = fc.constantFrom(...Object.keys(defaultSite).filter((key) => key !== 'schemaVersion'))
    fc.assert(
      fc.property(fc.dictionary(keys, anything), anything, (sections, value) => {
        for (const input of [value, { schemaVersion: 1, ...sections }]) {
          for (const problem of problemsIn(typeof input === 'string' ? JSON.stringify(input) : input))
            expect(problem.remedy).not.toBe('')
        }
      }),
      { numRuns: 200 }
    )
  })

  it('a key named __proto__ is refused like any other', () => {
    expect(problemsIn('{"schemaVersion":1,"__proto__":{"a":1}}').map(({ code }) => code)).toEqual([
      'site.unknown-key'
    ])
  })
})
