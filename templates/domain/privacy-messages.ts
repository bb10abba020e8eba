/** Messages of the privacy page. ../privacy.ts selects the sentences that are true of the site. */
export const privacyMessages = {
  intro: 'What this site asks for, where it goes, and what stays on your device.',
  responsible: 'Who is responsible',
  andImprint: 'More about us:',

  messages: 'Messages',
  noForm: (business: string) =>
    `There is no form. You call ${business}, or write with your own e-mail program.`,
  notSetUp: 'For now nothing is sent: messages are not set up yet.',
  draft: 'For now nothing is sent: this is a draft of the site. Once it is published, it goes like this:',
  carriedByService: (host: string, business: string) =>
    `What you write is sent to the form service at ${host}, which passes it on to ${business}.`,
  carriedByNetlify: (business: string) =>
    `What you write is sent to Netlify, the host of this site, which keeps it for ${business} and passes it on.`,
  carriedByFunction: (business: string) =>
    `What you write is sent to a program at the host of this site. It hands it to a mail service, resend.com where no other was set up, which mails it to ${business}.`,
  carriedByScript: (business: string) =>
    `What you write is sent to a program on the web space of this site, which mails it to ${business}.`,
  serverAt: (host: string, business: string) => `the server of ${business} at ${host}`,
  ownServer: (business: string) => `a server of ${business}`,
  carriedByOwnServer: (business: string) => `What you write is sent to a server of ${business}.`,
  carriedByServer: (host: string, business: string) =>
    `What you write is sent to the server of ${business} at ${host}.`,
  countedMessages:
    'To stop floods of messages, that program remembers for about an hour from which network addresses (IP) messages came.',
  once: 'A random number goes along, so that a message that is sent twice arrives once.',
  numbered: 'A random number goes along, which shows where the same message arrived twice.',
  waits: 'Without a network it waits on your device. You can delete it there while it waits.',

  dates: 'Requests for a date',
  datesAlike: 'They go the same way as messages.',

  reviews: 'Reviews',
  reviewsHere: 'A review stays in your browser. It is not sent, and nobody else sees it.',
  reviewsServer: (server: string) => `Your review is sent to ${server}, and is shown on this site.`,

  accounts: 'Accounts',
  accountsHere:
    'An account exists in your browser only. Nothing of it is sent, and the password is neither kept nor checked.',
  accountsServer: (server: string) =>
    `What you enter is sent to ${server}. It knows by a cookie or by an entry in your browser that you are signed in.`,

  payments: 'Payments',
  paymentsHere: 'No card is charged. Nothing that you enter on that page is sent or kept.',
  paymentsLinked: (host: string, business: string) =>
    `You pay ${business} on the page of ${host}. What you enter there, ${host} gets; this site gets nothing of it.`,
  paymentsServer: (server: string) =>
    `Name, e-mail address and amount are sent to ${server}, which leads you to the page of a payment provider. Card details are entered there and never reach this site.`,

  chat: 'Chat',
  chatHere: 'The answers are made in your browser from what this site says. What you write is not sent.',
  chatServer: (server: string) => `What you write is sent to ${server}, which answers.`,

  position: 'Your position',
  positionHere:
    'Your browser tells it only when you press the button and allow it. It stays on the page, to work out distances, and is gone when you leave. A link to a map service hands over what it shows.',

  notices: 'Notices',
  noticesHere:
    'News of this site are made in your browser. They appear on your device only after you allow that. Nothing is sent.',
  noticesServer: (server: string) =>
    `News are kept by ${server}. They appear on your device only after you allow that.`,

  visits: 'Page views',
  visitsHere: 'The pages that you view are counted in your browser, for you. Nothing is sent.',
  visitsServer: (server: string) => `Each page that you view, and when, is sent to ${server}.`,

  others: 'Other companies',
  nothingElse:
    'These pages load nothing from other companies: no analytics, no advertising, no fonts and no pictures.',
  onlyThese: 'Beside these, the pages load nothing from other companies.',
  counts: (names: string) =>
    `Told of your visit, such as its pages, loading times and errors, and only after you have agreed: ${names}. You can change your answer at the end of each page.`,
  hearsErrors: (names: string) =>
    `Told of errors of these pages, what went wrong, where, and in which browser: ${names}.`,
  ownErrors: 'Errors of these pages are told to the server of this site: what went wrong, and where.',
  host: 'Whoever hosts these pages learns, as with every page of the web, the network address (IP) of your device, the time, and the page.',
  noCookies: 'These pages set no cookies themselves.',

  browser: 'What your browser keeps',
  keeps: 'So that nothing is lost, and this site remembers what you chose, your browser keeps:',
  remove:
    'It stays there until you delete it: in the settings of your browser, under site data or cookies, for this site.',

  time: 'What becomes of it',

  rights: 'Your rights',
  rightsText:
    'Where the data protection law of the European Union or the United Kingdom (GDPR) applies, you may ask what is kept about you, and have it corrected, deleted, limited or handed over to you. You may object to its use, and take back a consent at any time.',
  rightsWhere:
    'For all this, write or call; you may also complain to the data protection authority where you live.'
} as const

/** What forms ask for, as sentences. */
export const askedMessages = {
  fields: (fields: string) => `The form asks for ${fields}.`,
  review: 'The form asks for a name, a rating and a comment.',
  account:
    'The forms ask for your name, your e-mail address and a password; later, where you like, for phone and bio.',
  profile: 'You may add a company, a website, and how you want to hear of news.'
} as const

/** What stays in the browser of a visitor. */
export const keptMessages = {
  draft: 'a message that you have begun, until it is sent or discarded',
  waiting: 'what waits for a network',
  date: 'a request for a date that you have begun, until the window is closed',
  requests: 'the dates that you have asked for',
  reviews: 'your reviews',
  account: 'your account, and that you are signed in',
  idle: 'when you last did something while signed in',
  chat: 'your conversation in the chat',
  views: 'which pages you viewed, and when',
  notices: 'your notices',
  pages: 'these pages themselves, so that they open without a network',
  install: 'that you put off installing the site',
  scheme: 'whether you chose light or dark',
  consent: 'your answer to whether visits may be counted'
} as const

/** Messages of the imprint. */
export const imprintMessages = {
  intro: 'Who is behind this site.',
  business: 'Business',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  form: 'Legal form',
  register: 'Register of companies',
  vat: 'VAT number',
  authority: 'Supervising authority'
} as const
