import { expect, it } from 'vitest'
import { toJavaScript } from './to-javascript.ts'

const convert = (lines: readonly string[], path = 'src/a.ts') =>
  toJavaScript(path, `${lines.join('\n')}\n`, (name) => name.startsWith('./'))

it('leaves no line where a type was, nor what explained it', async () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from './b.ts'",
    "import { c, type D } from './c.ts'",
    '',
    '/** Options. */',
    'export interface Options {',
    '  one: B',
    '}',
    '',
    '/** Does it. */',
    'export const act = (given: D): Options => a(c, given)'
  ]
  expect(await convert(text)).toBe(
    [
      "import { a } from './a.js'",
      "import { c } from './c.js'",
      '',
      '/** Does it. */',
      'export const act = (given) => a(c, given)',
      ''
    ].join('\n')
  )
})

it('names members with a dot where JavaScript can', async () => {
  const text = [
    'export const read = (given: Record<string, Record<string, string> | undefined>) =>',
    "  given['one']?.['two'] ?? given?.['three-four']?.['five'] ?? process.env['HOME']"
  ]
  expect(await convert(text)).toBe(
    "export const read = (given) => given.one?.two ?? given?.['three-four']?.five ?? process.env.HOME\n"
  )
})

it('gives nothing where only types would be left', async () => {
  expect(await convert(['export type A = string'])).toBeUndefined()
})

it('calls files in comments as the project does', async () => {
  const text = [
    '// Tables stand in domain/pages.ts, views in social.tsx; see `src/*.ts`.',
    'export const a = 1'
  ]
  expect(await convert(text)).toBe(
    '// Tables stand in domain/pages.js, views in social.jsx; see `src/*.js`.\nexport const a = 1\n'
  )
})
