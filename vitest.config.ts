import { defineConfig } from 'vitest/config'
import { statementsPath } from './tools/compiled-statements.ts'
import { LongestFirst } from './tools/longest-first.ts'
import { reportTo, testReports } from './tools/test-report.ts'

/** Tests that replace modules or globals: each has a worker of its own, so that nothing of it is left for the next. */
const isolated = [
  'packages/validator/src/build-test/no-bundler.test.ts',
  'packages/client/src/{server-connection,view-as}.test.ts',
  'apps/web/src/ui/preview-pane/preview-channel.test.ts',
  'apps/web/src/lib/browser-storage.test.ts'
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', reportTo(testReports.unit)],
    // As for the browser tests: a test that fails twice in a row has failed; `npm test` names those that needed it.
    retry: process.env['CI'] ? 1 : 0,
    // `npm run check` runs the tests that reach what changed; a script in a package.json reaches none. `npm test` runs all.
    forceRerunTriggers: [],
    // Real servers, workers and programs are started in tests, on machines that other work shares.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,node,testing}/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
            'templates/{browser,domain}/**/*.test.ts',
            'tools/**/*.test.ts'
          ],
          exclude: ['**/node_modules/**', ...isolated],
          provide: { statementsFile: statementsPath },
          globalSetup: 'packages/product/testing/database-templates.ts',
          // Files share their worker and what it has imported: half of the processor time of all unit tests went into
          // starting workers and importing the same modules.
          isolate: false
        }
      },
      { extends: true, test: { name: 'isolated', include: isolated } }
    ]
  }
})
