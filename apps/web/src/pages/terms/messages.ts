/** Texts of the terms and conditions. */
export const termsMessages = {
  title: 'Terms and conditions',
  lead: 'These are the rules that Sitewright itself brings. Who runs this installation may add to them, and must say so.',
  get: 'What you get',
  getText:
    'A builder that makes website projects out of what you enter, and an account that keeps them. What you download is yours: use it, change it, sell it, host it wherever you like. It needs neither this page nor an account to go on working.',
  promise: 'What you promise',
  ownAddress: 'Your address is your own, and you keep your password to yourself.',
  ownContent: 'You have the right to the texts and pictures that you enter.',
  lawful: 'You build nothing that breaks the law or is meant to deceive people.',
  drafts:
    'You decide every draft before you publish: invented reviews, prices and people carry a pencil for that reason.',
  noAbuse: 'You do not try to get into accounts of others, or to stop the service for them.',
  noPromise: 'What nobody promises',
  noPromiseText:
    'Projects are checked before you take them away, yet no check finds everything. Look at yours before you publish it, its imprint and its privacy page first. The service comes as it is; nobody is liable for what a site that you publish does, as far as the law allows that.',
  end: 'How it ends',
  endText:
    'You may delete your account at any time, and take your projects with you first. For 14 days you can sign in and keep it. An administrator may suspend an account that breaks these rules.'
} as const
