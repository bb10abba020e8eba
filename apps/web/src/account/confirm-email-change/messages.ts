/** Texts of the page that confirms a new email address. */
export const confirmEmailMessages = {
  title: 'Use your new address',
  text: 'From then on you sign in with it, and messages about your account go there.',
  act: 'Use this address'
} as const
