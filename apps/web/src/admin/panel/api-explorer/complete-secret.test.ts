import { expect, test } from 'vitest'
import { completeSecret, findUnfinished } from './complete-secret.ts'

test('a placeholder that was begun is found and ended where it stands', () => {
  for (const text of ['{{', '{{sec', '{{secret:', '{{secret:ma']) {
    expect(findUnfinished(`{"a": "x${text}"}`), text).toBeDefined()
    expect(completeSecret(`{"a": "x${text}"}`, 'mail')).toBe('{"a": "x{{secret:mail}}"}')
  }
  expect(findUnfinished('{{secret:ma')).toEqual({ name: 'ma' })
  for (const text of ['{{secret:mail}}', '{{other', '{"a":{}}', ''])
    expect(findUnfinished(text), text).toBe(undefined)
})
