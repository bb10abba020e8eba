import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArgs, browserPath } from '../../../tools/browser.ts'
import { reportTo, testReports } from '../../../tools/test-report.ts'
import { templateHashes } from '../vite/template-hashes.ts'
import { commands } from './node/commands.ts'
import { testServers } from './node/test-servers.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Component tests: the whole app in a browser, with a server in memory for each test. */
export default defineConfig({
  root: here('..'),
  cacheDir: here('../../../build/component-tests'),
  plugins: [react(), testServers()],
  define: { TEMPLATE_HASHES: templateHashes() },
  optimizeDeps: {
    entries: [
      'src/main.tsx',
      'src/**/*.tsx',
      'src/builder/worker/worker.ts',
      'component-tests/*.test.ts',
      'component-tests/support/*.ts'
    ]
  },
  test: {
    name: 'components',
    include: ['component-tests/**/*.test.ts'],
    setupFiles: ['component-tests/support/untraced-react.ts', 'component-tests/support/setup.ts'],
    // The modules of the app are evaluated once; what a test leaves behind is taken away by its fixtures.
    isolate: false,
    // One more than processors: a page waits for its server, and for the browser, a third of the time.
    maxWorkers: 3,
    reporters: ['default', reportTo(testReports.component)],
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 720 },
      provider: playwright({
        launchOptions: {
          executablePath: browserPath(),
          args: [...browserArgs, '--font-render-hinting=none']
        },
        contextOptions: { locale: 'en-GB', timezoneId: 'UTC' }
      }),
      commands,
      // A string names part of a text, as with Playwright.
      locators: { exact: false },
      instances: [{ browser: 'chromium' }]
    }
  }
})
