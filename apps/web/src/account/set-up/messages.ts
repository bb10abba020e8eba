/** Texts of the page that creates the first administrator. */
export const setUpMessages = {
  title: 'Set up this installation',
  lead: 'You become its first administrator. The link works once.',
  become: 'Become administrator'
} as const
