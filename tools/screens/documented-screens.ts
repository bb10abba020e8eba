/**
 * The screens whose pictures stand in `docs/screens`, light and 1440 pixels wide: one of each, and no more. All pictures
 * are made in `build/screens` whenever somebody wants to look at them.
 */
export const documentedScreens: readonly string[] = [
  'home',
  'docs',
  'wizard-business',
  'wizard-analysis',
  'wizard-features',
  'wizard-customize',
  'wizard-review',
  'preview',
  'history',
  'check',
  'sign-in',
  'profile',
  'profile-security',
  'projects',
  'own-tenants',
  'admin-dashboard',
  'admin-users',
  'admin-user',
  'admin-monitoring',
  'admin-database',
  'admin-query',
  'admin-api',
  'admin-tenants',
  'admin-auth-settings'
]
