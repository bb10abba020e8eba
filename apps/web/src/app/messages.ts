/** What the shell says: the words of spec 1 §2 and §8, and those of the offline app. */
export const appMessages = {
  failureTitle: 'Something went wrong',
  failure:
    "We're sorry, but something unexpected happened. Our team has been notified and is working on a fix.",
  failureKept: 'Your configuration is kept in this browser.',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  updateReady: 'A new version of Sitewright is ready.',
  update: 'Update now',
  offlineReady: 'Sitewright now works offline on this device.',
  saveToAccount: 'Save to account',
  projects: 'Your projects'
} as const
