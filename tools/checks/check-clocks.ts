// Speed belongs in `npm run bench`: a machine that other work shares makes a test red that measures it. What has to end
// gets a time limit of the test runner, far above what it takes. Only tests whose subject is time read a clock.
import { sourcesMatching } from './sources.ts'

/** The tests that may measure time, with the reason: the limit or the timing that they prove. */
const exceptions: Readonly<Record<string, string>> = {
  'apps/server/src/laws/responsiveness.test.ts': 'how long other calls wait while one works',
  'apps/server/src/monitoring/host.test.ts': 'the share of the processor that was used',
  'apps/server/src/several-servers-stream.test.ts': 'two seconds from one server to the other (requirements)',
  'apps/server/src/several-servers.test.ts': 'five seconds until a token ends everywhere (security bar 20)',
  'packages/client/src/live-events.test.ts': 'two seconds until another tab reads the stream (requirements)',
  'packages/database-panel/src/queries/queries.test.ts':
    'cancelled from another server within 2 s (security bar 46)',
  'packages/databases/node/sqlite/budget.test.ts': 'how long a reading holds up the thread of the server',
  'packages/identity/src/providers/hostile-providers.test.ts':
    'five seconds for a provider (security bar 39)',
  'packages/kernel/node/reader.test.ts': 'a reader that is busy for 30 ms',
  'packages/kernel/src/services/session-cache.test.ts': 'no walk of the cache for each of 10,000 users',
  'packages/product/src/laws/timing.test.ts': 'answers alike in time (security bar 10)',
  'packages/product/src/product-tests/passwords.test.ts': 'refused unhashed within 50 ms (security bar 3)',
  'templates/domain/backend/simulated.test.ts': 'the wait of the simulated backend'
}

/** Whether a test measures how long something takes. */
export function readsClock(text: string): boolean {
  return /\bperformance\.now\(\)|\bexpect\(\s*Date\.now\(\) - /.test(text)
}

export function check(): string[] {
  return findMeasured(sourcesMatching(/^(?:apps|packages|templates|tools)\/.*\.(?:test|spec)\.tsx?$/))
}

/** Tests that measure time without being an exception, and exceptions that no longer do. */
export function findMeasured(sources: readonly { path: string; text: string }[]): string[] {
  const reading = sources
    .filter(({ path, text }) => path !== 'tools/checks/check-clocks.test.ts' && readsClock(text))
    .map(({ path }) => path)
  return [
    ...reading
      .filter((path) => !(path in exceptions))
      .map((path) => `${path} measures time: give the test a time limit, or measure it in tools/bench`),
    ...Object.keys(exceptions)
      .filter((path) => !reading.includes(path))
      .map((path) => `tools/checks/check-clocks.ts: ${path} reads no clock any more`)
  ]
}
