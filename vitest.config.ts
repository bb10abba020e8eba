import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'templates/domain/**/*.test.ts', 'tools/**/*.test.ts'],
    maxWorkers: 2
  }
})
