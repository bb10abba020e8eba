import type { User } from '@sitewright/api'
import { createContext, use } from 'react'

/** Opens the dialog of a user. */
export type OpenUserDialog = (user: User | undefined) => void

export const UserDialogContext = createContext<OpenUserDialog | undefined>(undefined)

/** Opens the dialog that edits a user, or adds one where none is given. */
export function useUserDialog(): OpenUserDialog {
  const open = use(UserDialogContext)
  if (open === undefined) throw new Error('useUserDialog must be used within a UserDialogContext')
  return open
}
