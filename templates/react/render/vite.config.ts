import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { rendererBuild } from './build-settings.ts'

/** In mode `marked` the texts of a page name their fields, as in the preview. */
export default defineConfig(({ mode }) =>
  rendererBuild({
    framework: 'react',
    beside: import.meta.url,
    plugins: [react()],
    replaced: mode === 'marked' ? { 'ui/words.tsx': new URL('../preview/words.tsx', import.meta.url) } : {}
  })
)
