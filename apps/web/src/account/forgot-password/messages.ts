/** Texts of the page that asks for a link to set a new password. */
export const forgotMessages = {
  title: 'Forgot your password?',
  lead: 'We send a link to your address that sets a new one. It works for half an hour.',
  send: 'Send the link'
} as const
