import { expect, test } from 'vitest'
import { formatKeys } from './format-keys.ts'

test('keys have their signs on a Mac and their names elsewhere', () => {
  expect([formatKeys('mod+k', true), formatKeys('mod+k', false)]).toEqual(['⌘K', 'Ctrl K'])
  expect([formatKeys('mod+shift+enter', true), formatKeys('mod+shift+enter', false)]).toEqual([
    '⌘⇧↵',
    'Ctrl Shift Enter'
  ])
  expect([formatKeys('escape', true), formatKeys('/', false), formatKeys('j', false)]).toEqual([
    'Esc',
    '/',
    'J'
  ])
})
