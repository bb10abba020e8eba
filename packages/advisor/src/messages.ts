import { limits } from '@sitewright/catalog'

/** The provider's name in the key form and toasts. */
export const providerName = 'Claude'

/** A toast of the key form: title, text, and the milliseconds that it stays (spec 1 §5). */
export interface KeyToast {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly title: string
  readonly text: string
  readonly durationMs: number
}

const durationMs = limits.keyToastMs

/** Toasts of the key form (spec 1 §5). */
export const keyToasts = {
  missing: {
    tone: 'warning',
    title: 'API Key Required',
    text: 'Please enter your Claude API key',
    durationMs
  },
  format: {
    tone: 'danger',
    title: 'Invalid Format',
    text: `Claude API keys should start with '${limits.aiKeyPrefix}'`,
    durationMs
  },
  invalid: {
    tone: 'danger',
    title: 'Invalid API Key',
    text: 'The API key could not be verified. Please check and try again.',
    durationMs
  },
  unanswered: {
    tone: 'warning',
    title: 'API Key Not Tested',
    text: 'The provider gave no answer about the key, so it may well be right.',
    durationMs
  },
  saved: {
    tone: 'success',
    title: 'API Key Saved',
    text: 'Your Claude API key has been saved and verified!',
    durationMs
  },
  valid: {
    tone: 'success',
    title: 'API Key Valid',
    text: 'Your Claude API key is working correctly!',
    durationMs
  },
  removed: {
    tone: 'info',
    title: 'API Key Removed',
    text: 'The key is gone from this browser. Advice comes from the built-in advisor again.',
    durationMs
  },
  notStored: {
    tone: 'warning',
    title: 'API Key Not Stored',
    text: 'The key works, but this browser does not allow storing it. It is used until the page is closed.',
    durationMs
  }
} as const satisfies Record<string, KeyToast>

/** Other messages of the key form (spec 1 §2, §3 and §5). */
export const keyMessages = {
  invalidField: 'Invalid API key. Please check your key and try again.',
  connected: 'Connected',
  notConnected: 'Not Connected',
  enhancedMode: 'Enhanced Mode',
  privacy:
    'Your key stays in this browser and goes to the provider only. It is never sent to our own servers.',
  sessionOnly: 'Forget the key when this tab is closed'
} as const

/** Messages of provider failures, shown beside the built-in advice. */
export const failureMessages = {
  CORS_FALLBACK: 'The provider could not be reached from this browser.',
  'advisor.no-json': 'No JSON found in response',
  'advisor.bad-reply': 'The provider answered in a form that cannot be used.',
  'advisor.timeout': 'The provider took too long to answer.',
  'advisor.cancelled': 'The analysis was stopped.',
  'advisor.unauthorized': 'The provider did not accept the key. Check it in AI Settings.',
  'advisor.rate-limited':
    'The provider accepts no more requests with this key for now. Try again in a minute.',
  'advisor.overloaded': 'The provider is overloaded or has a failure. Try again in a minute.',
  'advisor.refused': 'The provider refused the request.'
} as const

/** Code of a provider failure. */
export type FailureCode = keyof typeof failureMessages

/** Templates of a recommendation's reason. */
export const reasonMessages = {
  wrote: (quotes: readonly string[]) => `You wrote ${quotes.map((quote) => `“${quote}”`).join(' and ')}.`,
  audience: (audience: string) => `You serve ${audience}.`,
  needed: (names: readonly string[]) => `Comes along, because ${names.join(' and ')} cannot do without it.`,
  colors: (scheme: string, why: string) => `Colours: ${scheme}. ${why}`,
  layout: (name: string, why: string) => `Layout: ${name}. ${why}`,
  declined: (feature: string, why: string) => `${feature} is left out. ${why}`,
  refused: 'Your own text turns it down.',
  withoutPrices: (goal: string) => `Prices are left out. You wrote “${goal}”.`,
  unread: (goals: readonly string[]) =>
    `No feature answers ${goals.map((goal) => `“${goal}”`).join(', ')}. Say it in your own texts, or choose a feature for it.`,
  limit: ({ text, limit }: { text: string; limit: keyof typeof answerMessages.limits }) =>
    `${answerMessages.limits[limit]} You wrote “${text}”.`,
  portfolio: 'You want to show your work and nothing else.'
} as const

/** Answers to the goals and challenges of a business. */
export const answerMessages = {
  features: (names: readonly string[]) => `Answered by ${names.join(' and ')}.`,
  sections: {
    services: 'Answered on the page of your services, with their prices.',
    hours: 'Answered by your opening hours, which stand on the home and contact pages.',
    places: 'Answered by your address, with links to maps.',
    about: 'Answered on the page about you: write who you are and how it began.',
    faq: 'Answered by the questions and answers: write those that you hear most.'
  },
  refused: (names: readonly string[]) =>
    `Understood: ${names.join(' and ')} ${names.length === 1 ? 'stays' : 'stay'} out.`,
  refusedNames: { prices: 'prices', 'all-but-portfolio': 'everything but a portfolio' },
  limits: {
    languages: 'A site in several languages is not something the site can do yet.',
    documents: 'Sending files or documents is not something the site can do yet.',
    shop: 'A cart and stock are not something the site can do yet; a payment link is.',
    orders:
      'Taking orders for goods is not something the site can do yet; visitors can ask by form or telephone.',
    vouchers: 'Selling vouchers is not something the site can do yet.',
    ranking:
      'Nobody can promise a place on Google. The site tells search engines who you are, where, and when you are open.',
    blog: 'A blog is not something the site can do yet.',
    newsletter: 'Sending a newsletter is not something the site can do.',
    messenger: 'Messages by WhatsApp and the like are not something the site can do yet.',
    'social-feed': 'Showing posts of a social network is not something the site can do yet.',
    courses: 'Courses and videos for members are not something the site can do yet.',
    loyalty: 'A loyalty card is not something the site can do yet.',
    'app-store': 'The site can be put on the home screen like an app, without an app store.',
    jobs: 'Vacancies with applications are not something the site can do yet; say on the page about you that you are hiring.',
    integration:
      'A connection to other software is not something the site can do by itself; a developer can add one.',
    'live-chat':
      'A chat with a person is not something the site can do; the chat answers from your own texts.',
    video: 'Video calls are not something the site can do.'
  },
  unread: 'Say it in your own texts, or choose a feature for it.'
} as const

/** Messages of missing facts, which the site cannot show. */
export const gapMessages = {
  description: 'Describe in two sentences what you do. It is the first thing that visitors read.',
  services: 'Name what you offer in one sentence, such as: We repair bikes, build wheels and sell parts.',
  place: 'Add your town or address, so that people nearby find you.',
  reach: 'Add a telephone number or an e-mail address.',
  none: 'Read the drafts in the preview, and keep only what is true.'
} as const
