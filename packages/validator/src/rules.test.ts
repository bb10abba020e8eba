import { toProject, findText } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { examples, projectWith } from './fixtures/rule-examples.ts'
import { check, repair, type Options } from './index.ts'

describe('a rule', () => {
  it.each(examples)('finds $says', async (example) => {
    const report = await check(projectWith(example), {
      profile: example.fixture === 'classic' ? 'classic' : 'react-vite',
      build: 'none',
      ...example.options
    })
    const issues = example.severity === 'warning' ? report.warnings : report.errors
    const found = issues.find((issue) => issue.message === example.message)
    expect(found, JSON.stringify(issues.map((issue) => issue.message))).toBeDefined()
    if (example.severity !== 'warning')
      expect(report).toMatchObject({ isValid: false, finalStatus: 'NEEDS_ATTENTION' })
    expect(new Set([example.in, 'package.json'])).toContain(found?.file)
  })

  it.each(examples.filter((each) => each.fixed !== undefined))('repairs $says', async (example) => {
    const options: Options = {
      profile: example.fixture === 'classic' ? 'classic' : 'react-vite',
      build: 'none',
      ...example.options
    }
    const report = await repair(projectWith(example), options)
    const after = toProject(report.fixedFiles)
    expect(findText(after, example.in)).toBe(example.fixed)
    expect(report.errors.filter((issue) => issue.message === example.message)).toEqual([])
    expect(report.autoFixedCount).toBeGreaterThan(0)
    const again = await repair(after, options)
    expect(again.fixedFiles).toEqual(report.fixedFiles)
    expect(again.autoFixedCount).toBe(0)
  })

  it.each(examples.filter((each) => each.fixed === undefined))(
    'leaves alone, with certain fixes, $says',
    async (example) => {
      const project = projectWith(example)
      const report = await repair(project, {
        profile: example.fixture === 'classic' ? 'classic' : 'react-vite',
        build: 'none'
      })
      expect(report.fixedFiles).toEqual([...project.values()])
    }
  )
})
