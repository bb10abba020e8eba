import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rateLimits } from '@sitewright/api'
import { declaredOperations } from '@sitewright/api/declared-operations'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync('**/*.ts', { cwd: folder })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  .join('\n')
const declared = new Set([...declaredOperations.values()].flatMap((route) => route['x-rate-limits'] ?? []))

test.each(Object.keys(rateLimits))('the limit %s is enforced, and a route tells of it', (name) => {
  const refuses = sources.includes(`enforceRateLimit(services, '${name}'`)
  const isSilent = sources.includes(`isWithinRateLimit(services, transaction, '${name}'`)
  expect(refuses || isSilent).toBe(true)
  expect([...declared].includes(name as never)).toBe(refuses)
})
