import { errorBoundary } from '../blueprints/error-boundary.ts'
import { appBlueprint, classicMountBlueprint, markupImport, pageBlueprint } from '../blueprints/react.ts'
import { messages } from '../messages.ts'
import { buildChecks } from './checks.ts'
import { injectedEntries } from './generic.ts'
import type { Profile } from './profile.ts'

/** The project that spec 3 §5 describes: src/index.js, src/App.js, public/index.html, and React named in every file. */
export const classic: Profile = {
  id: 'classic',
  checks: buildChecks,
  essential: [
    {
      paths: ['src/index.js', 'src/index.jsx', 'src/index.tsx', 'src/index.ts'],
      blueprint: classicMountBlueprint
    },
    { paths: ['src/App.js', 'src/App.jsx', 'src/App.tsx'], blueprint: appBlueprint },
    { paths: ['public/index.html'], blueprint: pageBlueprint([]) }
  ],
  entries: ['src/index.js', 'src/index.jsx', 'src/index.tsx', 'src/index.ts'],
  injected: injectedEntries,
  startPages: ['index.html', 'public/index.html'],
  required: ['react'],
  missing: { react: messages.missingReact },
  versions: {
    react: '^18.2.0',
    'react-dom': '^18.2.0',
    'react-router-dom': '^6.8.0',
    'react-scripts': '5.0.1',
    axios: '^1.3.0',
    stripe: '^12.0.0',
    'socket.io-client': '^4.6.0',
    'react-toastify': '^9.1.0'
  },
  jsxRuntime: 'classic',
  markupImport,
  errorBoundary,
  start: { names: ['start'], add: { name: 'start', command: 'react-scripts start', needs: 'react-scripts' } },
  manifest: {
    scripts: { start: 'react-scripts start', build: 'react-scripts build' },
    dev: [],
    extra: ['react-dom', 'react-scripts'],
    module: false
  },
  built: true,
  publicFolder: 'public'
}
