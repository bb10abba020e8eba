import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,node,testing}/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'templates/domain/**/*.test.ts',
      'tools/**/*.test.ts'
    ],
    globalSetup: 'packages/accounts/testing/postgres-template.ts',
    maxWorkers: 2,
    // `npm run check` runs the tests that reach what changed; a script in a package.json reaches none. `npm test` runs all.
    forceRerunTriggers: [],
    // Real servers, workers and programs are started in tests, on machines that other work shares.
    testTimeout: 120_000,
    hookTimeout: 120_000
  }
})
