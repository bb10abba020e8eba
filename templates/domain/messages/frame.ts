/** Words of the frame around every page, and of the pages that every site has. */
export const frameMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  close: 'Close',
  allPages: 'All pages',
  services: 'Services',
  findUs: 'Find us',
  call: 'Call',
  scheme: 'Switch between light and dark'
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

export const aboutMessages = {
  values: 'What we hold to',
  team: 'The team'
} as const

export const faqMessages = {
  more: 'All questions',
  lede: 'And if yours is missing, ask us.',
  stillWondering: 'Still wondering?',
  ask: 'We are glad to answer.'
} as const
