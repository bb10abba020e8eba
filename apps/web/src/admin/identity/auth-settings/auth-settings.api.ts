import { mutation, query } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { authSettingsMessages as words } from './messages.ts'

export const providersQuery = query(['providers'], 'GET /api/admin/providers', {})

/** Counts of sign-ins by method, refetched while the screen is visible. */
export const signInFiguresQuery = query(['sign-ins'], 'GET /api/admin/sign-ins', {})

export const securityQuery = query(['security-settings'], 'GET /api/admin/settings/security', {})

/** How many users each security setting affects, and who has emergency access. */
export const securityEffectQuery = query(
  ['security-settings', 'effect'],
  'GET /api/admin/settings/security/effect',
  {}
)

export const switchProvider = mutation('PUT /api/admin/providers/{id}', {
  invalidates: ['providers', 'audit'],
  onFailure: toastFailure(words.switchFailed)
})

export const saveProvider = mutation('PUT /api/admin/providers/{id}', {
  invalidates: ['providers', 'audit']
})
