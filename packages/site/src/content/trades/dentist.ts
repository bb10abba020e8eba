import type { DefaultContent } from './trade.ts'

/** Default content of a dentist. */
export const dentist: DefaultContent = {
  defaults: {
    services: [
      {
        id: 'check-up',
        title: 'Check-up',
        text: 'An examination of teeth and gums, with X-rays where they are needed.',
        price: { from: true, dollars: 75 },
        duration: { minutes: 30 }
      },
      {
        id: 'cleaning',
        title: 'Cleaning and hygiene',
        text: 'Removing tartar, polishing, and advice on brushing at home.',
        price: { from: true, dollars: 90 },
        duration: { minutes: 45 }
      },
      {
        id: 'fillings',
        title: 'Fillings',
        text: 'Tooth-coloured fillings.',
        price: { from: true, dollars: 120 },
        duration: { minutes: 45 }
      },
      {
        id: 'crowns',
        title: 'Crowns and bridges',
        text: 'For teeth that a filling can no longer hold.',
        price: { from: true, dollars: 700 },
        duration: 'Two visits'
      },
      { id: 'emergency', title: 'Emergency appointment', text: 'For pain, swelling or a broken tooth.' }
    ],
    reasons: [
      { icon: 'tag', title: 'Written prices', text: 'You get a written price before treatment begins.' },
      { icon: 'hand', title: 'Nervous patients', text: 'Tell us, and we take more time for your visit.' },
      { icon: 'people', title: 'Adults and children', text: 'We see patients of all ages.' }
    ],
    process: [
      { title: 'Make an appointment', text: 'Tell us what it is about and which days suit you.' },
      { title: 'Examination', text: 'We look at your teeth and explain what we find.' },
      { title: 'Treatment', text: 'If treatment is needed, you get a plan and a price first.' }
    ],
    stats: { years: 'years in practice', clients: 'patients', satisfaction: 'would recommend us' },
    questions: [
      { question: 'Do you take new patients?', answer: 'Yes. Please contact us to register.' },
      {
        question: 'What should I bring to my first visit?',
        answer: 'A list of your medicines, and your insurance details if you have any.'
      },
      { question: 'How do I cancel an appointment?', answer: 'Please tell us at least 24 hours before.' }
    ]
  }
}
