/** Texts of the question how satisfied a user is. */
export const satisfactionMessages = {
  scale: (lowest: number, highest: number) => `${lowest} is not at all, ${highest} is very`,
  comment: 'Comment',
  optional: 'if you like',
  privacy:
    'Whoever runs this installation reads it without your name; the administrators of your organisation do not. It is deleted after a year.',
  again: 'You are asked every three months at most.',
  send: 'Send answer',
  notNow: 'Not now',
  failed: 'The answer could not be sent'
} as const
