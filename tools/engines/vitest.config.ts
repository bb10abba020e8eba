import { defineConfig } from 'vitest/config'
import { root } from '../root.ts'
import { reportTo, testReports } from '../test-report.ts'

/** `npm run e2e:engines`: the journeys in Firefox and WebKit beside each other, since each waits a third of the time. */
export default defineConfig({
  root,
  test: {
    include: ['tools/engines/*.engine.ts'],
    globalSetup: 'tools/engines/receive-messages.ts',
    maxWorkers: 2,
    reporters: ['default', reportTo(testReports.engines)],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    retry: process.env['CI'] ? 1 : 0
  }
})
