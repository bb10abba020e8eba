import { beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '../../packages/project/src/index.ts'
import { check, repair } from '../../packages/validator/src/index.ts'
import { brokenProjects, generateWhole } from '../sites/broken-projects.ts'

describe.each(brokenProjects)('a broken project of $framework (S1-19)', ({ framework, variants }) => {
  let whole: Project

  beforeAll(async () => {
    whole = await generateWhole(framework)
  }, 120_000)

  it('is ready before it is broken', async () => {
    expect(await check(whole)).toMatchObject({ errors: [], warnings: [], finalStatus: 'READY_TO_USE' })
  }, 60_000)

  it.each(variants)(
    'is found: $name',
    async ({ break: breakIt, found }) => {
      const report = await check(breakIt(whole))
      const issues = [...report.errors, ...report.warnings]
      const said = new Set(issues.map(({ ruleId }) => ruleId))
      for (const rule of found) expect([...said], rule).toContain(rule)
      if (found.length === 0) expect(issues).toEqual([])
      expect(report.finalStatus).toBe(found.length === 0 ? 'READY_TO_USE' : 'NEEDS_ATTENTION')
      expect(JSON.stringify(report.errors) + JSON.stringify(report.warnings)).not.toMatch(/sk_live_51/)
    },
    60_000
  )

  it.each(variants.filter(({ found }) => found.length > 0))(
    'is called ready after a repair only when it is whole again: $name',
    async ({ break: breakIt }) => {
      const { fixedFiles, finalStatus, checks } = await repair(breakIt(whole))
      if (finalStatus !== 'READY_TO_USE')
        return expect(checks.some(({ state }) => state !== 'clean')).toBe(true)
      const again = [...whole.values()].filter((each, index) => fixedFiles[index]?.content !== each.content)
      expect(again.map(({ path }) => path)).toEqual([])
    },
    60_000
  )
})
