import { rateLimits } from '@sitewright/api'
import { declaredOperations } from '@sitewright/api/declared-operations'
import { expect, test } from 'vitest'
import { readPackageSources } from '../../testing/server-sources.ts'

const sources = readPackageSources()
  .map(({ text }) => text)
  .join('\n')
const declared = new Set([...declaredOperations.values()].flatMap((route) => route['x-rate-limits'] ?? []))

test.each(Object.keys(rateLimits))('the limit %s is enforced, and a route tells of it', (name) => {
  const refuses = sources.includes(`enforceRateLimit(services, '${name}'`)
  const isSilent = sources.includes(`isWithinRateLimit(services, transaction, '${name}'`)
  expect(refuses || isSilent).toBe(true)
  expect([...declared].includes(name as never)).toBe(refuses)
})
