import type { IndustryTemplate } from './template.ts'

export const services: IndustryTemplate = {
  businessType: 'Professional Services',
  audience: 'Small Business Owners',
  advantages: ['Experience that can be asked for', 'One contact for everything', 'Clear prices'],
  features: ['Services in plain words', 'First talks booked online', 'Questions answered beforehand'],
  strategy: 'Name the problem before the service, say what it costs and how it goes, and offer a first talk.',
  journey: [
    'Has a problem to be solved',
    'Looks who does it nearby',
    'Reads what it costs and how it goes',
    'Asks or books a first talk',
    'Becomes a client, and recommends'
  ],
  goals: ['Enquiries', 'First talks', 'Recommendations'],
  recommended: {
    'contact-form': 'Every assignment begins with an enquiry.',
    booking: 'A first talk at a fixed time turns interest into a client.',
    testimonials: 'Services cannot be seen, so clients have to speak.',
    reviews: 'Those who compare look for marks.'
  },
  colorScheme: 'professional',
  layout: 'standard',
  seoTitle: ({ name, place }) => `${name} | Professional services${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: reliable work at clear prices${place}. Ask, or book a first talk.`,
  heroTitle: ({ name }) => `${name} takes care of it`,
  heroSubtitle: ({ place }) => `Clear prices, one contact, work that is finished when promised${place}.`,
  about: ({ name }) =>
    `${name} does what was agreed, says early when something changes, and answers the phone.`,
  servicesIntro: 'What we do for you, and how it goes.',
  actions: ['Book a first talk', 'See our services', 'Ask for an offer'],
  testimonials: [
    { name: 'Agnes L.', text: 'Came when they said, cost what they said, left everything clean.', rating: 5 },
    { name: 'Rolf T.', text: 'The first adviser whose letters I understand.', rating: 5 }
  ],
  keywords: ['services', 'consulting', 'offer', 'advice', 'professional', 'appointment'],
  strengths: ['Personal contact', 'Clients who recommend'],
  opportunities: ['First talks online', 'Fixed-price packages', 'Clients of colleagues who retire'],
  trends: [
    'Clients compare before they call',
    'Prices are expected on the site',
    'Answers within the day decide'
  ],
  visitorActions: ['Read about a service', 'Check prices', 'Ask or book'],
  mobile: 'Urgent matters come from the phone: number and form on every page.',
  desktop: 'Larger assignments are prepared at a desk: references and process in full.',
  trust: ['Training and memberships', 'Words of clients', 'Names and faces'],
  recommendations: [
    'Write one page for each service',
    'Say how soon you answer',
    'Show prices, or how they are made'
  ]
}
