/** Texts of calls of the server. */
export const requestMessages = {
  downloading: 'The file is being made. It is saved when it is whole.',
  downloaded: (name: string) => `${name} is saved`,
  brokenOff: 'The file broke off on its way, so nothing was saved. Try again, or ask for less.'
} as const
