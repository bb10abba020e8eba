import { expect, it } from 'vitest'
import { findDeadNames, findDeadPaths, findReadmeGaps } from './check-docs.ts'

const files = ['packages/site/src/site.ts', 'packages/site/README.md', 'templates/domain/backend/port.ts']

it('finds paths that are not there, in prose, tables and braces', () => {
  const text = '| §3 | packages/site/src/{site,gone}.ts |\nSee `docs/gone.md` and packages/site/src.'
  const isThere = (path: string): boolean => ['packages/site/src/site.ts', 'packages/site/src'].includes(path)
  expect(findDeadPaths(text, isThere)).toEqual(['packages/site/src/gone.ts', 'docs/gone.md'])
})

it('finds names in backticks that no file ends with', () => {
  const text = 'Through `backend/port.ts`, `port.ts` and `backend/`, not `backend/gone.ts`, `gone/` or `zip`.'
  expect(findDeadNames({ path: 'docs/a.md', text }, files)).toEqual(['backend/gone.ts', 'gone/'])
})

it('looks for the bare names of a README in its own package', () => {
  const text =
    '`src/site.ts` is read here, `port.ts` and `src/gone` are not; `backend/port.ts` says where it is.'
  expect(findDeadNames({ path: 'packages/site/README.md', text }, files)).toEqual(['port.ts', 'src/gone'])
})

const map = '| folder | what |\n| --- | --- |\n| `src/a`, `b` | rules |\n'
const command = 'One test: `npx vitest run packages/site/src/a/a.test.ts`.'

it('wants a map of folders and the command of one test in the README of a package', () => {
  const there = ['packages/site/src/a/a.test.ts', 'packages/site/src/b/b.ts', 'packages/site/src/index.ts']
  const gapsOf = (text: string, paths = there): string[] =>
    findReadmeGaps({ path: 'packages/site/README.md', text }, paths)
  expect(gapsOf(map + command)).toEqual([])
  expect(gapsOf(command)[0]).toContain('has no map')
  expect(gapsOf(map)).toEqual([expect.stringContaining('names no test')])
  expect(gapsOf(map + command, there.slice(1))).toEqual([
    expect.stringContaining('maps src/a,'),
    expect.stringContaining('names no test')
  ])
  expect(gapsOf(map + command, there.slice(0, 1))).toEqual([expect.stringContaining('maps b,')])
  expect(gapsOf(map + command, [...there, 'packages/site/src/c/c.ts'])).toEqual([
    expect.stringContaining('maps no src/c')
  ])
})
