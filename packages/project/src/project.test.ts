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
    expect(
      ['a.tsx', 'b.webmanifest', 'c.woff2', 'd.yml', 'e.vue', 'f.svelte', 'LICENSE'].map(fileType)
    ).toEqual(['tsx', 'json', 'font', 'yaml', 'vue', 'svelte', 'text'])
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

  const specifiers = (path: string, lines: readonly string[]): string[] =>
    findImports(path, lines.join('\n'))
      .map(({ specifier }) => specifier)
      .sort()

  test('are found in each block of a component of Vue', () => {
    const component = [
      '<script setup lang="ts">',
      "import { computed } from 'vue'",
      "import Offer from './OfferCard.vue'",
      '</script>',
      '<template>',
      '  <img src="./logo.svg" alt="" />',
      '  <img :src="picture" alt="" /><img src="https://example.com/x.png" alt="" />',
      '  <p>import "./no"</p>',
      '</template>',
      '<style src="./offer.css"></style>',
      '<style scoped>',
      "@import 'colors.css';",
      '.a { background: url(grid.png); }',
      '</style>'
    ]
    expect(specifiers('x.vue', component)).toEqual([
      './OfferCard.vue',
      './colors.css',
      './grid.png',
      './logo.svg',
      './offer.css',
      'https://example.com/x.png',
      'vue'
    ])
  })

  test('are found in both scripts and the markup of a component of Svelte', () => {
    const component = [
      '<script module lang="ts">',
      "  export { load } from './load.ts'",
      '</script>',
      '<script lang="ts">',
      "  import { page } from '$app/state'",
      "  import type { PageProps } from './$types'",
      "  import { getApp } from '#lib/state/app.svelte.ts'",
      "  const start = () => import('#lib/browser/start.ts')",
      '</script>',
      '<svelte:head><link rel="icon" href="/favicon.svg" /></svelte:head>',
      '<img src={picture} alt="" /><img src="{base}/x.png" alt="" />'
    ]
    expect(specifiers('x.svelte', component)).toEqual([
      '#lib/browser/start.ts',
      '#lib/state/app.svelte.ts',
      '$app/state',
      './$types',
      './load.ts',
      '/favicon.svg'
    ])
  })

  test('are found in the metadata and the template of a component of Angular', () => {
    const component = [
      "import { Component } from '@angular/core'",
      '@Component({',
      "  selector: 'li[appOffer]',",
      "  templateUrl: './offer.html',",
      "  styleUrl: 'offer.css',",
      "  styleUrls: ['./a.css', './b.css']",
      '})',
      'export class Offer {}'
    ]
    expect(specifiers('offer.ts', component)).toEqual([
      './a.css',
      './b.css',
      './offer.css',
      './offer.html',
      '@angular/core'
    ])
    const template = [
      '<img ngSrc="/logo.svg" width="1" />',
      '<img [src]="picture" />',
      '<img src="{{ picture }}" />'
    ]
    expect(specifiers('offer.html', template)).toEqual(['/logo.svg'])
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
    expect(resolveImport(new Set(['static/a.svg']), 'src/app.html', '/a.svg')).toEqual({
      kind: 'file',
      path: 'static/a.svg'
    })
    expect(packageName('@scope/name/deep')).toBe('@scope/name')
  })

  test('by a subpath lead where package.json maps it', () => {
    const paths = new Set(['src/domain/text.ts', 'src/domain/app.svelte.js', 'src/port.node.ts'])
    const aliases = subpathAliases({
      '#domain/*': './src/domain/*',
      '#port': { node: './src/port.node.ts', default: 'a-package' },
      domain: './src'
    })
    const resolve = (specifier: string) => resolveImport(paths, 'tools/check.ts', specifier, aliases)
    expect(resolve('#domain/text.ts')).toEqual({ kind: 'file', path: 'src/domain/text.ts' })
    expect(resolve('#domain/app.svelte.js')).toEqual({ kind: 'file', path: 'src/domain/app.svelte.js' })
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

describe('modules that SvelteKit provides', () => {
  const paths = new Set(['src/routes/+page.svelte', 'src/lib/offer.ts'])
  const from = 'src/routes/+page.svelte'

  test.each([
    '$app/state',
    '$app/server',
    '$env/static/public',
    '$service-worker',
    './$types',
    '../$types.js'
  ])('%s is neither a file nor an outside address', (specifier) => {
    expect(resolveImport(paths, from, specifier)).toEqual({ kind: 'provided' })
  })

  test('give way to a file or an alias of the same name', () => {
    expect(resolveImport(new Set(['src/routes/$types.ts']), from, './$types')).toEqual({
      kind: 'file',
      path: 'src/routes/$types.ts'
    })
    const alias = { prefix: '$env/', open: true, targets: ['src/lib'] }
    expect(resolveImport(paths, from, '$env/offer.ts', [alias])).toEqual({
      kind: 'file',
      path: 'src/lib/offer.ts'
    })
  })

  test('a component may name a TypeScript file by the ending that it is compiled to', () => {
    expect(resolveImport(paths, from, '../lib/offer.js')).toEqual({ kind: 'file', path: 'src/lib/offer.ts' })
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
