/** Texts of the wizard's frame besides those of spec 1. */
export const frameMessages = {
  generating: 'A project is being generated. Cancel it to change your answers.',
  otherTab: 'Another tab changed these answers',
  otherTabText: 'Nothing is saved here until you say which of the two to go on with.',
  takeOther: 'Use the other tab’s',
  keepOwn: 'Keep these',
  noSuchStep: 'There is no step of that name. This is where you were.',
  notOpenYet: (step: string, before: string) => `${step} opens once ${before} is complete.`,
  previous: 'Previous',
  preview: 'Preview',
  continueKeys: 'Ctrl or Cmd with Enter',
  backTo: (step: string) => `Back to ${step}`,
  complete: 'Everything needed is here',
  closePreview: 'Close preview',
  backToList: 'Back to the list',
  backToForm: 'Back to the form',
  steps: 'Steps',
  thisStep: 'This step',
  savedWhere: 'Kept in this browser only',
  saved: 'Saved',
  notSaved: 'Not saved',
  startOver: 'Start Over',
  keepAnswers: 'Keep my answers',
  loading: (step: string) => `Loading ${step}`
} as const

/** Texts of the dialog that opens and shares a configuration. */
export const shareDialogMessages = {
  button: 'Open or share',
  title: 'Open or share this configuration',
  file: 'Configuration file',
  open: 'Open configuration',
  openNote:
    'The zip of a project, its site.json and sitewright.json together, or a downloaded site.json. Dropping them anywhere on the page does the same.',
  downloadNote: 'Everything you entered, as a file to keep.',
  copyByHand: 'Copy this',
  picturesStay:
    'A link, a command or the file only names your pictures: drawings stand in for them elsewhere. The zip of the project brings them along, and so does your account.',
  copyLinkNote: 'An address that reproduces this configuration. Nothing of it reaches a server.',
  copyCommandNote: 'The same project from the command line, in the folder of Sitewright’s source code.',
  copyCurlNote: 'The same project from the server, over HTTP.'
} as const

/** Texts of the meter of the JavaScript budget. */
export const budgetMessages = {
  share: 'Share of the JavaScript budget',
  of: (kilobytes: number) => `of ${kilobytes} KB`
} as const
