/** Messages of the review. */
export const reviewMessages = {
  missing: (label: string) => `${label} is missing`,
  missingWhy: 'No site can be made without it.',
  add: (label: string) => `Add ${label.toLowerCase()}`,
  correct: (label: string) => `Correct ${label.toLowerCase()}`,
  unread: (label: string) => `${label} could not be read`,
  unreadWhy: (text: string) => `You typed "${text}". The site keeps what stood there before.`,
  olderAdvice: (name: string) =>
    name === '' ? 'The advice is older than your answers' : `The advice was for ${name}`,
  olderAdviceWhy: (now: string) =>
    `${now === '' ? 'You changed what it was made for.' : `Your answers now say ${now}.`} Your decisions stay.`,
  renew: 'Renew the advice',
  unreachable: 'Nobody can reach you',
  unreachableWhy: 'The site has neither a phone number nor an e-mail address.',
  addContact: 'Add a phone number',
  noForm: 'No form',
  noFormWhy: 'The site says how to call or write to you.',
  addForm: 'Add a form',
  leftOut: (name: string) => `${name} is left out when you publish`,
  addPaymentLink: 'Add a payment link',
  chooseDelivery: 'Choose a way for messages',
  unsentForm: 'Your form sends nothing',
  unsentFormWhy: 'Call or write is chosen for messages, so the pages say how to reach you instead.',
  hostTerms: (name: string) => `${name} has terms for businesses`,
  otherHost: 'Look at the hosts',
  noDomain: 'No address of your own yet',
  noDomainWhy: 'Search engines need one before you publish.',
  addDomain: 'Add a domain',
  documentsOnly: 'Enterprise options describe a server',
  documentsOnlyWhy: 'No server is part of the project: most of them are documents for whoever writes yours.',
  changeEnterprise: 'Look at the options'
} as const
