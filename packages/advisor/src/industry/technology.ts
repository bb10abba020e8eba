import type { IndustryTemplate } from './template.ts'

export const technology: IndustryTemplate = {
  businessType: 'Technology',
  audience: 'Enterprise Customers',
  advantages: ['Engineers one can talk to', 'Software that is looked after', 'Open interfaces'],
  features: ['Product shown, not described', 'A search through the documents', 'An interface for developers'],
  strategy:
    'Show the product in the first screen, prove it with numbers that are yours, and answer technical questions.',
  journey: [
    'Looks for a way to solve a task',
    'Understands the product in a minute',
    'Checks interfaces, price and security',
    'Signs up or asks for a demonstration',
    'Extends, and recommends'
  ],
  goals: ['Demonstrations', 'Sign-ups', 'Qualified enquiries'],
  recommended: {
    auth: 'A product begins with an account.',
    api: 'Developers decide, and they look for the interface.',
    search: 'Documents are only as good as their search.',
    analytics: 'What visitors use shows what to build.',
    'contact-form': 'Larger customers begin with a question.'
  },
  colorScheme: 'modern',
  layout: 'landing',
  seoTitle: ({ name, place }) => `${name} | Software and technology${place}`,
  metaDescription: ({ name }) =>
    `${name}: software that does its task and explains itself. See it, try it, ask for a demonstration.`,
  heroTitle: ({ name }) => `${name} does the heavy part`,
  heroSubtitle: () => 'Set up in an afternoon, understood in a minute, looked after for years.',
  about: ({ name }) => `${name} builds software with few buttons and good reasons for each of them.`,
  servicesIntro: 'What we build, and how we look after it.',
  actions: ['Ask for a demonstration', 'Try it', 'Read the documents'],
  testimonials: [
    {
      name: 'K. Osei, operations',
      text: 'Replaced three tools and a spreadsheet nobody dared to touch.',
      rating: 5
    },
    {
      name: 'Mira J., developer',
      text: 'The interface did what the documents said. At the first try.',
      rating: 5
    }
  ],
  keywords: ['software', 'technology', 'platform', 'integration', 'automation', 'support'],
  strengths: ['Short ways to the engineers', 'A product that can be tried'],
  opportunities: ['Integrations with known tools', 'Customers of discontinued products', 'Training'],
  trends: [
    'Products are tried before anyone is called',
    'Security questions come first',
    'Interfaces decide'
  ],
  visitorActions: ['Understand the product', 'Read documents', 'Try it or ask'],
  mobile: 'The first look is on a phone: one sentence, one picture, one button.',
  desktop: 'Trying and reading happen at a desk: documents with a side menu.',
  trust: ['Names of customers, with their permission', 'Status and security pages', 'Open changelog'],
  recommendations: [
    'Show the product within the first screen',
    'Say what it costs',
    'Keep documents searchable'
  ]
}
