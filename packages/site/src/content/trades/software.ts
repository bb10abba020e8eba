import type { DefaultContent } from './trade.ts'

/** Default content of a software company. */
export const software: DefaultContent = {
  defaults: {
    services: [
      { id: 'web-applications', title: 'Web applications', text: 'Software that runs in the browser.' },
      { id: 'mobile-apps', title: 'Mobile apps', text: 'For phones and tablets.' },
      { id: 'integrations', title: 'Integrations', text: 'Connecting the systems that you already use.' },
      {
        id: 'maintenance',
        title: 'Maintenance',
        text: 'Updates, backups and corrections for software in use.'
      }
    ],
    reasons: [
      {
        icon: 'calendar',
        title: 'In steps',
        text: 'You see a working version early and say what to change.'
      },
      { icon: 'code', title: 'Your code', text: 'The source code belongs to you once it is paid.' },
      { icon: 'book', title: 'Documentation', text: 'We write down how it is built and run.' }
    ],
    process: [
      { title: 'First talk', text: 'You show us how the work is done today and what should change.' },
      { title: 'Offer', text: 'You get a description of the first step and its price.' },
      { title: 'Development', text: 'You see the progress regularly.' },
      { title: 'In use', text: 'We help with the start and stay reachable.' }
    ],
    plans: {
      starter: { text: 'One application.', includes: ['Updates', 'Backups'] },
      professional: {
        text: 'Several applications.',
        includes: ['Updates', 'Backups', 'Corrections', 'Small changes']
      },
      enterprise: { text: 'By agreement.', includes: ['Scope and response times by agreement'] }
    },
    stats: { years: 'years of experience', clients: 'clients', satisfaction: 'would recommend us' },
    questions: [
      {
        question: 'What does it cost?',
        answer: 'Describe what you need. You get a price for the first step.'
      },
      { question: 'Who owns the code?', answer: 'You do, once it is paid.' },
      { question: 'Can you work on what we have?', answer: 'Often. We look at it first and tell you.' }
    ]
  }
}
