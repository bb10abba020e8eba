import type { IndustryTemplate } from './template.ts'

export const entertainment: IndustryTemplate = {
  businessType: 'Entertainment',
  audience: 'Gen Z',
  advantages: ['Nights people talk about', 'A programme of its own', 'A crew that knows its trade'],
  features: ['A programme with dates', 'Pictures of past nights', 'Sharing with friends'],
  strategy: 'Loud and short: what is on, when, how to get in; pictures do the rest and friends spread it.',
  journey: [
    'Hears of it from a friend',
    'Looks at pictures and dates',
    'Shares it with the group',
    'Reserves',
    'Comes, posts, comes again'
  ],
  goals: ['Reservations', 'Shares', 'Regulars'],
  recommended: {
    gallery: 'Pictures of the last night sell the next one.',
    booking: 'Who has decided wants a place at once.',
    social: 'People come in groups, and groups are made by sharing.',
    notifications: 'New dates have to reach those who liked the last ones.',
    testimonials: 'A night out is chosen on the word of others.'
  },
  colorScheme: 'vibrant',
  layout: 'grid',
  seoTitle: ({ name, place }) => `${name} | Events and shows${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: shows and nights out${place}. See what is on and reserve your place.`,
  heroTitle: ({ name }) => `Tonight: ${name}`,
  heroSubtitle: ({ place }) => `See what is on${place}, bring your friends, take the good places.`,
  about: ({ name }) => `${name} makes evenings that are worth leaving the sofa for.`,
  servicesIntro: 'What we put on, and what we put on for you.',
  actions: ['Reserve a place', 'See what is on', 'Plan a private event'],
  testimonials: [
    { name: 'Zoe R.', text: 'Came for one drink, stayed until the lights went on.', rating: 5 },
    { name: 'Malik D.', text: 'They ran our company party. Even accounting danced.', rating: 5 }
  ],
  keywords: ['events', 'shows', 'live', 'night out', 'tickets', 'party'],
  strengths: ['Pictures with energy', 'Guests who spread the word'],
  opportunities: ['Private events', 'Passes for regulars', 'Dates for quiet weekdays'],
  trends: ['Plans are made on the day', 'Groups decide in chats', 'Small venues over big halls'],
  visitorActions: ['See the programme', 'Share a date', 'Reserve'],
  mobile: 'Decided on the phone, on the way: tonight’s date on the first screen.',
  desktop: 'Event planners sit at a desk: capacity and prices in one place.',
  trust: ['Pictures of real nights', 'Clear entry rules', 'Words of guests'],
  recommendations: [
    'Put the next date first',
    'Say when the last train leaves',
    'Replace the sample pictures first'
  ]
}
