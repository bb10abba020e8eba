import { describe, expect, it } from 'vitest'
import { pruned } from './prune.test-support.ts'

describe('pruning, of text,', () => {
  it('keeps the comment at the head of a file, and drops one above what is gone', async () => {
    const { lib } = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: [
        '// What the file is for.',
        "import { a } from './a.ts'",
        '',
        '// First part.',
        '',
        'export const gone = a',
        '',
        '// Second part.',
        '',
        'export const used = () => 1 // Behind it.'
      ].join('\n'),
      a: 'export const a = 1'
    })
    expect(lib).toBe(
      '// What the file is for.\n\n// Second part.\n\nexport const used = () => 1 // Behind it.'
    )
  })

  it('writes imports on one line where they fit, and types apart where only types are left', async () => {
    const long = 'aNameThatIsSoLongThatThreeOfThemDoNotFit'
    const { lib } = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: [
        'import {',
        `  ${long}A,`,
        `  ${long}B,`,
        `  ${long}C`,
        "} from './a.ts'",
        "import b, { c, type B } from './b.ts'",
        '',
        `export const used = (value?: B) => [${long}A, value]`,
        '',
        `export const all = [${long}B, ${long}C, b, c]`
      ].join('\n'),
      a: ['A', 'B', 'C'].map((each) => `export const ${long}${each} = 1`).join('\n'),
      b: 'export type B = 1\nexport const c = 1\nexport default 1'
    })
    expect(lib).toBe(
      `import { ${long}A } from './a.ts'\nimport type { B } from './b.ts'\n\nexport const used = (value?: B) => [${long}A, value]`
    )
  })

  it('leaves no blank line twice and none missing', async () => {
    const { lib } = await pruned({
      main: "import { a, d } from './lib.ts'\n\na(d)",
      lib: 'export const a = (n: number) => n\nexport const b = 1\n\nexport const c = 2\nexport const d = 3'
    })
    expect(lib).toBe('export const a = (n: number) => n\n\nexport const d = 3')
  })
})

describe('pruning, of names,', () => {
  it('tells parameters and local names from those of the module', async () => {
    const left = await pruned({
      main: "import { used } from './lib.ts'\n\nused(1)",
      lib: [
        "import { site } from './site.ts'",
        "import { text } from './text.ts'",
        '',
        'export const used = (site: number) => {\n  const text = { site }\n  return text.site\n}',
        '',
        'export const all = [site, text]'
      ].join('\n'),
      site: 'export const site = 1',
      text: 'export const text = 1'
    })
    expect(left).toEqual({
      main: "import { used } from './lib.ts'\n\nused(1)",
      lib: 'export const used = (site: number) => {\n  const text = { site }\n  return text.site\n}'
    })
  })

  it('tells members and keys from names, but for shorthands', async () => {
    const { lib } = await pruned({
      main: "import { used } from './lib.ts'\n\nused()",
      lib: [
        'const key = 1',
        'const member = 2',
        'const short = 3',
        'const computed = "a"',
        'export const used = () => ({ key: 1, short, [computed]: ({} as { member: 1 }).member })',
        'export const all = [key, member]'
      ].join('\n')
    })
    expect(lib).toBe(
      [
        'const short = 3',
        'const computed = "a"',
        'export const used = () => ({ key: 1, short, [computed]: ({} as { member: 1 }).member })'
      ].join('\n')
    )
  })

  it('finds names in JSX, in types and in what types ask of values', async () => {
    const left = await pruned({
      main: "import { Page } from './page.tsx'\n\nPage()",
      'page.tsx': [
        "import { Button, Icon } from './parts.tsx'",
        "import * as shapes from './shapes.tsx'",
        "import { icons } from './icons.ts'",
        '',
        'type Name = keyof typeof icons',
        '',
        'export const Page = (name?: Name) => <Button><shapes.Round title={name} /></Button>',
        '',
        'export const Other = () => <Icon />'
      ].join('\n'),
      'parts.tsx': 'export const Button = () => null\nexport const Icon = () => null',
      'shapes.tsx': 'export const Round = () => null',
      icons: 'export const icons = { a: 1 }'
    })
    expect(Object.keys(left).sort()).toEqual(['main', 'page.tsx', 'parts.tsx', 'shapes.tsx', 'icons'].sort())
    expect(left['page.tsx']).toContain("import { Button } from './parts.tsx'\n")
    expect(left['parts.tsx']).toBe('export const Button = () => null')
  })
})
