import type { IndustryTemplate } from './template.ts'

export const finance: IndustryTemplate = {
  businessType: 'Finance',
  audience: 'Business Professionals',
  advantages: ['Independent advice', 'Figures explained in plain words', 'Discretion'],
  features: ['A protected client area', 'Talks by appointment', 'Answers to common questions'],
  strategy:
    'Sober and exact: what is advised, how it is paid for, who is responsible, and what is never promised.',
  journey: [
    'Faces a decision about money',
    'Looks for someone trustworthy',
    'Checks licence, fees and people',
    'Books a talk',
    'Becomes a client for years'
  ],
  goals: ['Booked talks', 'Qualified enquiries', 'Long client relations'],
  recommended: {
    auth: 'Client matters belong behind a sign-in.',
    security: 'Where money is concerned, idle sessions and weak passwords are risks.',
    'contact-form': 'A first question has to be possible without a commitment.',
    booking: 'Advice happens in talks, and talks need a time.',
    testimonials: 'Trust is built by those who already gave it.'
  },
  colorScheme: 'professional',
  layout: 'sidebar',
  seoTitle: ({ name, place }) => `${name} | Financial advice${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: independent advice in plain words${place}. Book a talk without obligation.`,
  heroTitle: ({ name }) => `${name}: money matters, explained`,
  heroSubtitle: ({ place }) => `Independent, in plain words, with fees you see beforehand${place}.`,
  about: ({ name }) => `${name} is paid by its clients alone and says what it would do in your place.`,
  servicesIntro: 'What we advise on, and how it is paid for.',
  actions: ['Book a talk', 'See our fees', 'Ask in confidence'],
  testimonials: [
    { name: 'Birgit S.', text: 'For the first time I know what I own and why.', rating: 5 },
    { name: 'Andrew C.', text: 'They advised against their own product. That is why I stayed.', rating: 5 }
  ],
  keywords: ['financial advice', 'planning', 'tax', 'insurance', 'investment', 'accounting'],
  strengths: ['Licence and experience', 'Clients who stay for years'],
  opportunities: [
    'Founders and the newly self-employed',
    'Plans for retirement',
    'Documents exchanged safely'
  ],
  trends: [
    'Clients expect to see fees',
    'Documents move into protected areas',
    'Talks take place by video too'
  ],
  visitorActions: ['Check licence and fees', 'Read about a subject', 'Book a talk'],
  mobile: 'The phone is for dates and documents: sign-in and appointment first.',
  desktop: 'Decisions are prepared at a desk: long texts, tables, downloads.',
  trust: ['Licence number and supervisor', 'Fees in figures', 'Names of the advisers'],
  recommendations: [
    'Promise no returns',
    'Say how client data is protected',
    'Name the supervisor in the footer'
  ]
}
