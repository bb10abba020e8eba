import type { IndustryTemplate } from './template.ts'

export const ecommerce: IndustryTemplate = {
  businessType: 'E-commerce & Retail',
  audience: 'General Consumers',
  advantages: [
    'A chosen range instead of everything',
    'Advice from people who know the goods',
    'Quick dispatch'
  ],
  features: ['Goods shown large', 'A search that finds them', 'Paying without detours'],
  strategy:
    'Show the goods, answer doubts (size, delivery, return) beside them, and keep the way to pay short.',
  journey: [
    'Sees a product or searches for one',
    'Looks at pictures and reviews',
    'Compares price and delivery',
    'Signs in and pays',
    'Reviews, and buys again'
  ],
  goals: ['Orders', 'Larger baskets', 'Buyers who return'],
  recommended: {
    gallery: 'Nobody buys what they cannot see: goods need large pictures.',
    payments: 'Paying must be possible on the spot.',
    auth: 'Returning buyers want their address and orders kept.',
    search: 'Who searches wants to buy.',
    reviews: 'Buyers believe buyers.'
  },
  colorScheme: 'modern',
  layout: 'grid',
  seoTitle: ({ name, place }) => `${name} | Shop${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: well-chosen goods${place}, shown large, paid safely, sent quickly.`,
  heroTitle: ({ name }) => `Found at ${name}`,
  heroSubtitle: () => 'A small range, chosen with care, at your door in days.',
  about: ({ name }) =>
    `${name} sells what we would buy ourselves, and says so when something else would suit you better.`,
  servicesIntro: 'What you can have from us, and how it reaches you.',
  actions: ['See the range', 'Find a product', 'Ask before you buy'],
  testimonials: [
    { name: 'Nora P.', text: 'Looks exactly like the pictures, and was here two days later.', rating: 5 },
    { name: 'Jan V.', text: 'Sent one piece back. Money returned without a question.', rating: 4 }
  ],
  keywords: ['shop', 'buy online', 'delivery', 'retail', 'products', 'gifts'],
  strengths: ['A range with a point of view', 'Personal answers'],
  opportunities: ['Buyers who return on their own', 'Gifts and seasons', 'Collection in the shop'],
  trends: [
    'Buyers start on the phone',
    'Reviews weigh as much as price',
    'Repair and second hand gain ground'
  ],
  visitorActions: ['Search a product', 'Read reviews', 'Pay'],
  mobile: 'Browsing happens on the phone: pictures, price and the way to pay within the thumb’s reach.',
  desktop: 'Comparing happens at a desk: several products side by side.',
  trust: ['Terms of return in one sentence', 'Reviews of buyers', 'A real address'],
  recommendations: [
    'Put delivery time and cost beside the price',
    'Answer returns before they are asked',
    'Show each product in use'
  ]
}
