/** Texts of the home page. */
export const homeMessages = {
  apiTitle: 'Behind it, an API that answers',
  apiText: 'The same endpoints serve the builder, accounts, the control panel and your own tools.',
  apiGuide: 'Open the set-up guide',
  firstStep: 'The first step is a name and two sentences.',
  yes: 'Yes',
  no: 'No',
  comparisonTitle: 'Next to the other ways',
  comparison: 'Comparison',
  what: 'What',
  title: 'Describe your business. Walk away with the site.',
  lead: 'Eight short steps, with the real site running beside you from the first word. At the end you download a progressive web app project that builds, works offline and belongs to you.',
  docs: 'Docs',
  documentTitle: 'Sitewright · describe your business, walk away with the site',
  lightPicture: 'The home page of a bakery in light.',
  darkPicture: 'The same page in dark.',
  contrastExample: 'Order for Saturday',
  contrastResult: 'AAA, dark text',
  contrastTitle: 'It checks the joints, so you can choose the wood.',
  contrastText:
    'Pick any colour, any of six typefaces, any of four layouts. Each pair of colours is measured in light and in dark, and where white text would fade away Sitewright says so and fixes it, in front of you.',
  seeCustomize: 'See the Customize step',
  showcase: 'The builder',
  showcaseDesktop:
    'The first step of the builder: the form on the left, the running site of a dental practice on the right.',
  showcasePhone: 'The first step of the builder on a phone.',
  comesOutAs: 'Comes out as',
  combinations: (passed: number, tried: number, date: string) =>
    `Built, tested and opened in a browser since ${date}: ${passed} of ${tried} combinations of these passed.`,
  seeAll: 'See them all',
  planned: 'Planned',
  included: 'What is in the box',
  enterprise: 'Enterprise edition',
  offline: 'Works offline',
  wcag: 'WCAG AA',
  pages: 'kinds of page',
  industries: 'industries with words of their own',
  hosts: 'hosting platforms',
  offlineText: 'Every page is kept on the visitor’s device after the first visit.',
  tenancy: 'Multi-tenancy',
  tenancyText: 'Several customers on one installation of the control panel, each behind their own wall.',
  oauth: 'Multi-provider OAuth',
  oauthText: (providers: string) => `${providers}: named in the contract for your own server.`,
  databases: 'Six database integrations',
  databasesText: (databases: string) => `${databases}: the tables of your server, picked per project.`,
  apis: 'REST and GraphQL APIs',
  apisText: 'Contracts for a server that you write or have written, picked per project.',
  monitoring: 'Monitoring',
  monitoringText: 'Health checks, readings and an audit log, in the control panel.',
  features: 'features'
} as const

/** The others that the table of the home page compares with. */
export const comparisonOthers = ['Hosted builder', 'Framework starter', 'Bought theme'] as const

/** Rows of the comparison: Sitewright first, then the others in their order. */
export const comparisonRows: readonly (readonly [
  string,
  boolean | string,
  boolean | string,
  boolean | string,
  boolean | string
])[] = [
  ['You own the code', true, false, true, 'Licensed'],
  ['No code needed to start', true, true, false, 'Some'],
  ['Online with one click', 'By Git or terminal', true, 'By Git or terminal', 'By upload'],
  ['Begins with your own words', true, 'Some', false, false],
  ['Works offline', true, false, 'By hand', false],
  ['Contrast checked for you', true, 'Some', false, false],
  ['Tests come with it', true, false, 'Some', false],
  ['Cost after launch', 'Hosting only', 'Monthly fee', 'Hosting only', 'Yearly licence']
]
