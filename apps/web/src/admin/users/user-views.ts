import { usersMessages as words } from './messages.ts'

/** Views that everybody has. */
export const userViews = [
  { id: 'all', name: words.views.all, query: '' },
  { id: 'no-second-factor', name: words.views.noSecondFactor, query: 'secondFactor=false' },
  { id: 'never', name: words.views.never, query: 'never=true' },
  { id: 'locked', name: words.views.locked, query: 'locked=true' }
] as const
