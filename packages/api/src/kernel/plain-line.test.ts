import { expect, test } from 'vitest'
import { firstNameSchema } from './fields.ts'
import { isPlainLine, isPlainText } from './plain-line.ts'

test('a line holds every script, marks and joined emoji', () => {
  const names = ['Zoë', 'نور', 'נועה', 'กานต์', '王小明', '👩‍🔧', 'O’Neill-Łukasz', 'می‌خواهم']
  expect(names.filter((name) => !isPlainLine(name))).toEqual([])
})

test('a line holds nothing that ends it, steers a terminal or turns the direction of what follows', () => {
  const signs = ['\n', '\u2028', '\0', '\u001b', '\u009b', '\u202a', '\u202e', '\u2066', '\u2069', '\ud800']
  expect(signs.filter((sign) => isPlainLine(`Maya${sign}Okafor`))).toEqual([])
})

test('a name that would show what follows backwards is refused in words', () => {
  const { error } = firstNameSchema.safeParse('Maya\u202e')
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'A name is written on one line, without control characters'
  ])
})

test('a note has lines, and nothing else that steers what shows it', () => {
  expect(isPlainText('Cold cache after the deploy.\nWatching until 07:00.')).toBe(true)
  expect(['Watching\u202e', 'first\nsecond\u0007', 'first\r\nsecond'].filter(isPlainText)).toEqual([])
})
