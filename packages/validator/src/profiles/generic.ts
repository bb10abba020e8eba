import { buildChecks } from './checks.ts'
import type { Profile } from './profile.ts'

/** The profile of unknown projects: only checks that hold for every project. */
export const generic: Profile = {
  id: 'generic',
  checks: buildChecks,
  essential: [],
  entries: [],
  required: [],
  versions: {},
  jsxRuntime: 'none',
  publicFolder: 'public'
}
