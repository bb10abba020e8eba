import { file, forgetTexts, toProject } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { createContext } from './engine/context.ts'
import { evaluate } from './engine/evaluate.ts'
import { hostileTexts } from './fixtures/hostile-texts.ts'
import { fixture } from './fixtures/read.ts'
import { check } from './index.ts'
import { messages } from './messages.ts'
import type { FileRule } from './engine/rule.ts'
import { reactVite } from './profiles/react-vite.ts'
import { reportLimits } from './report/cap.ts'
import { rules } from './rules/index.ts'
import { kindOf } from './sources/kind.ts'
import { createSource, type Source } from './sources/source.ts'

const mostMilliseconds = 200
const setting = { profile: reactVite, expected: undefined, versions: {} }

/** Runs of what takes too long: neighbours of a shared core slow single ones by half, so the fewest tells. */
const mostRounds = 10

/**
 * Milliseconds that this thread computed, whatever else the machine does; the fewest of some runs. What a rule works on
 * is made anew for each, and what it learned of texts before is forgotten, so that no cache is measured.
 */
function cost<Input>(prepare: () => Input, act: (input: Input) => unknown): number {
  let least = Infinity
  for (let round = 0; round < mostRounds && least > mostMilliseconds; round += 1) {
    const input = prepare()
    forgetTexts()
    const begun = process.threadCpuUsage()
    act(input)
    const { user, system } = process.threadCpuUsage(begun)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/**
 * The rules that take too long for a text. What rules share is counted for each: the tokens of a style sheet, the
 * elements of a page, what is known of a site. Only a script's parser has its time for itself, once for all of them.
 */
function slowRules(path: string, text: string): string[] {
  const kind = kindOf(path)
  const script = kind.language === 'script' ? createSource(kind, text).script() : undefined
  const newSource = (): Source => ({ ...createSource(kind, text), ...(script && { script: () => script }) })
  const project = toProject([...fixture('bakery').values(), file(path, text)])
  const { scripts } = evaluate(project, [], setting)
  const { opaque } = newSource()
  const applies = ({ languages, phase }: FileRule): boolean =>
    languages.includes(kind.language) && !(opaque && phase !== 'text')
  return rules.flatMap((rule) => {
    if (rule.scope === 'file' && !applies(rule)) return []
    const took =
      rule.scope === 'file'
        ? cost(newSource, (source) => [...rule.check(source, reactVite)])
        : cost(
            () => createContext(project, scripts, setting),
            (context) => [...rule.check(context)]
          )
    return took > mostMilliseconds ? [`${rule.id} ${Math.round(took)} ms`] : []
  })
}

describe('security bar 63: each rule over a megabyte of hostile text', () => {
  const texts = hostileTexts()

  // Each ending takes its share of the texts; scripts are fewest, because parsing a megabyte is slow by itself.
  const shares = [
    { path: 'src/a.css', every: 5 },
    { path: 'a.html', every: 5 },
    { path: 'public/a.json', every: 5 },
    { path: '.env', every: 5 },
    { path: 'src/a.tsx', every: 20 }
  ]
  it.each(shares)(
    'takes at most 200 ms in $path',
    ({ path, every }) => {
      for (const { name, text } of texts.filter((_, index) => index % every === 0))
        expect(slowRules(path, text), `${path} ${name}`).toEqual([])
    },
    300_000
  )
})

describe('a project with more issues than anybody reads', () => {
  const bakery = fixture('bakery')
  const withFile = (path: string, text: string) => toProject([...bakery.values(), file(path, text)])

  it('with thousands of merge markers is read in one pass, each conflict once', async () => {
    const open = await check(withFile('src/c.js', '<<<<<<<\n=======\n'.repeat(4000)), { build: 'none' })
    expect(open.stats.milliseconds).toBeLessThan(5000)
    const whole = withFile('src/c.js', '<<<<<<< a\n1\n=======\n2\n>>>>>>> b\n'.repeat(4000))
    const closed = await check(whole, { build: 'none' })
    const found = closed.errors.filter((issue) => issue.message === messages.mergeConflict)
    expect(found).toHaveLength(reportLimits.perRuleAndFile)
    expect(found[1]).toMatchObject({ line: 6, column: 1 })
    expect(closed.stats.milliseconds).toBeLessThan(5000)
    expect(closed.suggestions).toContain(messages.moreFindings(3800))
  })

  it('lists 200 findings of a rule and a file and 1,000 in all, and says how many it leaves out', async () => {
    const imports = Array.from({ length: 20_000 }, (_, index) => `import './none-${index}'\n`).join('')
    const files = Array.from({ length: 8 }, (_, index) => file(`src/many-${index}.ts`, imports))
    const report = await check(toProject([...bakery.values(), ...files]), { build: 'none' })
    const listed = [...report.errors, ...report.warnings]
    expect(listed).toHaveLength(reportLimits.inAll)
    for (const { path } of files)
      expect(listed.filter((issue) => issue.file === path).length).toBeLessThanOrEqual(
        reportLimits.perRuleAndFile
      )
    expect(report.suggestions.some((text) => text.endsWith('Mend those that are, and check again.'))).toBe(
      true
    )
    expect(JSON.stringify({ ...report, fixedFiles: [] }).length).toBeLessThan(1_000_000)
    expect(report.finalStatus).toBe('NEEDS_ATTENTION')
  }, 60_000)
})
