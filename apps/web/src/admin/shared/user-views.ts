import { userMessages } from './messages.ts'

const { views } = userMessages

/** The address that opens the dialog of a new user. */
export const addUserPath = '/admin/users?add'

/** The built-in views. */
export const userViews = [
  { id: 'all', name: views.all, query: '' },
  { id: 'no-second-factor', name: views.noSecondFactor, query: 'secondFactor=false' },
  { id: 'never', name: views.never, query: 'never=true' },
  { id: 'locked', name: views.locked, query: 'locked=true' }
] as const
