import type { IndustryTemplate } from './template.ts'

export const healthcare: IndustryTemplate = {
  businessType: 'Healthcare',
  audience: 'General Consumers',
  advantages: ['Trained and registered staff', 'Time for each patient', 'Known in the neighbourhood'],
  features: ['Appointments without a call', 'Treatments in plain words', 'A private area for patients'],
  strategy:
    'Calm, plain and exact: what is treated, who treats it, what to bring, and how to get an appointment.',
  journey: [
    'Has a complaint or a date for a check-up',
    'Looks who treats it nearby',
    'Reads about team and treatment',
    'Books an appointment',
    'Comes prepared, returns for the next check-up'
  ],
  goals: ['Booked appointments', 'Fewer calls at the desk', 'New patients'],
  recommended: {
    booking: 'Appointments are the reason most patients come to the site.',
    'contact-form': 'Questions that need no doctor should need no call.',
    auth: 'What a patient tells you belongs behind a sign-in.',
    testimonials: 'Trust is the hardest thing to see from outside.'
  },
  colorScheme: 'professional',
  layout: 'standard',
  seoTitle: ({ name, place }) => `${name} | Health care${place}`,
  metaDescription: ({ name, place }) =>
    `${name}: care with time for you${place}. See treatments and book your appointment online.`,
  heroTitle: ({ name }) => `Good care starts here: ${name}`,
  heroSubtitle: ({ place }) =>
    `Appointments that suit your day${place}, and a team that explains what it does.`,
  about: ({ name }) =>
    `${name} looks after people, not cases. We explain each step and leave time for questions.`,
  servicesIntro: 'What we treat, in plain words.',
  actions: ['Book an appointment', 'See our treatments', 'Ask a question'],
  testimonials: [
    {
      name: 'Helen W.',
      text: 'I was told before each step what would happen. No fear for the first time.',
      rating: 5
    },
    { name: 'Samir A.', text: 'Booked online in the evening, seen two days later, on time.', rating: 5 }
  ],
  keywords: ['health care', 'appointment', 'practice', 'treatment', 'check-up', 'prevention'],
  strengths: ['Qualifications that can be shown', 'Patients who stay for years'],
  opportunities: ['Bookings outside practice hours', 'Reminders for check-ups', 'Forms filled in at home'],
  trends: [
    'Patients expect to book online',
    'Explanations are read before the visit',
    'Care is chosen by reviews'
  ],
  visitorActions: ['Book an appointment', 'Find hours and emergency number', 'Read about a treatment'],
  mobile: 'People in pain hold a phone: number, hours and booking first.',
  desktop: 'Treatments are read up at a desk: long texts need a calm column.',
  trust: ['Names and training of the team', 'Registration numbers', 'Words of patients'],
  recommendations: [
    'Say what to do in an emergency on every page',
    'Ask for no health data that you do not need',
    'Name who answers, and when'
  ]
}
