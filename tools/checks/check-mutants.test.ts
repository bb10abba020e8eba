import { expect, it } from 'vitest'
import { check, findMisplaced } from './check-mutants.ts'

const fits = {
  what: 'a limit is one lower',
  file: 'packages/text/package.json',
  find: '"@sitewright/text"',
  replace: '',
  tests: ['tools/checks/check-mutants.test.ts']
}

it.each([
  ['text that is gone', { find: 'no longer here' }, /does not fit into packages\/text\/package.json/],
  ['text that stands twice', { find: '"' }, /has to stand there once/],
  ['a file that was moved', { file: 'packages/text/moved.ts' }, /does not fit into packages\/text\/moved.ts/],
  [
    'a test that was moved',
    { tests: ['tools/moved.test.ts'] },
    /names tools\/moved.test.ts, which is not there/
  ]
])('a mutant is found that names %s', (_what, change, finding) =>
  expect(findMisplaced([{ ...fits, ...change }])).toEqual([expect.stringMatching(finding)])
)

it('a mutant that fits is none', () => expect(findMisplaced([fits])).toEqual([]))

it('all mutants fit', () => expect(check()).toEqual([]))
