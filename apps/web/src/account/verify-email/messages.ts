/** Texts of the page that verifies an address. */
export const verifyMessages = {
  title: 'Verify your address',
  lead: 'It shows that messages about your account reach you.',
  action: 'Verify this address'
} as const
