import { savedProjectLimits } from '@sitewright/api/limits'

const keepDays = savedProjectLimits.undoMs / 86_400_000

/** Texts of the page of saved projects. */
export const projectMessages = {
  title: 'Your projects',
  lead: `Each is kept with its last ${savedProjectLimits.versions} versions.`,
  find: 'Find a project',
  noMatch: (text: string) => `No project has "${text}" in its name.`,
  showAll: 'Show all',
  emptyTitle: 'Nothing is saved yet',
  empty: 'Describe a business in the builder, then save it to your account. It opens here on any device.',
  toBuilder: 'Open the builder',
  signInTitle: 'Sign in to see your projects',
  signIn: 'Sign in',
  register: 'Create an account',
  unanswered: 'The server does not answer',
  open: 'Open',
  openFor: (name: string) => `Open ${name}`,
  notWhileViewing: 'The builder holds your own site. Projects of somebody else do not open in it.',
  more: (name: string) => `More for ${name}`,
  rename: 'Rename',
  duplicate: 'Duplicate',
  share: 'Share by link',
  versions: 'Versions',
  delete: 'Delete',
  facts: (framework: string, features: number) =>
    `${framework} · ${features} ${features === 1 ? 'feature' : 'features'}`,
  version: (version: number) => `Version ${version}`,
  shared: 'Shared by link',
  sharedWithTeam: 'Shared with the team',
  shareWithTeam: 'Share with the team',
  endTeam: 'End sharing with the team',
  teamShared: (name: string) => `The team opens ${name} under Your team.`,
  teamEnded: (name: string) => `${name} is yours alone again.`,
  deleted: (name: string) => `${name} is deleted. It can be brought back for ${keepDays} days.`,
  undo: 'Undo',
  deletedTitle: 'Recently deleted',
  deletedLead: `Kept for ${keepDays} days, with their versions.`,
  deletedNote: (when: string) => `Can be brought back until ${when}`,
  deleteForGood: 'Delete for good',
  deleteForGoodFor: (name: string) => `Delete for good: ${name}`,
  goneForGood: (name: string) => `${name} is deleted for good.`,
  keepDeleted: 'Leave it here',
  effects: { project: 'Project', versions: 'Versions that go with it', back: 'Can be brought back' },
  never: 'Never',
  bringBack: 'Bring back',
  bringBackFor: (name: string) => `Bring back ${name}`,
  restored: (name: string) => `${name} is back.`,
  duplicated: (name: string) => `${name} was made.`,
  renamed: (name: string) => `It is called ${name} now.`,
  opened: (name: string) => `${name} is open.`,
  notOpened: 'This version of Sitewright cannot read the project. Reload the page, then try again.',
  failed: 'That did not work. Try again.',
  cancel: 'Cancel',
  tryAgain: 'Try again'
} as const

/** Texts of saving to the account. */
export const savingMessages = {
  action: 'Save to account',
  created: (name: string) => `${name} is saved in your account.`,
  saved: (name: string, version: number) => `${name} is saved as version ${version}.`,
  see: 'Your projects',
  failedTitle: 'Not saved',
  failed: 'The server did not answer. Your work is kept in this browser.',
  signInTitle: 'Save to account',
  signIn:
    'With an account your project is kept on the server, and opens on any device. What you have entered stays in this browser until then.'
} as const

/** Texts of a save conflict. */
export const conflictMessages = {
  title: 'This project has moved on',
  why: (name: string, version: number) =>
    `${name} was saved as version ${version} somewhere else. Nothing has been overwritten.`,
  mine: 'In this browser',
  theirs: 'In your account',
  notSaved: 'Not saved yet',
  differs: 'They differ in',
  same: 'Nothing that you can see here',
  asCopy: 'Save mine as a copy',
  over: (version: number) => `Save mine over version ${version}`,
  openTheirs: 'Open the newer one',
  kept: 'Saving over it keeps the newer one among the versions. Opening the newer one lets you put yours back.'
} as const

/** Texts that describe differing values. */
export const changeMessages = {
  what: 'What',
  nothing: 'Nothing',
  besides: (list: string) => `Besides: ${list}`,
  yes: 'Yes',
  no: 'No',
  entries: (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`,
  more: (count: number) => `And ${count} more.`
} as const

/** The parts of a site, as the wizard names its steps. */
export const partNames = {
  businessInfo: 'Business',
  aiRecommendations: 'Advice',
  selectedFramework: 'Framework',
  selectedFeatures: 'Features',
  typescript: 'Language',
  customization: 'Look',
  deployment: 'Deployment',
  enterpriseConfig: 'Enterprise',
  decisions: 'Words',
  content: 'Words'
} as const

/** Texts of the upload offer. */
export const offerMessages = {
  title: 'In this browser',
  unnamed: 'The site you have begun',
  new: (name: string) => `${name} is kept in this browser only.`,
  changes: (name: string, version: number) =>
    `Your changes to ${name} since version ${version} are not saved.`,
  newer: (name: string, version: number) =>
    `Version ${version} of ${name} is newer than the one in this browser.`,
  conflict: (name: string) => `${name} has changed here and in your account.`,
  save: 'Save to account',
  saveChanges: 'Save changes',
  openNewer: 'Open the newer one',
  compare: 'Look at both'
} as const

/** Texts of the dialogs of a project. */
export const dialogMessages = {
  renameTitle: 'Rename project',
  name: 'Name',
  nameRequired: 'Type a name',
  save: 'Save',
  shareTitle: 'Share by link',
  shareWhy:
    'Whoever has the link sees this project and can go on with a copy, without its pictures. Nobody can change yours.',
  makeLink: 'Make a link',
  newLink: 'Make a new link',
  endLink: 'End the link',
  linkStopped: 'There is a link, which shows nothing now.',
  alreadyShared: 'There is a link. It was shown once and is not kept here; a new one ends it.',
  link: 'Link',
  once: 'Copy it now. It is not shown again.',
  copy: 'Copy',
  copied: 'Link copied.',
  ended: 'The link shows nothing any more.',
  close: 'Close',
  versionsTitle: (name: string) => `Versions of ${name}`,
  versionsNote: `The last ${savedProjectLimits.versions} are kept. Going back makes a new version; nothing is lost.`,
  current: 'Current',
  goBack: 'Go back to this',
  goBackTo: (version: number) => `Go back to version ${version}`,
  wentBack: (from: number, to: number) => `Version ${from} is now version ${to}.`
} as const

/** Texts of a shared project's page. */
export const sharedMessages = {
  title: 'Shared project',
  goneTitle: 'This link shows nothing',
  gone: 'The project was deleted, or its owner has ended the link. Ask them for a new one.',
  failedTitle: 'The project could not be loaded',
  readOnly: 'You see it as it is now. Going on makes a copy in this browser; the original stays as it is.',
  picturesStay: 'Its pictures do not travel with the link: drawings stand in for them.',
  goOn: 'Go on with a copy',
  business: 'Business',
  framework: 'Framework',
  layout: 'Layout',
  font: 'Font',
  colors: 'Colours',
  features: 'Features',
  none: 'None chosen yet',
  saved: (when: string) => `Saved ${when}`
} as const
