/** Messages of header, footer and the pages that every site has. */
export const frameMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  close: 'Close',
  allPages: 'All pages',
  home: 'Home',
  services: 'Services',
  about: 'About',
  questions: 'Questions',
  findUs: 'Find us',
  open: 'Open',
  call: 'Call',
  write: 'Write to us',
  writeRow: 'Write',
  callOrWrite: 'Call or write',
  basedIn: 'Based in',
  comeBy: 'Come by',
  openMap: 'Open in maps',
  scheme: 'Switch between light and dark',
  dismiss: (title = '') => (title === '' ? 'Dismiss' : `Dismiss: ${title}`),
  stars: (rating: number) => `${rating} out of 5 stars`
} as const

export const servicesMessages = {
  price: 'Price',
  takes: 'Takes',
  more: (service: string) => `More about ${service}`,
  includes: 'What it includes',
  others: 'Other services',
  popular: 'Most popular',
  choose: (plan: string) => `Choose ${plan}`,
  all: 'All services'
} as const

export const faqMessages = {
  more: 'All questions',
  lede: 'And if yours is missing, ask us.',
  stillWondering: 'Still wondering?',
  ask: 'We are glad to answer.'
} as const

export const hoursMessages = {
  closed: 'Closed',
  everyDay: 'Every day',
  span: (from: string, to: string) => `${from} to ${to}`
} as const

/** Messages about drafts, texts that were invented to fill the site. */
export const draftMessages = {
  draft: 'Draft',
  text: 'a text',
  decide: (label: string) => `Draft: ${label}. Decide`,
  notice: 'Draft notice',
  left: (count: number) => `Draft, ${count === 1 ? '1 text' : `${count} texts`} to check.`,
  explained: 'They carry this pencil. Search engines are asked to stay away.',
  first: 'Show the first'
} as const
