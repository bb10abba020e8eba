import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { filesUnder } from './step.ts'

const folder = mkdtempSync(join(tmpdir(), 'step-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the inputs of a step are sources: no packages, projects under test or tests of ours', () => {
  for (const path of ['a.ts', 'a.test.ts', 'node_modules/b.ts', 'under-test/site/c.ts']) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
  expect([...filesUnder(folder)]).toEqual([join(folder, 'a.ts')])
})
