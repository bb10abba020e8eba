/** Texts of the support page. */
export const supportMessages = {
  title: 'Support',
  lead: 'There is no hotline behind this page. Most answers are in the documentation, and what concerns your account is with whoever runs this installation.',
  cannotSignIn: 'You cannot sign in',
  newPassword: 'Ask for a new password',
  newPasswordWhere: 'where this server sends mail. The link in the message works for half an hour.',
  locked:
    'After several wrong passwords the account is locked for a while. Wait, use the link in the message about it, or set a new password.',
  lostPhone:
    'You lost the phone with your codes: enter one of the recovery codes that you were given when you set it up.',
  nothingHelps: 'Nothing helps: an administrator of this installation can start a reset for you.',
  builder: 'The builder',
  documentationBefore: 'The',
  documentation: 'documentation',
  documentationAfter: 'says how the steps work, what each feature brings, and how to publish the result.',
  fault: 'You found a fault',
  report: 'Report it to whoever runs this installation.',
  reportBefore: 'Report it where the',
  sourceCode: 'source code',
  reportAfter: 'lives.',
  reportHow:
    'Say what you did, what you expected and what came instead. Leave passwords, codes and links from mails out of it.'
} as const
