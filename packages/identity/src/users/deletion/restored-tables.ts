/** A table whose rows are restored with their user. */
interface RestoredTable {
  name: string
  /** The from clause; the row itself is `copied`. */
  from: string
  /** The column with the id of the user. */
  user: string
}

const ofUser = (name: string): RestoredTable => ({ name, from: `${name} as copied`, user: 'copied.user_id' })

/** The tables that undoing a deletion restores, in the order of their foreign keys. */
export const restoredTables: readonly RestoredTable[] = [
  { name: 'users', from: 'users as copied', user: 'copied.id' },
  ...[
    'user_words',
    'avatars',
    'preferences',
    'notices',
    'query_history',
    'query_snippets',
    'query_charges',
    'explorer_calls',
    'explorer_secrets',
    'identities',
    'passkeys',
    'totp',
    'recovery_sets',
    'recovery_codes',
    'one_time_tokens',
    'saved_projects',
    'memberships',
    'satisfaction_asks',
    'satisfaction_answers'
  ].map(ofUser),
  { name: 'saved_views', from: 'saved_views as copied', user: 'copied.owner_id' },
  {
    name: 'saved_project_versions',
    from: 'saved_project_versions as copied join saved_projects on saved_projects.id = copied.project_id',
    user: 'saved_projects.user_id'
  },
  {
    name: 'saved_project_pictures',
    from: 'saved_project_pictures as copied join saved_projects on saved_projects.id = copied.project_id',
    user: 'saved_projects.user_id'
  }
]

/** Tables whose rows are deleted for good: what has ended stays ended, and search indexes are rebuilt. */
export const droppedTables: readonly string[] = [
  'sessions',
  'refresh_tokens',
  'api_keys',
  'passkey_challenges',
  'second_factor_resets',
  'provider_trials',
  'imports',
  'import_rows',
  'user_search'
]
