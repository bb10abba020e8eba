/** Texts of calls of the server. */
export const requestMessages = {
  brokenOff: 'The file broke off on its way, so nothing was saved. Try again, or ask for less.'
} as const
