import { file } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { packOutline, unpackOutline, type Outline } from './outline.ts'
import { outlinePrinted } from './outline-printed.ts'
import { printBindings } from './print-bindings.ts'

const outline: Outline = [
  { start: 0, end: 10, kind: 'comment' },
  { start: 11, end: 20, kind: 'import', from: './style.css', at: 11, bindings: [] },
  {
    start: 21,
    end: 60,
    kind: 'import',
    from: './a.ts',
    at: 25,
    bindings: [{ name: 'default', as: 'a' }, { name: 'b' }, { name: 'C', as: 'D', type: true }]
  },
  { start: 61, end: 70, kind: 'export', at: 61, bindings: [{ name: 'a', as: 'default' }] },
  { start: 71, end: 80, kind: 'export', from: './b.ts', at: 71, bindings: [{ name: 'T', type: true }] },
  { start: 81, end: 90, kind: 'export-all', from: './c.ts' },
  { start: 91, end: 99, kind: 'export-all', from: './d.ts', as: 'd' },
  {
    start: 100,
    end: 110,
    kind: 'statement',
    names: [],
    uses: ['a'],
    files: ['./page.ts'],
    styleNames: ['btn', '--dock']
  },
  {
    start: 111,
    end: 130,
    kind: 'statement',
    names: ['one', 'two'],
    uses: [],
    files: [],
    exported: { start: 111, end: 118, without: 'const [one, two] = []' }
  },
  {
    start: 131,
    end: 140,
    kind: 'statement',
    names: [],
    uses: ['b'],
    files: [],
    exported: { start: 131, end: 131, default: true }
  }
]

describe('an outline', () => {
  it('is the same after it travelled in JSON', () => {
    expect(unpackOutline(JSON.parse(JSON.stringify(packOutline(outline))) as never)).toEqual(outline)
  })

  it('is read from printed glue: imports, then one declaration that uses them', () => {
    const text = [
      "import type { Feature } from '../feature.ts'",
      "import { booking as first } from './booking/index.ts'",
      '',
      '/** The features. */',
      'export const features: readonly Feature[] = [first]',
      ''
    ].join('\n')
    expect(outlinePrinted(file('src/features/index.ts', text))).toMatchObject([
      { kind: 'import', from: '../feature.ts', bindings: [{ name: 'Feature', type: true }] },
      { kind: 'import', from: './booking/index.ts', bindings: [{ name: 'booking', as: 'first' }] },
      { kind: 'statement', names: ['features'], uses: ['Feature', 'first'] }
    ])
  })

  it('is read from several statements, each with what it uses of the imports', () => {
    const text = [
      "import { plausible } from './plausible.ts'",
      '',
      '/** The layout. */',
      "export { grid as layout } from './grid.ts'",
      '',
      'export const services = [plausible]',
      '',
      'export const variables = {',
      '  API_URL: import.meta.env.VITE_API_URL',
      '}',
      ''
    ].join('\n')
    const outline = outlinePrinted(file('src/chosen.ts', text)) ?? []
    expect(outline).toMatchObject([
      { kind: 'import', from: './plausible.ts' },
      { kind: 'export', from: './grid.ts', bindings: [{ name: 'grid', as: 'layout' }] },
      { kind: 'statement', names: ['services'], uses: ['plausible'] },
      { kind: 'statement', names: ['variables'], uses: [] }
    ])
    expect(outline.map(({ start, end }) => text.slice(start, end))).toEqual([
      "import { plausible } from './plausible.ts'",
      "/** The layout. */\nexport { grid as layout } from './grid.ts'",
      'export const services = [plausible]',
      'export const variables = {\n  API_URL: import.meta.env.VITE_API_URL\n}'
    ])
  })

  it('is read from a printed choice, and from nothing else', () => {
    expect(
      outlinePrinted(file('src/chosen.ts', "export { grid as layout } from './grid.ts'\n"))
    ).toMatchObject([{ kind: 'export', from: './grid.ts', bindings: [{ name: 'grid', as: 'layout' }] }])
    for (const text of [
      '',
      'console.log(1)\n',
      "import a from './a.ts'\n\nexport const b = a\n",
      'export const a = 1\nexport const b = 2\n',
      "export const a = () => import('./b.ts')\n"
    ])
      expect(outlinePrinted(file('src/a.ts', text)), text).toBeUndefined()
    expect(outlinePrinted(file('src/a.css', "import './b.css'\n"))).toBeUndefined()
  })
})

describe('a list of names', () => {
  const place = { start: 0, end: 0, at: 0 }

  it('is printed with the default and the namespace in front', () => {
    const of = { kind: 'import', from: './a.ts', bindings: [] } as const
    const print = (...left: Parameters<typeof printBindings>[1]) => printBindings({ ...place, ...of }, left)
    expect(print({ name: 'default', as: 'a' })).toBe("import a from './a.ts'")
    expect(print({ name: '*', as: 'a' })).toBe("import * as a from './a.ts'")
    expect(print({ name: 'default', as: 'a' }, { name: 'T', type: true })).toBe(
      "import a, { type T } from './a.ts'"
    )
    expect(print({ name: 'T', as: 'U', type: true })).toBe("import type { T as U } from './a.ts'")
  })

  it('breaks into lines where it is too long, but for a single name', () => {
    const name = 'a'.repeat(60)
    const of = { kind: 'export', from: './a.ts', bindings: [] } as const
    const print = (...names: string[]) =>
      printBindings(
        { ...place, ...of },
        names.map((each) => ({ name: each }))
      )
    expect(print(name, `${name}b`)).toBe(`export {\n  ${name},\n  ${name}b\n} from './a.ts'`)
    expect(print(name + name)).toBe(`export { ${name}${name} } from './a.ts'`)
  })
})
