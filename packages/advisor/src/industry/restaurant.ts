import type { IndustryTemplate } from './template.ts'

export const restaurant: IndustryTemplate = {
  businessType: 'Restaurant & Food',
  audience: 'General Consumers',
  advantages: ['A kitchen with a hand of its own', 'Guests who come back', 'A place people meet at'],
  features: ['Pictures of dishes and room', 'Tables booked online', 'Opening hours and the way there'],
  strategy: 'Lead with pictures of the food, then the menu and the hours; let one button book a table.',
  journey: [
    'Hungry, looks for a place nearby',
    'Looks at pictures and menu',
    'Checks hours and prices',
    'Books a table',
    'Comes, and tells others'
  ],
  goals: ['Table bookings', 'Calls and route requests', 'Returning guests'],
  recommended: {
    gallery: 'Guests choose with their eyes: pictures of dishes and room come first.',
    booking: 'A table that can be booked at midnight is a table that is not lost.',
    'contact-form': 'Parties, allergies and lost scarves need a way to ask.',
    testimonials: 'People eat where others ate well.'
  },
  colorScheme: 'sunset',
  layout: 'standard',
  seoTitle: ({ name, place }) => `${name} | Restaurant${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: fresh cooking${place}. See the menu and book your table online.`,
  heroTitle: ({ name }) => `A table is waiting at ${name}`,
  heroSubtitle: ({ place }) => `Cooked fresh every day${place}. Come hungry, stay for dessert.`,
  about: ({ name }) => `At ${name} the menu follows the market and everything is made in our own kitchen.`,
  servicesIntro: 'What comes out of our kitchen, and how you can have it.',
  actions: ['Book a table', 'See the menu', 'Ask about a party'],
  testimonials: [
    {
      name: 'Maria K.',
      text: 'The best supper in months, and the room is as warm as the welcome.',
      rating: 5
    },
    { name: 'Tom B.', text: 'Booked on the phone in the tram, sat down ten minutes later.', rating: 5 }
  ],
  keywords: ['restaurant', 'menu', 'table booking', 'dinner', 'lunch', 'fresh food'],
  strengths: ['Food that photographs well', 'Guests from the neighbourhood'],
  opportunities: ['Bookings outside opening hours', 'Groups and parties', 'Gift vouchers'],
  trends: [
    'Guests look for a table on their phone',
    'Menus are read before the visit',
    'Local produce is a reason to come'
  ],
  visitorActions: ['Look at the menu', 'Check opening hours', 'Book a table'],
  mobile: 'Most guests look on the way: hours, route and booking within the first screen.',
  desktop: 'Groups are planned at a desk: menu and party request side by side.',
  trust: ['Words of guests', 'Hygiene rating', 'Real pictures of the room'],
  recommendations: [
    'Keep the menu as text, not as a scan',
    'Show today’s hours on every page',
    'Replace the sample pictures first'
  ]
}
