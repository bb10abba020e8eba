// Every promise of docs/security.md names test files that exist and that hold a test of its number; every number of
// the accounts and the API stands there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

const numbers = [...range(1, 40), ...range(49, 65)]

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function readText(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

/** Whether a test file holds a test that names the number, alone or among others. */
function hasTest(file: string, number: number): boolean {
  const titles = readText(file).matchAll(/['"`]security bar ((?:\d+, )*\d+)/g)
  return [...titles].some(([, listed = '']) => listed.split(', ').map(Number).includes(number))
}

export function check(): string[] {
  const [, promises = ''] = readText('docs/security.md').split('## Promises')
  const [section = ''] = promises.split('\n## ')
  const rows = [...section.matchAll(/^### (\d+)\n((?:(?!^#).*\n?)*)/gm)].map(
    ([, number, text = '']) =>
      [Number(number), [...text.matchAll(/^ {2}- `([^`]+)`$/gm)].map(([, file = '']) => file)] as const
  )
  const missing = numbers.filter((number) => !rows.some(([listed]) => listed === number))
  return [
    ...missing.map(
      (number) => `docs/security.md has no heading for number ${number}: say the promise and its test`
    ),
    ...rows.flatMap(([number, files]) =>
      files.length === 0
        ? [
            `docs/security.md names no test for number ${number}: write one that begins "security bar ${number}:"`
          ]
        : files
            .filter((file) => !hasTest(file, number))
            .map(
              (file) =>
                `${file} holds no test that begins "security bar ${number}:", but docs/security.md says so`
            )
    )
  ]
}
