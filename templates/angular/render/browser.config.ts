import { defineConfig, mergeConfig } from 'vite'
import { angular } from '../preview/angular.ts'
import { kitBuild } from './build-settings.ts'
import { drawing } from './drawing.ts'

export default defineConfig(({ mode }) => {
  const plugins =
    mode === 'vendor' ? [angular()] : [angular(new URL('tsconfig.json', import.meta.url)), drawing()]
  return mergeConfig(kitBuild({ framework: 'angular', beside: import.meta.url, plugins }, mode), {
    // Angular's classes have static fields, which older syntax writes longer; its DOM is large.
    build: { target: 'es2022', chunkSizeWarningLimit: 1200 }
  })
})
