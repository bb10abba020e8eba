/** Texts of the profile page around its panels (spec 2 §2, §8). */
export const profileMessages = {
  documentTitle: (tab: string) => `${tab} · Profile · Sitewright`,
  tabs: 'Parts of your profile',
  role: 'Role',
  memberSince: 'Member since',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  verified: 'Verified',
  notVerified: 'Not verified',
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  error: 'Error',
  save: 'Save',
  download: 'Download'
} as const
