import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('the defaults serve localhost:3000', () => {
  const read = readConfig({})
  expect(read.ok && [read.config.host, read.config.port]).toEqual(['localhost', 3000])
})

test.each([
  [{ PORT: 'http' }, 'PORT is "http"'],
  [{ PORT: '70000' }, 'PORT is "70000"'],
  [{ AI_PROVIDER_URL: 'not an address' }, 'AI_PROVIDER_URL']
])('%j is refused in words', (env, words) => {
  const read = readConfig(env)
  expect(read.ok ? '' : read.problems.join()).toContain(words)
})
