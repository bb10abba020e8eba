import { file, toProject, findText, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { run } from './check.ts'
import type { FileRule, ProjectRule } from './engine/rule.ts'
import { fixture } from './fixtures/read.ts'
import { check, failedValidation, repair, reportJson, reportText, validate } from './index.ts'
import { messages } from './messages.ts'
import { rules } from './rules/index.ts'

const bakery = fixture('bakery')
const without = (project: Project, ...paths: string[]): Project =>
  toProject([...project.values()].filter((each) => !paths.includes(each.path)))
const withFile = (project: Project, path: string, content: string): Project =>
  toProject([...without(project, path).values(), file(path, content)])
const paths = (files: readonly { path: string }[]): string[] => files.map((each) => each.path)

const crashing: FileRule = {
  id: 'test/crash',
  type: 'runtime',
  severity: 'error',
  phase: 'text',
  scope: 'file',
  languages: ['css'],
  check: () => {
    throw new Error('broken rule')
  }
}

const grumble = (id: string, found: string, put: string): FileRule => ({
  ...crashing,
  id,
  check: ({ text }) => {
    const at = text.indexOf(found)
    if (at < 0) return []
    const range = [at, at + found.length] as const
    return [{ message: id, range, fix: { confidence: 'certain', edits: [{ range, text: put }] } }]
  }
})

describe('prevention', () => {
  it('puts back the files and packages that the generator made', async () => {
    const manifest =
      findText(bakery, 'package.json')
        ?.replace('    "react-router": "^8.5.1"', '')
        .replace('"^19.3.1",\n\n', '"^19.3.1"\n') ?? ''
    const damaged = withFile(
      without(bakery, 'src/site.ts', 'src/styles/tokens.css', 'public/icon.png'),
      'package.json',
      manifest
    )
    const report = await repair(damaged, { expected: bakery })
    expect(report).toMatchObject({ finalStatus: 'READY_TO_USE', preventedIssuesCount: 4, autoFixedCount: 0 })
    expect(toProject(report.fixedFiles).get('public/icon.png')).toEqual(bakery.get('public/icon.png'))
    expect(findText(toProject(report.fixedFiles), 'package.json')).toBe(findText(bakery, 'package.json'))
  })

  it('puts back a package.json that is gone', async () => {
    const report = await repair(without(bakery, 'package.json'), { expected: bakery })
    expect(report.fixedFiles).toEqual([...bakery.values()])
    expect(report.preventedIssuesCount).toBe(1)
  })
})

describe('a missing file', () => {
  it('is written from the rest of the project when likely fixes are asked for', async () => {
    const damaged = without(bakery, 'package.json', 'index.html', 'src/main.tsx')
    const report = await repair(damaged, { fixes: 'likely', profile: 'react-vite' })
    expect(report).toMatchObject({ isValid: true, finalStatus: 'READY_TO_USE', autoFixedCount: 3 })
    expect(findText(toProject(report.fixedFiles), 'src/main.tsx')).toContain("import { App } from './App'")
    expect(report.suggestions).toContain(messages.reviewLikely('package.json'))
  })

  it('is replaced by a stand-in only when everything is asked for, and then still needs attention', async () => {
    const damaged = without(bakery, 'src/components/Hero.tsx', 'src/components/layout.css', 'src/site.json')
    expect((await repair(damaged, { fixes: 'likely' })).fixedFiles).toEqual([...damaged.values()])
    const report = await repair(damaged, { fixes: 'lossy' })
    expect(report).toMatchObject({ isValid: true, finalStatus: 'NEEDS_ATTENTION' })
    expect(report.buildTest.buildSuccess).toBe(true)
    expect(findText(toProject(report.fixedFiles), 'src/components/Hero.tsx')).toContain(
      'export function Hero()'
    )
    expect(report.suggestions).toContain(messages.reviewLossy('src/components/Hero.tsx'))
  })

  it('is asked of a classic project exactly as the spec says', async () => {
    const damaged = without(fixture('classic'), 'src/App.js', 'public/index.html')
    const report = await check(damaged, { build: 'none' })
    expect(report.profile).toBe('classic')
    expect(report.buildTest.errors.map((issue) => issue.message)).toEqual([
      messages.missingEssential('public/index.html'),
      messages.missingEssential('src/App.js')
    ])
    const repaired = await repair(damaged, { fixes: 'lossy' })
    expect(repaired.buildTest.buildSuccess).toBe(true)
  })
})

describe('package.json beyond full repair', () => {
  it('keeps the original beside what could be saved', async () => {
    const text = findText(bakery, 'package.json')?.slice(0, 330) ?? ''
    const damaged = withFile(bakery, 'package.json', text)
    expect((await repair(damaged)).fixedFiles).toEqual([...damaged.values()])
    const report = await repair(damaged, { fixes: 'likely' })
    const after = toProject(report.fixedFiles)
    expect(findText(after, 'package.json.broken')).toBe(text)
    expect(JSON.parse(findText(after, 'package.json') ?? '')).toMatchObject({
      name: 'bakery',
      scripts: { dev: 'vite' }
    })
    expect(report.errors).toEqual([])
  })

  it('stays as it is where nothing can be read', async () => {
    const report = await repair(withFile(bakery, 'package.json', '}{'), { fixes: 'lossy' })
    expect(report.errors.map((issue) => issue.message)).toContain(messages.invalidManifest)
  })
})

describe('the build test', () => {
  it('finds a name that a file does not export', async () => {
    const report = await check(
      withFile(bakery, 'src/App.tsx', "import { Nothing } from './site'\nexport const App = Nothing\n")
    )
    expect(report.buildTest).toMatchObject({ buildSuccess: false, engine: 'rollup' })
    expect(report.errors[0]).toMatchObject({ type: 'import', file: 'src/App.tsx', line: 1, column: 26 })
    expect(report.finalStatus).toBe('NEEDS_ATTENTION')
  })

  it.each([
    [
      "import { useStat } from 'react'\nexport const App = useStat\n",
      messages.missingExport('useStat', 'react', 'useState')
    ],
    ["import { quite } from 'react'\nexport const App = quite\n", messages.missingExport('quite', 'react')]
  ])('proposes the name that a slip was meant for: %j', async (text, message) => {
    const { errors } = await check(withFile(bakery, 'src/App.jsx', text), { build: 'none' })
    expect(errors.map((issue) => issue.message)).toContain(message)
  })

  it('bundles CommonJS, data and addresses with a query', async () => {
    const classic = fixture('classic')
    const more = withFile(
      withFile(classic, 'src/old.js', 'module.exports = { a: 1 }\n'),
      'src/index.js',
      "import { a } from './old'\nimport text from './App.css?raw'\nimport data, { name } from '../package.json'\nexport default [a, text, data, name]\n"
    )
    expect((await check(more)).buildTest).toMatchObject({ buildSuccess: true, errors: [] })
  })

  it('only checks the requirements when no bundle is asked for', async () => {
    const report = await check(bakery, { build: 'none' })
    expect(report.buildTest).toMatchObject({
      buildSuccess: false,
      engine: 'none',
      reason: messages.notBundled
    })
    expect(report.checks.find(({ id }) => id === 'bundle')).toMatchObject({ state: 'unchecked' })
    expect(report).toMatchObject({ isValid: true, finalStatus: 'NEEDS_ATTENTION' })
  })
})

describe('the loop', () => {
  it('repairs many problems at once', async () => {
    const broken = new Map(bakery)
    const edit = (path: string, from: string, to: string): void => {
      broken.set(path, file(path, findText(toProject(broken.values()), path)?.replace(from, to) ?? ''))
    }
    edit('src/components/Layout.tsx', '<hr />', '<hr>')
    edit('src/components/Layout.tsx', 'className="bar"', 'class=bar')
    edit('src/components/Layout.tsx', '<br />', '<br>')
    edit('src/pages/Home.tsx', "'../components/Hero'", "'../component/Hero'")
    edit('src/styles/tokens.css', '#b5541c;', '#b5541c')
    edit('package.json', '"react-router": "^8.5.1"', '"react-router": "^8.5.1",')
    const report = await repair(toProject(broken.values()))
    expect(report.fixedFiles).toEqual([...bakery.values()])
    expect(report).toMatchObject({ finalStatus: 'READY_TO_USE', autoFixedCount: 7 })
  })

  it('takes back a fix that makes anything worse', async () => {
    const worse = { ...grumble('test/worse', '.bar {', '.bar'), phase: 'text' as const }
    const report = await run(bakery, { build: 'none' }, true, [worse, ...rules])
    expect(report.fixedFiles).toEqual([...bakery.values()])
    expect(report.errors.map((issue) => issue.message)).toEqual(['test/worse'])
  })

  it('ends where two rules want opposite things', async () => {
    const report = await run(bakery, { build: 'none' }, true, [
      grumble('test/a', '.bar {', '.baz {'),
      grumble('test/b', '.baz {', '.bar {')
    ])
    expect(report.stats.rounds).toBeLessThanOrEqual(12)
    expect(paths(report.fixedFiles)).toEqual(paths([...bakery.values()]))
  })

  it('stops repairing when the time is up', async () => {
    const broken = withFile(bakery, 'src/a.css', '.a { top: 0\n left: 0 }')
    const report = await repair(broken, { deadlineMs: -1 })
    expect(report.suggestions).toContain(messages.deadline)
    expect(report.fixedFiles).toEqual([...broken.values()])
  })

  it('tells its progress', async () => {
    const phases: string[] = []
    await repair(withFile(bakery, 'src/a.css', '.a { top: 0\n left: 0 }'), {
      onProgress: (phase) => phases.push(phase)
    })
    expect(phases).toEqual(['text', 'syntax', 'build'])
  })

  it('rejects when the caller ends it', async () => {
    await expect(check(bakery, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough')
  })
})

describe('a failure of the validator itself', () => {
  it('is a warning and no pass', async () => {
    const report = await run(bakery, { build: 'none' }, true, [crashing, ...rules])
    expect(report.warnings.map((issue) => issue.message)).toEqual([messages.structurePreserved])
    expect(report).toMatchObject({
      isValid: true,
      finalStatus: 'NEEDS_ATTENTION',
      suggestions: [messages.mayNeedReview]
    })
    expect(report.fixedFiles).toEqual([...bakery.values()])
  })

  it('leaves the files as they are where the whole run fails', async () => {
    const hopeless: ProjectRule = { ...crashing, scope: 'project', check: () => [] }
    const poisoned = new Proxy([hopeless], {
      get: (target, key) => {
        if (key === Symbol.iterator) throw new Error('no rules')
        return Reflect.get(target, key) as unknown
      }
    })
    const report = await run(bakery, { build: 'none' }, true, poisoned)
    expect(report).toMatchObject({ finalStatus: 'NEEDS_ATTENTION', isValid: true })
    expect(report.warnings[0]?.message).toBe(messages.structurePreserved)
    expect(report.fixedFiles).toEqual([...bakery.values()])
  })

  it('is an error where the step throws', async () => {
    const result = await validate(undefined as never, 'react')
    expect(result).toMatchObject({
      isValid: false,
      finalStatus: 'ERROR',
      warnings: [],
      suggestions: [],
      autoFixedCount: 0,
      preventedIssuesCount: 0,
      fixedFiles: []
    })
    expect(result.errors[0]?.message).toMatch(/^Validation system error: /)
    expect(failedValidation('the worker died', []).errors[0]?.message).toBe(
      messages.systemError('the worker died')
    )
  })
})

describe('a report', () => {
  it('reads as text', async () => {
    const text = reportText(
      await check(withFile(bakery, 'src/a.css', '.a {\n  top: 0\n  left: 0\n}\n'), { build: 'none' })
    )
    expect(text).toContain('src/a.css:2:9  Missing semicolons in CSS  (css/missing-semicolon)  [certain fix]')
    expect(text).toContain('> 2 |   top: 0\n')
    expect(text).toContain('NEEDS_ATTENTION: 1 error, 0 warnings, 0 fixed, 0 prevented')
    expect(text).toContain('Build test: not run (No bundle was asked for)')
    expect(text).toContain('  The bundle: every module was linked: No bundle was asked for')
    expect(text).toContain('  Icons and screenshots: there, and as large as stated (measured)')
    expect(text).toMatch(/\d+ checks: \d+ with nothing found, 1 with findings, 1 not done/)
  })

  it('reads as JSON, files by their paths', async () => {
    const value = JSON.parse(reportJson(await check(bakery))) as Record<string, unknown>
    expect(value).toMatchObject({ isValid: true, errors: [], finalStatus: 'READY_TO_USE' })
    expect(value.files).toContain('src/App.tsx')
    expect(value.fixedFiles).toBeUndefined()
  })
})
