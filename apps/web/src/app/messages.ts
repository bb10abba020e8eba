/** Texts of the app shell: those of spec 1 §2 and §8, and those of the offline app. */
export const appMessages = {
  failureTitle: 'Something went wrong',
  failure: "We're sorry, but something unexpected happened.",
  failureUntold: 'Nobody hears of it by itself. If it happens again, tell whoever runs this installation.',
  configurationSaved: 'Your configuration is kept in this browser.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  updateReady: 'A new version of Sitewright is ready.',
  update: 'Update now',
  offlineReady: 'Sitewright now works offline on this device.',
  saveToAccount: 'Save to account',
  projects: 'Your projects',
  history: 'Projects in this browser',
  commands: 'Commands',
  commandsPlaceholder: 'Go to a step, or do something',
  noCommand: 'Nothing of that name. Try the name of a step.',
  commandsKey: 'Commands (Ctrl K)',
  motto: 'Made to be taken away.',
  checkProject: 'Check a project',
  menu: 'Menu',
  closeMenu: 'Close menu',
  unknownError: 'Error'
} as const
