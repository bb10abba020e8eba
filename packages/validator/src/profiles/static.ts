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
  required: [],
  versions: {},
  jsxRuntime: 'none',
  publicFolder: 'public'
}
