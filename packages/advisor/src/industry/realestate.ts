import type { IndustryTemplate } from './template.ts'

export const realestate: IndustryTemplate = {
  businessType: 'Real Estate',
  audience: 'Business Professionals',
  advantages: ['Knows every street', 'Honest valuations', 'One person from first call to keys'],
  features: ['Homes with pictures and facts', 'Viewings by appointment', 'Offices and areas on a map'],
  strategy:
    'Facts first: place, size, price, pictures; then the person who shows it, and a viewing in two taps.',
  journey: [
    'Wants to buy, rent or sell',
    'Searches by place and size',
    'Looks at pictures and plans',
    'Books a viewing',
    'Signs, and recommends'
  ],
  goals: ['Viewings', 'Valuation requests', 'Mandates to sell'],
  recommended: {
    gallery: 'A home is judged by its pictures before anyone drives there.',
    search: 'Place, size, price: visitors come to filter.',
    geolocation: 'Where it is decides more than what it is.',
    booking: 'A viewing should take two taps.',
    'contact-form': 'Sellers begin with a question about value.'
  },
  colorScheme: 'professional',
  layout: 'sidebar',
  seoTitle: ({ name, place }) => `${name} | Homes and property${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: homes to buy, rent and sell${place}. Book a viewing or ask for a valuation.`,
  heroTitle: ({ name }) => `Find your next door with ${name}`,
  heroSubtitle: ({ place }) => `Homes with honest facts${place}, shown by someone who knows the street.`,
  about: ({ name }) =>
    `${name} says what a house is worth and why, and stays until the keys are handed over.`,
  servicesIntro: 'Buying, renting, selling: what we do for you at each step.',
  actions: ['Book a viewing', 'Ask for a valuation', 'Search homes'],
  testimonials: [
    {
      name: 'Familie Brandt',
      text: 'Told us what was wrong with the roof before we asked. So we bought.',
      rating: 5
    },
    { name: 'Carla M.', text: 'Sold in five weeks at the price that was named on day one.', rating: 5 }
  ],
  keywords: ['real estate', 'homes for sale', 'apartments', 'valuation', 'viewing', 'property'],
  strengths: ['Knowledge of the area', 'One person to talk to'],
  opportunities: ['Valuations as a first contact', 'Owners who think of selling', 'Newcomers to the area'],
  trends: [
    'Plans and pictures decide about a viewing',
    'Energy figures are asked for',
    'Searches run on phones'
  ],
  visitorActions: ['Search by place', 'Look at pictures', 'Book a viewing'],
  mobile: 'Standing in front of the house: address, price and viewing within the first screen.',
  desktop: 'Comparing at a desk: facts in rows, pictures large.',
  trust: ['Licence and memberships', 'Names and numbers of agents', 'Words of sellers'],
  recommendations: [
    'Give every home the same facts in the same order',
    'Show the area, not only the house',
    'Mark what is sold'
  ]
}
