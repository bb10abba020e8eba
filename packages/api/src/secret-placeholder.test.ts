import { expect, test } from 'vitest'
import { fillPlaceholders, findPlaceholders, isPlaceholder, toPlaceholder } from './secret-placeholder.ts'

test('placeholders are found and filled in once, in texts and in addresses', () => {
  const text = `/api/users?search=${encodeURIComponent(toPlaceholder('one'))}&q=${toPlaceholder('two')}`
  expect(findPlaceholders(`${text} ${toPlaceholder('one')}`)).toEqual(['one', 'two'])
  expect(fillPlaceholders(text, (name) => (name === 'one' ? toPlaceholder('two') : 'x'))).toBe(
    '/api/users?search={{secret:two}}&q=x'
  )
})

test('only a placeholder alone tells no secret', () => {
  expect(isPlaceholder(toPlaceholder('mail-password'))).toBe(true)
  for (const other of [`${toPlaceholder('a')}b`, '{{secret:}}', '{{secret:A B}}', '', null, 4])
    expect(isPlaceholder(other)).toBe(false)
})
