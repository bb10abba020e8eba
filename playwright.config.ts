import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { browserArgs, browserPath } from './tools/browser.ts'
import { portOfSite, productPort, providerPort } from './tools/ports.ts'
import { leadFramework, templates } from './tools/template/frameworks.ts'
import { restingSpecs } from './tools/template/rotation.ts'

/** The specs of the sites of all templates, by their names. */
const siteSpecs = readdirSync(new URL('templates/e2e', import.meta.url))
  .flatMap((name) => /^(.*)\.spec\.ts$/.exec(name)?.[1] ?? [])
  .toSorted()

export default defineConfig({
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // CI machines are shared: a test that fails twice in a row has failed; the report names those that needed it.
  retries: process.env['CI'] ? 1 : 0,
  // What fails in so many tests is one fault; each may wait two minutes for it, twice.
  maxFailures: process.env['CI'] ? 12 : 0,
  reporter: [['list']],
  timeout: 120_000,
  // CI machines are slow at times; an assertion that holds sooner does not wait for this.
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: browserPath(),
      args: [
        ...browserArgs,
        // Widths of glyphs as on phones and high-density screens, in every build of Chromium.
        '--font-render-hinting=none'
      ]
    },
    trace: 'off'
  },
  projects: [
    ...templates.map(({ framework }) => ({
      name: `template-${framework}`,
      testDir: 'templates/e2e',
      testIgnore: restingSpecs(framework, siteSpecs).map((name) => `**/${name}.spec.ts`),
      use: { framework, locale: 'en-GB', timezoneId: 'Europe/London' }
    })),
    {
      name: 'web',
      testDir: 'apps/web/e2e',
      // `npm run walks`, which is there to be looked at.
      testIgnore: 'walks/**',
      // A file of tests has one server, and mostly starting it takes as long as one of them.
      fullyParallel: false,
      use: {
        baseURL: `http://localhost:${productPort}`,
        locale: 'en-GB',
        // Each test is a first visit, after which the service worker would fetch the whole app for offline use: a
        // quarter of the time of all tests. The specs that go offline allow it.
        serviceWorkers: 'block'
      }
    }
  ],
  webServer: [
    {
      command: 'rm -rf build/e2e-data && node build/server/main.js',
      url: `http://localhost:${productPort}/health`,
      env: {
        PORT: String(productPort),
        HOST: 'localhost',
        // All browsers of a run have one address.
        REQUEST_RATE: '0',
        DATA_DIR: 'build/e2e-data',
        AI_PROVIDER_URL: `http://localhost:${providerPort}`
      },
      reuseExistingServer: false
    },
    {
      command: 'node templates/e2e/serve.ts',
      url: `http://localhost:${portOfSite('landing', leadFramework)}/`,
      reuseExistingServer: false
    }
  ]
})
