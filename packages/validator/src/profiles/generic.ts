import { buildChecks } from './checks.ts'
import type { Profile } from './profile.ts'

/** A project of a kind that is not known: only what holds for all of them is asked. */
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
