/** Success messages of the user's own account. */
export const ownAccountMessages = {
  profileSaved: 'Profile updated',
  emailChanged: 'Profile updated. Sign in with the new address from now on.',
  emailAsked:
    'Profile updated. Open the link that we sent to the new address; until then the old one counts.',
  emailConfirmed: 'This address is the one of your account now. Sign in with it.',
  passwordChanged: 'Password changed',
  sessionEnded: 'The session has ended',
  othersEnded: 'All other sessions have ended',
  keyRevoked: 'The key is revoked',
  scopeTooWide: 'Choose scopes that you hold yourself and that a key may use.',
  avatarRemoved: 'Picture removed',
  closed: 'Your account is closed. Sign in within 14 days to keep it.'
} as const
