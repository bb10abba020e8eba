import { describe, expect, it } from 'vitest'
import { generate } from '../../packages/generator/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { check, repair } from '../../packages/validator/src/index.ts'
import { variants } from '../sites/broken-variants.ts'
import { template } from './support.ts'

const whole = generate(everythingSite, template)

describe('a broken project (S1-19)', () => {
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
