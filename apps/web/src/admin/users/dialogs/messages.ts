/** Texts of the dialogs that add and edit a user (spec 2 §2, §5). */
export const dialogMessages = {
  add: 'Add user',
  edit: 'Edit user',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  role: 'Role',
  status: 'Status',
  password: 'First password',
  passwordHelp: 'Leave it empty to send a link by mail that sets one.',
  ownRights: 'Somebody else changes your role and status.',
  cancel: 'Cancel',
  save: 'Save',
  added: (name: string) => `${name} is added`,
  saved: (name: string) => `${name} is saved`,
  failed: 'The person could not be saved'
} as const
