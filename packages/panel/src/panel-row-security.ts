import { ofUser, type RowSecurity } from '@sitewright/kernel/db'

/** Row-level security of the API explorer. */
export const panelRowSecurity: RowSecurity = {
  explorer_calls: ofUser('explorer_calls'),
  explorer_secrets: ofUser('explorer_secrets')
}
