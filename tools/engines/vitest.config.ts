import { defineConfig } from 'vitest/config'
import { root } from '../root.ts'

/** `npm run e2e:engines`: the journeys in Firefox and WebKit, one after the other, since they share a receiver. */
export default defineConfig({
  root,
  test: {
    include: ['tools/engines/*.engine.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0
  }
})
