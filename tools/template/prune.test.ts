import { describe, expect, it } from 'vitest'
import { prune } from '../../packages/generator/src/index.ts'
import { file, toProject } from '../../packages/project/src/index.ts'
import { outlineScripts } from './outline.ts'
import { pruned } from './prune.test-support.ts'

describe('pruning', () => {
  it('leaves out declarations that nothing reaches, with their comments and imports', async () => {
    const left = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: [
        "import { helper } from './helper.ts'",
        "import { other, type Text } from './other.ts'",
        '',
        '/** Used. */',
        'export function used(): Text {',
        '  return other',
        '}',
        '',
        '/** Not used. */',
        '// Nor this.',
        'export const unused = helper()'
      ].join('\n'),
      helper: 'export const helper = () => 1',
      other: 'export type Text = string\nexport const other = "a"\nexport const more = 1'
    })
    expect(left).toEqual({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: "import { other, type Text } from './other.ts'\n\n/** Used. */\nexport function used(): Text {\n  return other\n}",
      other: 'export type Text = string\nexport const other = "a"'
    })
  })

  it('takes `export` from what only its own file uses', async () => {
    const { lib } = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: '/** A limit. */\nexport const limit = 3\n\nexport interface Options {\n  a: number\n}\n\nexport const used = (options?: Options) => options ?? limit'
    })
    expect(lib).toBe(
      '/** A limit. */\nconst limit = 3\n\ninterface Options {\n  a: number\n}\n\nexport const used = (options?: Options) => options ?? limit'
    )
  })

  it('joins the lines that fit once `export` is gone, as the formatter does', async () => {
    const head =
      'function lengthy(first: readonly string[], second: readonly string[], third: Map<string, number>)'
    const { lib } = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: [
        'export function lengthy(',
        '  first: readonly string[],',
        '  second: readonly string[],',
        '  third: Map<string, number>',
        '): number {',
        '  return first.length + second.length + third.size',
        '}',
        '',
        'export const used = () => lengthy([], [], new Map())'
      ].join('\n')
    })
    expect(lib).toBe(
      `${head}: number {\n  return first.length + second.length + third.size\n}\n\nexport const used = () => lengthy([], [], new Map())`
    )
  })

  it('leaves out declarations that only use each other', async () => {
    const { lib } = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: [
        'export const used = () => 1',
        'export function even(n: number): boolean {\n  return n === 0 || odd(n - 1)\n}',
        'export function odd(n: number): boolean {\n  return n !== 0 && even(n - 1)\n}'
      ].join('\n\n')
    })
    expect(lib).toBe('export const used = () => 1')
  })

  it('keeps a file as the very same object where all of it is reached', async () => {
    const whole = file('src/main.ts', 'export const a = 1\n')
    const outlines = await outlineScripts(new Map([['src/main.ts', String(whole.content)]]))
    expect(prune(toProject([whole]), outlines, ['src/main.ts']).files.get('src/main.ts')).toBe(whole)
  })

  it('gives the same object for the same cut, so that what was learnt of it serves again', async () => {
    const all = toProject([
      file('src/main.ts', "import { a } from './lib.ts'\n\na()\n"),
      file('src/lib.ts', 'export const a = () => 1\nexport const b = 2\n')
    ])
    const outlines = await outlineScripts(
      new Map([...all.values()].map(({ path, content }) => [path, String(content)]))
    )
    const cut = () => prune(all, outlines, ['src/main.ts']).files.get('src/lib.ts')
    expect(cut()).toBe(cut())
    expect(cut()?.content).toBe('export const a = () => 1\n')
  })

  describe('of exports', () => {
    it('follows names through lists, renamed or not', async () => {
      const left = await pruned({
        main: "import { shown } from './index.ts'\n\nshown()",
        index: "export { inner as shown, other } from './lib.ts'\nexport { unused } from './unused.ts'",
        lib: 'const inner = () => 1\nconst other = () => 2\n\nexport { inner, other }',
        unused: 'export const unused = 1'
      })
      expect(left).toEqual({
        main: "import { shown } from './index.ts'\n\nshown()",
        index: "export { inner as shown } from './lib.ts'",
        lib: 'const inner = () => 1\n\nexport { inner }'
      })
    })

    it('follows `export *` to the module that has the name, round a circle too', async () => {
      const left = await pruned({
        main: "import { b } from './index.ts'\n\nb()",
        index: "export * from './a.ts'\nexport * from './b.ts'",
        a: "export * from './index.ts'\nexport const a = 1",
        b: 'export const b = () => 1\nexport const c = 2'
      })
      expect(left).toEqual({
        main: "import { b } from './index.ts'\n\nb()",
        index: "export * from './b.ts'",
        b: 'export const b = () => 1'
      })
    })

    it('keeps all of a module that is taken as a namespace', async () => {
      const all = 'export const a = 1\nexport const b = 2'
      const imported = await pruned({ main: "import * as lib from './lib.ts'\n\nlib.a.toFixed()", lib: all })
      expect(imported['lib']).toBe(all)
      const exported = await pruned({
        main: "import { lib } from './index.ts'\n\nlib.a.toFixed()",
        index: "export * as lib from './lib.ts'\nexport * as other from './other.ts'",
        lib: all,
        other: all
      })
      expect(exported).toEqual({
        main: "import { lib } from './index.ts'\n\nlib.a.toFixed()",
        index: "export * as lib from './lib.ts'",
        lib: all
      })
    })

    it('knows default exports, of a name, of a function and of an expression', async () => {
      const left = await pruned({
        main: "import a, { b } from './a.ts'\nimport c from './c.ts'\nimport { d } from './d.ts'\n\na(b, c, d)",
        a: 'const one = (...all: unknown[]) => all\n\nexport const b = 1\nexport default one',
        c: 'export default function () {\n  return 2\n}',
        d: "import { helper } from './helper.ts'\n\nexport const d = 1\nexport default { helper }",
        helper: 'export const helper = 1'
      })
      expect(left['a']).toBe(
        'const one = (...all: unknown[]) => all\n\nexport const b = 1\nexport default one'
      )
      expect(left['c']).toBe('export default function () {\n  return 2\n}')
      expect(left['d']).toBe('export const d = 1')
      expect(left).not.toHaveProperty('helper')
    })

    it('keeps every name of a destructured export, of which one is used', async () => {
      const text = 'export const { a, b } = { a: () => 1, b: 2 }'
      const { lib } = await pruned({ main: "import { a } from './lib.ts'\n\na()", lib: text })
      expect(lib).toBe(text)
    })

    it('keeps overloads, and types and values of one name, together', async () => {
      const text = [
        'export function read(value: string): string\nexport function read(value: number): number',
        'export function read(value: unknown): unknown {\n  return value\n}',
        '',
        'export const Mode = { a: 1 } as const\nexport type Mode = keyof typeof Mode'
      ].join('\n')
      const { lib } = await pruned({
        main: "import { Mode, read } from './lib.ts'\n\nread(Mode.a)",
        lib: text
      })
      expect(lib).toBe(text)
    })
  })

  describe('of effects', () => {
    it('keeps statements that do something, and what they need, of modules that run', async () => {
      const left = await pruned({
        main: "import { isLeft } from './left.ts'\n\nisLeft()",
        left: "import './style.css'\n\nlet left = false\nconst unused = 1\n\nwindow.addEventListener('pagehide', () => (left = true))\n\nexport const isLeft = () => left",
        'style.css': 'a {\n}'
      })
      expect(left['left']).toBe(
        "import './style.css'\n\nlet left = false\n\nwindow.addEventListener('pagehide', () => (left = true))\n\nexport const isLeft = () => left"
      )
      expect(left).toHaveProperty('style.css')
    })

    it('leaves out those of a module that is imported for types only', async () => {
      const left = await pruned({
        main: "import type { Options } from './lib.ts'\n\nconst options: Options = {}\nconsole.log(options)",
        lib: "import './style.css'\n\nconsole.log(1)\n\nexport interface Options {\n  a?: number\n}",
        'style.css': 'a {\n}'
      })
      expect(left['lib']).toBe('export interface Options {\n  a?: number\n}')
      expect(left).not.toHaveProperty('style.css')
    })

    it('keeps all of a module that is imported for its effects', async () => {
      const text = 'export const a = 1\n\nconsole.log(2)'
      const { lib } = await pruned({ main: "import './lib.ts'", lib: text })
      expect(lib).toBe(text)
    })

    it('keeps what adds to the types of others', async () => {
      const text =
        'declare global {\n  interface Window {\n    pay?: () => void\n  }\n}\n\nexport const pay = () => window.pay?.()'
      const { lib } = await pruned({ main: "import { pay } from './lib.ts'\n\npay()", lib: text })
      expect(lib).toBe(text)
    })

    it('keeps all of a module that is imported later, and of a file beside it', async () => {
      const text = 'export const a = 1\nexport const b = 2'
      const left = await pruned({
        main: "void import('./lib.ts')\n\nnew Worker(new URL('./worker.js', import.meta.url))",
        lib: text,
        'worker.js': text
      })
      expect([left['lib'], left['worker.js']]).toEqual([text, text])
    })
  })
})
