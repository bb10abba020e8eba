import { expect, test } from 'vitest'
import { treeRows, ancestorFolders } from './tree-rows.ts'

const paths = ['package.json', 'src/main.tsx', 'src/app/root.tsx', 'public/icons/icon.png', 'index.html']
const names = (rows: ReturnType<typeof treeRows>): string[] =>
  rows.map(({ name, depth }) => `${'  '.repeat(depth)}${name}`)

test('closed folders hide what they hold, and stand before files', () => {
  expect(names(treeRows(paths, new Set()))).toEqual(['public', 'src', 'index.html', 'package.json'])
  expect(names(treeRows(paths, new Set(['src', 'src/app'])))).toEqual([
    'public',
    'src',
    '  app',
    '    root.tsx',
    '  main.tsx',
    'index.html',
    'package.json'
  ])
})

test('a search opens every folder with a match and counts them', () => {
  const rows = treeRows(paths, new Set(), 'ROOT')
  expect(names(rows)).toEqual(['src', '  app', '    root.tsx'])
  expect(rows[0]?.count).toBe(1)
})

test('the folders on the way to a file are known', () => {
  expect(ancestorFolders('src/app/root.tsx')).toEqual(['src', 'src/app'])
})
