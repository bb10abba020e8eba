import type { Profile } from './profile.ts'

/** A static site: pages, styles and scripts without packages and without a build. */
export const staticSite: Profile = {
  id: 'static',
  checks: [
    'files',
    'essentials',
    'imports',
    'names',
    'pages',
    'access',
    'manifest',
    'icons',
    'worker',
    'hosts',
    'secrets'
  ],
  essential: [{ paths: ['index.html'] }],
  entries: [],
  injected: [],
  startPages: ['index.html', 'public/index.html'],
  required: [],
  versions: {},
  jsxRuntime: 'none',
  built: false,
  publicFolder: 'public'
}
