import { currentUser, isOfTenant, ofTenant, ofUser, partOf, type RowSecurity } from '@sitewright/kernel/db'

/** Row-level security of sign-in, users' own data, imports and saved views. */
export const identityRowSecurity: RowSecurity = {
  identities: ofUser('identities'),
  avatars: ofUser('avatars'),
  totp: ofUser('totp'),
  recovery_sets: ofUser('recovery_sets'),
  recovery_codes: ofUser('recovery_codes'),
  passkeys: ofUser('passkeys'),
  passkey_challenges: ofUser('passkey_challenges'),
  second_factor_resets: ofUser('second_factor_resets'),
  provider_trials: ofUser('provider_trials'),
  preferences: ofUser('preferences'),
  imports: ofTenant,
  import_rows: partOf('import_rows', 'import_id', 'imports'),
  // A user's own views are visible from every tenant that the user is a member of.
  saved_views: { where: `${isOfTenant} or owner_id = ${currentUser}`, insert: 'tenant' },
  identity_providers: 'shared',
  sign_in_counts: 'none',
  oauth_flows: 'shared'
}
