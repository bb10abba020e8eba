/** Texts of the page about Sitewright. */
export const aboutMessages = {
  documentTitle: 'About · Sitewright',
  lead: 'A wright measures before cutting.',
  what: 'Sitewright is a bench for people who need a website that works like an app and do not want to rent it. You describe the business; it suggests, shows, checks and builds; you take the result away.',
  forWhom: 'Who it is for',
  forWhomText:
    'Owners who would rather describe their shop than learn a tool, and developers who would rather begin with a project that already builds, passes its tests and reads well. Both get the same files.'
} as const
