import type { User } from '@sitewright/api'
import { createContext, use } from 'react'

export type OpenUserDialog = (user: User | undefined) => void

/** A dialog that asks for something, or asks back, before it is done to a user. */
export interface ActionDialog {
  kind: 'mail' | 'delete' | 'end-sessions' | 'reset-factor' | 'view-as'
  user: User
}

interface UserDialogContextValue {
  editUser: OpenUserDialog
  openDialog: (dialog: ActionDialog) => void
}

export const UserDialogContext = createContext<UserDialogContextValue | undefined>(undefined)

function useDialogs(): UserDialogContextValue {
  const dialogs = use(UserDialogContext)
  if (dialogs === undefined) throw new Error('The dialogs of users must be used within a UserDialogContext')
  return dialogs
}

/** Opens the dialog that edits a user, or adds one where none is given. */
export function useUserDialog(): OpenUserDialog {
  return useDialogs().editUser
}

/** Opens a dialog of an action on a user. */
export function useOpenActionDialog(): (dialog: ActionDialog) => void {
  return useDialogs().openDialog
}
