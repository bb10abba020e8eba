import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('../../testing/parse-many.ts', import.meta.url))

test('the parser is not compiled again while it is used, which would take 550 MB', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script])
  const { before, most } = JSON.parse(stdout) as { before: number; most: number }
  expect(before).toBeGreaterThan(20)
  expect(most).toBeLessThan(before + 100)
})
