import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import {
  file,
  slugify,
  dirname,
  findImports,
  forgetTexts,
  join,
  packageName,
  toProject,
  readSubpathAliases,
  resolveImport,
  subpathAliases,
  findText,
  fileType,
  textCache
} from './index.ts'

describe('a project', () => {
  test('is the same whatever the order of its files', () => {
    const files = [file('b.ts', '1'), file('a/c.css', '2'), file('a.ts', '3')]
    expect([...toProject(files).keys()]).toEqual(['a.ts', 'a/c.css', 'b.ts'])
    expect([...toProject(files)]).toEqual([...toProject(files.toReversed())])
  })

  test('knows types by ending and gives the text of text files only', () => {
    expect(['a.tsx', 'b.webmanifest', 'c.woff2', 'd.yml', 'LICENSE'].map(fileType)).toEqual([
      'tsx',
      'json',
      'font',
      'yaml',
      'text'
    ])
    const project = toProject([file('a.txt', 'words'), file('b.png', new Uint8Array([1]))])
    expect([findText(project, 'a.txt'), findText(project, 'b.png'), findText(project, 'none')]).toEqual([
      'words',
      undefined,
      undefined
    ])
  })
})

describe('paths', () => {
  test('are joined inside the project only', () => {
    expect(dirname('src/app/main.tsx')).toBe('src/app')
    expect(dirname('main.tsx')).toBe('')
    expect(join('src/app', '../ui/./button.tsx')).toBe('src/ui/button.tsx')
    expect(join('src', '../../secret')).toBeUndefined()
  })

  test('a folder name is lower case with hyphens, and safe for every text', () => {
    expect(slugify('Fenwick & Rye', 'my-pwa')).toBe('fenwick-rye')
    expect(slugify('Café Zoë', 'my-pwa')).toBe('cafe-zoe')
    expect(slugify('!!!', 'my-pwa')).toBe('my-pwa')
    expect(slugify('con', 'my-pwa')).toBe('con-my-pwa')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugify(name, 'my-pwa')).toMatch(/^[a-z0-9]([a-z0-9-]{0,66}[a-z0-9])?$/)
      })
    )
  })
})

describe('references', () => {
  test('are found in scripts, styles and pages', () => {
    const script = [
      "import { a } from './a.ts'",
      "import type { B } from '../b.ts'",
      "export { c } from './c.ts'",
      "import './d.css'",
      "const late = () => import('./e.tsx')",
      "const asset = new URL('./f.png', import.meta.url)",
      'const text = "not from here"'
    ].join('\n')
    expect(
      findImports('x.ts', script)
        .map(({ specifier }) => specifier)
        .sort()
    ).toEqual(['../b.ts', './a.ts', './c.ts', './d.css', './e.tsx', './f.png'])
    expect(
      findImports('x.css', '@import \'./a.css\';\n.b { background: url("/c.svg") }').map(
        ({ specifier }) => specifier
      )
    ).toEqual(['./a.css', '/c.svg'])
    expect(
      findImports('x.html', '<script type="module" src="/src/main.tsx"></script>').map(
        ({ specifier }) => specifier
      )
    ).toEqual(['/src/main.tsx'])
    expect(findImports('x.md', 'import "./no"')).toEqual([])
    expect(findImports('x.ts', "import '#domain/a.ts?raw'")).toEqual([{ specifier: '#domain/a.ts' }])
    expect(findImports('x.css', '.a { fill: url(#gradient) }')).toEqual([])
  })

  test('lead to a file, a package, outside, or nowhere', () => {
    const paths = new Set(['src/a.ts', 'src/ui/index.ts', 'public/icon.svg'])
    expect(resolveImport(paths, 'src/main.ts', './a.ts')).toEqual({ kind: 'file', path: 'src/a.ts' })
    expect(resolveImport(paths, 'src/main.ts', './ui')).toEqual({ kind: 'file', path: 'src/ui/index.ts' })
    expect(resolveImport(paths, 'index.html', '/icon.svg')).toEqual({ kind: 'file', path: 'public/icon.svg' })
    expect(resolveImport(paths, 'src/main.ts', 'react-dom/client')).toEqual({
      kind: 'package',
      name: 'react-dom'
    })
    expect(resolveImport(paths, 'src/main.ts', 'node:fs')).toEqual({ kind: 'outside' })
    expect(resolveImport(paths, 'index.html', 'https://example.com/x.js')).toEqual({ kind: 'outside' })
    expect(resolveImport(paths, 'src/main.ts', './gone.ts')).toEqual({ kind: 'missing', path: 'src/gone.ts' })
    expect(packageName('@scope/name/deep')).toBe('@scope/name')
  })

  test('by a subpath lead where package.json maps it', () => {
    const paths = new Set(['src/domain/text.ts', 'src/port.node.ts'])
    const aliases = subpathAliases({
      '#domain/*': './src/domain/*',
      '#port': { node: './src/port.node.ts', default: 'a-package' },
      domain: './src'
    })
    const resolve = (specifier: string) => resolveImport(paths, 'tools/check.ts', specifier, aliases)
    expect(resolve('#domain/text.ts')).toEqual({ kind: 'file', path: 'src/domain/text.ts' })
    expect(resolve('#domain/gone.ts')).toEqual({ kind: 'missing', path: 'src/domain/gone.ts' })
    expect(resolve('#port')).toEqual({ kind: 'file', path: 'src/port.node.ts' })
    expect(resolve('#other/text.ts')).toEqual({ kind: 'outside' })
  })

  test('by a subpath are read from package.json, whatever stands there', () => {
    const aliasesOf = (text: string) => readSubpathAliases(toProject([file('package.json', text)]))
    expect(aliasesOf('{"imports":{"#a/*":"./a/*"}}')).toEqual([{ prefix: '#a/', open: true, targets: ['a'] }])
    for (const text of ['', 'null', '{"imports":1}', '{"imports":{"#a":null}}'])
      expect(aliasesOf(text).flatMap(({ targets }) => targets)).toEqual([])
  })
})

test('what was made of a text is kept until all texts are forgotten', () => {
  const lengths = textCache<number>(100)
  let made = 0
  const lengthOf = (text: string): number => lengths.get('', text, () => ((made += 1), text.length))
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf('abc')]).toEqual([2, 2, 3])
  expect(made).toBe(2)
  forgetTexts()
  expect([lengthOf('ab'), lengthOf('ab')]).toEqual([2, 2])
  expect(made).toBe(3)
})
