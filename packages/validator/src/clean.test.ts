import { describe, expect, it } from 'vitest'
import { fixture } from './fixtures/read.ts'
import { check, repair, validate } from './index.ts'

describe('a correct project', () => {
  it.each(['bakery', 'classic'])('gives no finding: %s', async (name) => {
    const project = fixture(name)
    const report = await check(project)
    expect(report.errors).toEqual([])
    expect(report.warnings).toEqual([])
    expect(report.buildTest).toMatchObject({ buildSuccess: true, engine: 'rollup' })
    expect(report).toMatchObject({ isValid: true, finalStatus: 'READY_TO_USE', suggestions: [] })
  })

  it.each(['bakery', 'classic'])('is not changed by a repair: %s', async (name) => {
    const project = fixture(name)
    const report = await repair(project, { fixes: 'lossy' })
    expect(report.fixedFiles).toEqual([...project.values()])
    expect(report.autoFixedCount).toBe(0)
  })

  it('passes the call after generation', async () => {
    const result = await validate([...fixture('bakery').values()], 'react')
    expect(result).toMatchObject({
      isValid: true,
      finalStatus: 'READY_TO_USE',
      autoFixedCount: 0,
      preventedIssuesCount: 0
    })
  })
})
