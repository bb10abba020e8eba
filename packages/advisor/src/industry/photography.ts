import type { IndustryTemplate } from './template.ts'

export const photography: IndustryTemplate = {
  businessType: 'Photography',
  audience: 'Millennials',
  advantages: ['An eye that can be recognised', 'Calm on the day', 'Pictures delivered when promised'],
  features: ['A portfolio by occasion', 'Packages with prices', 'Sessions requested online'],
  strategy: 'Let the pictures speak, group them by occasion, and put price and next free date beside them.',
  journey: [
    'Has an occasion and a date',
    'Looks through portfolios',
    'Checks style, price and date',
    'Asks or books a session',
    'Receives pictures, and shows them around'
  ],
  goals: ['Session requests', 'Booked dates', 'Recommendations'],
  recommended: {
    gallery: 'The portfolio is the offer.',
    booking: 'Dates are what clients ask for first.',
    'contact-form': 'Every occasion is different and begins with a few questions.',
    testimonials: 'Clients buy how the day felt as much as the pictures.',
    social: 'Pictures travel by being shared.'
  },
  colorScheme: 'modern',
  layout: 'grid',
  seoTitle: ({ name, place }) => `${name} | Photography${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: photography${place}. See the portfolio and ask for your date.`,
  heroTitle: ({ name }) => `${name}: pictures that stay`,
  heroSubtitle: ({ place }) => `Weddings, portraits and work${place}, with quiet and good light.`,
  about: ({ name }) => `${name} waits for the moment instead of arranging it, and delivers when promised.`,
  servicesIntro: 'Sessions by occasion, each with what you receive.',
  actions: ['Ask for a date', 'See the portfolio', 'Compare packages'],
  testimonials: [
    { name: 'Ines & Paul', text: 'We forgot the camera was there. The pictures did not.', rating: 5 },
    { name: 'Dr. R. Meyer', text: 'The first portrait of me that I use without being asked.', rating: 5 }
  ],
  keywords: ['photographer', 'portrait', 'wedding photography', 'portfolio', 'photo session', 'pictures'],
  strengths: ['Work that shows itself', 'A style that is remembered'],
  opportunities: ['Mini sessions in quiet months', 'Companies that need portraits', 'Prints and albums'],
  trends: ['Portfolios are viewed on phones', 'Natural light over studio looks', 'Couples book early'],
  visitorActions: ['View the portfolio', 'Check price and date', 'Ask for a session'],
  mobile: 'Portfolios are looked through with the thumb: large pictures, quick to load.',
  desktop: 'Couples look together at a big screen: full-width pictures.',
  trust: ['Whole series instead of single hits', 'Words of clients', 'Clear terms of delivery'],
  recommendations: [
    'Show fewer pictures, the best ones',
    'Write what each package includes',
    'Say how soon you answer'
  ]
}
