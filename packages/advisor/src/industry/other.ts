import type { IndustryTemplate } from './template.ts'

export const other: IndustryTemplate = {
  businessType: 'Small business',
  audience: 'General Consumers',
  advantages: ['Personal service', 'Short ways', 'Known in the neighbourhood'],
  features: ['What you do, in plain words', 'A way to ask', 'Words of customers'],
  strategy: 'Say in one sentence what you do for whom, show that it works, and make the next step obvious.',
  journey: [
    'Looks for what you do',
    'Understands the offer at a glance',
    'Sees that others are content',
    'Gets in touch',
    'Comes again'
  ],
  goals: ['Enquiries', 'Visits', 'Recommendations'],
  recommended: {
    'contact-form': 'Every business needs a way to be asked.',
    testimonials: 'The words of customers weigh more than your own.',
    pwa: 'Regulars can put you on their home screen.',
    responsive: 'Most visitors hold a phone.'
  },
  colorScheme: 'professional',
  layout: 'standard',
  seoTitle: ({ name, place }) => `${name}${place}`,
  metaDescription: ({ name, place }) => `${name}${place}: what we do, what it costs, and how to reach us.`,
  heroTitle: ({ name }) => `Welcome to ${name}`,
  heroSubtitle: ({ place }) => `Good work, done by people you can talk to${place}.`,
  about: ({ name }) => `${name} is run by people who like what they do and answer when asked.`,
  servicesIntro: 'What we do for you.',
  actions: ['Get in touch', 'See what we do', 'Find us'],
  testimonials: [
    { name: 'Chris N.', text: 'Friendly, quick, and better than expected.', rating: 5 },
    { name: 'Eva S.', text: 'I asked three, they were the ones who answered.', rating: 5 }
  ],
  keywords: ['local business', 'service', 'contact', 'offer', 'quality', 'advice'],
  strengths: ['Personal contact', 'Flexibility'],
  opportunities: ['Being found nearby', 'Customers who recommend', 'Offers by season'],
  trends: ['Customers look online first', 'Local is a reason to buy', 'Quick answers win'],
  visitorActions: ['Understand the offer', 'Check hours and place', 'Get in touch'],
  mobile: 'Visitors on the way need hours, number and route first.',
  desktop: 'Those who compare at a desk want details and references.',
  trust: ['A real address', 'Words of customers', 'Names and faces'],
  recommendations: [
    'Say what you do in one sentence',
    'Show prices where you can',
    'Replace the sample texts first'
  ]
}
