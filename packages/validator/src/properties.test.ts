import { file, toProject, type Project } from '@sitewright/project'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fixture } from './fixtures/read.ts'
import { repair, type Options, type Report } from './index.ts'
import { messages } from './messages.ts'

const numRuns = 120

interface Damage {
  /** Which file, from 0 to 1. */
  file: number
  /** Where in it, from 0 to 1. */
  at: number
  length: number
  kind: 'delete' | 'insert' | 'duplicate' | 'empty'
  text: string
}

const debris = fc.oneof(
  fc.string({ maxLength: 12, unit: 'grapheme' }),
  fc.constantFrom(
    '{',
    '}',
    '<br>',
    '"',
    "'",
    '`',
    '```\n',
    '*/',
    '/*',
    '</p>',
    '=',
    '\u0000',
    '\uFEFF',
    '<<<<<<< a\n',
    '=======\n',
    '>>>>>>> b\n',
    'React',
    'class=x '
  )
)

const damage: fc.Arbitrary<Damage> = fc.record({
  file: fc.nat({ max: 999 }).map((part) => part / 1000),
  at: fc.nat({ max: 1000 }).map((part) => part / 1000),
  length: fc.nat({ max: 80 }),
  kind: fc.constantFrom('delete', 'insert', 'duplicate', 'empty'),
  text: debris
})

function damaged(text: string, { at, length, kind, text: added }: Damage): string {
  const place = Math.floor(at * text.length)
  const piece = text.slice(place, place + length)
  if (kind === 'empty') return ''
  if (kind === 'delete') return text.slice(0, place) + text.slice(place + length)
  return text.slice(0, place) + (kind === 'insert' ? added : piece + piece) + text.slice(place)
}

function broken(name: 'bakery' | 'classic', damages: readonly Damage[]): Project {
  const files = [...fixture(name).values()]
  for (const each of damages) {
    const index = Math.floor(each.file * files.length)
    const chosen = files[index]
    if (typeof chosen?.content === 'string') files[index] = file(chosen.path, damaged(chosen.content, each))
  }
  return toProject(files)
}

const crashes = ({ warnings }: Report): string[] =>
  warnings.filter((issue) => issue.message === messages.structurePreserved).map((issue) => issue.ruleId)

describe.each(['certain', 'likely', 'lossy'] as const)('a repair of anything, with %s fixes', (fixes) => {
  const options: Options = { fixes, build: 'none' }
  const project = fc.tuple(
    fc.constantFrom('bakery' as const, 'classic' as const),
    fc.array(damage, { minLength: 1, maxLength: 6 })
  )

  it('never throws, no rule of it crashes, and no file is lost', async () => {
    await fc.assert(
      fc.asyncProperty(project, async ([name, damages]) => {
        const before = broken(name, damages)
        const report = await repair(before, options)
        expect(crashes(report)).toEqual([])
        const paths = new Set(report.fixedFiles.map((each) => each.path))
        expect([...before.keys()].filter((path) => !paths.has(path))).toEqual([])
        expect(toProject(report.fixedFiles).get('public/icon.png')).toEqual(before.get('public/icon.png'))
      }),
      { numRuns }
    )
  }, 120_000)

  it('changes nothing the second time', async () => {
    await fc.assert(
      fc.asyncProperty(project, async ([name, damages]) => {
        const first = await repair(broken(name, damages), {
          ...options,
          profile: name === 'classic' ? 'classic' : 'react-vite'
        })
        fc.pre(!first.suggestions.includes(messages.deadline))
        const second = await repair(toProject(first.fixedFiles), {
          ...options,
          profile: name === 'classic' ? 'classic' : 'react-vite'
        })
        expect(second.autoFixedCount).toBe(0)
        expect(second.fixedFiles).toEqual(first.fixedFiles)
      }),
      { numRuns }
    )
  }, 120_000)
})
