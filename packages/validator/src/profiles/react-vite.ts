import { errorBoundary } from '../blueprints/error-boundary.ts'
import { markupImport, mountBlueprint, pageBlueprint } from '../blueprints/react.ts'
import { messages } from '../messages.ts'
import { buildChecks } from './checks.ts'
import { injectedEntries } from './generic.ts'
import type { Profile } from './profile.ts'

/** React on Vite: the generator's output, in TypeScript or JavaScript. */
export const reactVite: Profile = {
  id: 'react-vite',
  checks: buildChecks,
  essential: [
    {
      paths: ['index.html'],
      blueprint: pageBlueprint([
        'src/main.tsx',
        'src/main.jsx',
        'src/main.ts',
        'src/main.js',
        'src/index.tsx',
        'src/index.jsx'
      ])
    },
    {
      paths: [
        'src/main.tsx',
        'src/main.jsx',
        'src/main.ts',
        'src/main.js',
        'src/index.tsx',
        'src/index.jsx',
        'src/index.ts',
        'src/index.js'
      ],
      blueprint: mountBlueprint
    },
    { paths: ['vite.config.ts', 'vite.config.js', 'vite.config.mjs', 'vite.config.mts'] }
  ],
  entries: [
    'src/main.tsx',
    'src/main.jsx',
    'src/main.ts',
    'src/main.js',
    'src/index.tsx',
    'src/index.jsx',
    'src/index.ts',
    'src/index.js'
  ],
  injected: injectedEntries,
  startPages: ['index.html', 'public/index.html'],
  required: ['react', 'react-dom', 'vite'],
  missing: { react: messages.missingReact },
  versions: {
    react: '^19.0.0',
    'react-dom': '^19.0.0',
    'react-router': '^8.0.0',
    vite: '^8.0.0',
    '@vitejs/plugin-react': '^6.0.0',
    typescript: '~6.0.0',
    '@types/react': '^19.0.0',
    '@types/react-dom': '^19.0.0'
  },
  jsxRuntime: 'automatic',
  markupImport,
  errorBoundary,
  start: { names: ['start', 'dev'], add: { name: 'dev', command: 'vite', needs: 'vite' } },
  manifest: {
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dev: ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'],
    extra: [],
    module: true
  },
  built: true,
  publicFolder: 'public'
}
