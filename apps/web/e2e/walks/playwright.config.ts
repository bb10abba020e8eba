// `npm run walks`: owners walk from the first word to a site in a folder, and pictures of all its pages are saved in
// build/walks. No part of the tests: it is there to be looked at.
import { defineConfig } from '@playwright/test'
import product from '../../../../playwright.config.ts'
import { root } from '../../../../tools/root.ts'

export default defineConfig({
  ...product,
  testDir: '.',
  outputDir: '../../../../build/walks/failed',
  timeout: 300_000,
  projects: (product.projects ?? [])
    .filter(({ name }) => name === 'web')
    .map((project) => ({ ...project, testDir: '.', testIgnore: [], fullyParallel: true })),
  webServer: [product.webServer ?? []].flat().map((server) => ({ ...server, cwd: root }))
})
