import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { theme } from '../site-build/theme.ts'
import { previewBuild } from './shared/build-settings.ts'

export default defineConfig(
  previewBuild({
    framework: 'react',
    beside: import.meta.url,
    plugins: [react(), theme()],
    entry: new URL('main.tsx', import.meta.url),
    replaced: {
      'app/backend.ts': new URL('backend.ts', import.meta.url),
      'ui/picture-source.ts': new URL('picture-source.ts', import.meta.url),
      'ui/draft.tsx': new URL('draft-view.tsx', import.meta.url),
      'ui/words.tsx': new URL('words.tsx', import.meta.url)
    }
  })
)
