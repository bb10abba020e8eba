export const memberAnswers = {
  revoked: 'The invitation is revoked.',
  removed: 'They are no longer a member.',
  switched: 'You work in another tenant now.',
  left: 'You have left.',
  joined: 'You are a member now.',
  forOther: (email: string) => `This invitation is for ${email}. Sign in with the account of that address.`
} as const
