import { findText } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { mutations, seeded, mutate } from './fixtures/mutations.ts'
import { fixture } from './fixtures/read.ts'
import { check, repair } from './index.ts'

const perClass = 15
const bakery = fixture('bakery')

interface Score {
  tried: number
  found: number
  exact: number
  clean: number
}

async function score(mutation: (typeof mutations)[number]): Promise<Score> {
  const random = seeded(20_261_121)
  const total: Score = { tried: 0, found: 0, exact: 0, clean: 0 }
  for (let round = 0; round < perClass; round += 1) {
    const broken = mutate(bakery, mutation, random)
    if (!broken) continue
    const before = await check(broken.project, { build: 'none' })
    const after = await repair(broken.project, { build: 'none' })
    const text = after.fixedFiles.find((file) => file.path === broken.path)?.content
    total.tried += 1
    if (before.errors.length + before.warnings.length > 0) total.found += 1
    if (text === findText(bakery, broken.path)) total.exact += 1
    if (after.errors.length + after.warnings.length === 0) total.clean += 1
    expect(after.fixedFiles).toHaveLength(bakery.size)
  }
  return total
}

describe('seeded mutations', () => {
  it('are found, and repaired where a repair can be certain', async () => {
    const rows: string[] = []
    for (const mutation of mutations) {
      const { tried, found, exact, clean } = await score(mutation)
      rows.push(`${mutation.id.padEnd(24)} tried ${tried}  found ${found}  clean ${clean}  exact ${exact}`)
      expect(tried, mutation.id).toBeGreaterThan(0)
      expect(found, `found: ${mutation.id}`).toBe(tried)
      if (mutation.repair !== 'none') expect(clean, `clean: ${mutation.id}`).toBe(tried)
      if (mutation.repair === 'exact') expect(exact, `exact: ${mutation.id}`).toBe(tried)
    }
    process.stdout.write(`${rows.join('\n')}\n`)
  }, 120_000)
})
