import { buildChecks } from './checks.ts'
import type { Profile } from './profile.ts'

/** The entries that webpack adds to a page by the settings of common starters. */
export const injectedEntries = ['src/index.js', 'src/index.jsx', 'src/index.tsx']

/** The profile of unknown projects: only checks that hold for every project. */
export const generic: Profile = {
  id: 'generic',
  checks: buildChecks,
  essential: [],
  entries: [],
  injected: injectedEntries,
  startPages: ['index.html', 'public/index.html'],
  required: [],
  versions: {},
  jsxRuntime: 'none',
  built: true,
  publicFolder: 'public'
}
