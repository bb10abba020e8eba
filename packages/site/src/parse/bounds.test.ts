import { expect, test } from 'vitest'
import { defaultSite, parseSite } from '../index.ts'
import { problemsIn, withBusiness, withDeployment } from './try-parse.test-support.ts'

/** Milliseconds of processor time that this thread has used: other work on the machine does not count. */
function usedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Runs some work, and measures its processor time as a multiple of that of copying its input as JSON: for work in linear
 * time the ratio does not depend on the machine.
 */
function timedAgainstCopy<T>(input: unknown, work: () => T): { ratio: number; result: T } {
  const begun = usedMs()
  const result = work()
  const worked = usedMs()
  JSON.parse(JSON.stringify(input))
  return { ratio: (worked - begun) / (usedMs() - worked), result }
}

/** Measured: 0.02 to 2, beside other work too; in quadratic time it would be thousands. */
const highestRatio = 10

const texts = (count: number): string[] => Array.from({ length: count }, (_, index) => `f${index}`)

test('of many problems the first are listed, and how many more there are', () => {
  const unknown = Object.fromEntries(texts(60_000).map((name) => [name, 1]))
  const input = { ...defaultSite, ...unknown }
  const { ratio, result } = timedAgainstCopy(input, () => problemsIn(input))
  expect(result).toHaveLength(50)
  expect(result[0]?.code).toBe('site.unknown-key')
  expect(result.at(-1)).toEqual({
    code: 'site.more',
    path: '',
    message: 'There are 59,951 more problems.',
    remedy: 'Mend those that are listed, then read the document again.'
  })
  expect(ratio).toBeLessThan(highestRatio)
})

test('fifty problems are listed one by one', () => {
  const unknown = Object.fromEntries(texts(50).map((name) => [name, 1]))
  expect(problemsIn({ ...defaultSite, ...unknown }).map(({ code }) => code)).toEqual(
    texts(50).map(() => 'site.unknown-key')
  )
})

test.each([
  ['features', { ...defaultSite, selectedFeatures: texts(300_000) }, 'selectedFeatures'],
  ['hosts', withDeployment({ platforms: texts(300_000) }), 'deployment.platforms'],
  ['goals', withBusiness({ businessGoals: texts(300_000) }), 'businessInfo.businessGoals']
])('a list of 300,000 %s is refused by its length alone', (_what, site, path) => {
  const { ratio, result } = timedAgainstCopy(site, () => problemsIn(site))
  expect(result).toEqual([expect.objectContaining({ code: 'site.too-many', path })])
  expect(ratio).toBeLessThan(1)
})

test('no problem quotes a long text whole', () => {
  const long = 'x'.repeat(1_000_000)
  const wrong = {
    ...defaultSite,
    [long]: 1,
    typescript: long,
    selectedFeatures: [long],
    customization: { fontFamily: long, layout: long, primaryColor: long },
    deployment: { domain: long }
  }
  const { ratio, result } = timedAgainstCopy(wrong, () => parseSite(wrong))
  expect(JSON.stringify(result).length).toBeLessThan(20_000)
  expect(JSON.stringify(parseSite({ schemaVersion: long })).length).toBeLessThan(1000)
  expect(ratio).toBeLessThan(highestRatio)
})

// Each text that a document may hold, made so that a rule with backtracking would not come to its end.
const cruel = ['a-', '.a', 'a ', '../', '\\"', 'A', '\r', '😀', 'http://a@', '\ud800', '0-'].map((part) =>
  part.repeat(1_000_000 / part.length)
)

test('security bar 63: texts of a megabyte are read in linear time', () => {
  for (const text of cruel) {
    const input = {
      ...defaultSite,
      businessInfo: { description: text, website: text, businessName: text },
      customization: { fontFamily: text, primaryColor: text },
      deployment: { domain: text },
      content: { language: text, gallery: { title: text, items: [{ id: text, src: text }] } }
    }
    const { ratio, result } = timedAgainstCopy(input, () => parseSite(input))
    expect(result.ok).toBe(false)
    expect([text.slice(0, 8), ratio < highestRatio]).toEqual([text.slice(0, 8), true])
  }
})
