import type { Industry } from '../words.ts'

/** Practices: dentists, doctors, physiotherapists, vets, opticians. */
export const healthcare: Industry = ({ name, at }) => ({
  kicker: `Practice${at}`,
  title: `Care${at} that tells you first, then begins.`,
  subtitle: `${name} explains each step, writes down each price, and stops when you raise a hand.`,
  keywords: ['practice', 'appointment', 'check-up', 'treatment', 'patients', 'health'],
  actions: {
    booking: 'Book a visit',
    services: 'See treatments and prices',
    contact: 'Ask the front desk',
    about: 'Meet the team'
  },
  reasons: {
    title: 'What a visit is like',
    intro: 'Nobody looks forward to it. It can be made quieter.',
    items: [
      {
        icon: 'clock',
        title: 'On time, or we say so',
        text: 'You get a text before you leave home when we run more than ten minutes late.'
      },
      {
        icon: 'tag',
        title: 'A price before we start',
        text: 'Each treatment has one written price. You decide with the paper in your hand.'
      },
      { icon: 'hand', title: 'You can stop us', text: 'Raise a hand and we stop. No questions.' },
      {
        icon: 'phone',
        title: 'A call the next day',
        text: 'We ask how you are, and you can ask what you forgot.'
      }
    ]
  },
  services: {
    title: 'Treatments',
    intro: 'By appointment. Every price is the whole price.',
    items: [
      {
        id: 'check-up',
        title: 'Check-up',
        text: 'A full look, and the findings on a screen that you can see too.',
        details: [
          'Questions first, instruments second',
          'Written findings to take home',
          'A date for the next one, if you want one'
        ],
        price: 'From $75',
        duration: '45 min'
      },
      {
        id: 'first-visit',
        title: 'First visit',
        text: 'We talk, read what you bring, and look only if you agree.',
        details: ['Your history, once, in one place', 'Medicines and allergies', 'No treatment on this day'],
        price: '$40',
        duration: '30 min'
      },
      {
        id: 'treatment',
        title: 'Treatment',
        text: 'What we agreed on at the check-up, for the price on the paper.',
        details: ['Price written before', 'One person stays with you throughout', 'A call on the day after'],
        price: 'From $120',
        duration: '30 to 60 min'
      },
      {
        id: 'children',
        title: 'Children',
        text: 'First a ride in the chair, then a count, then the rest another day.',
        details: ['A parent in the room', 'Before noon, when they are awake', 'No waiting room'],
        price: '$45',
        duration: '30 min'
      },
      {
        id: 'urgent',
        title: 'Urgent visit',
        text: 'Pain today is seen today. Call before eleven.',
        details: [
          'A time within hours',
          'We treat the pain, the rest later',
          'Price written before we start'
        ],
        price: '$95',
        duration: 'Same day'
      }
    ]
  },
  process: {
    title: 'How it goes',
    items: [
      {
        title: 'You make an appointment',
        text: 'You get a confirmation with the address and what to bring.'
      },
      { title: 'We look and talk', text: 'You see the findings at the same moment we do.' },
      { title: 'You decide', text: 'With a written price. You can sleep on it.' },
      { title: 'We do it, and call', text: 'One call on the day after.' }
    ]
  },
  plans: {
    title: 'Care plans',
    intro: 'Paid by the month, ended any month.',
    starter: { text: 'One person.', includes: ['2 check-ups a year', '1 urgent visit', 'Findings by email'] },
    professional: {
      text: 'A household of up to four.',
      includes: ['8 check-ups a year', 'Urgent visits included', '10% off treatment', 'Reminders by text']
    },
    enterprise: {
      text: 'For teams of five or more.',
      includes: ['Here or at your office', 'One invoice', 'A report without names']
    }
  },
  stats: {
    title: 'In short',
    years: 'years in practice',
    clients: 'patients looked after',
    satisfaction: 'would send a friend',
    support: 'line for emergencies'
  },
  testimonials: {
    title: 'What patients say',
    items: [
      {
        name: 'Priya N.',
        text: 'I had not been in eleven years. They talked me through every minute of it, and I have made the next appointment.',
        rating: 5,
        context: 'Check-up'
      },
      {
        name: 'Tom A.',
        text: 'The price on the letter was the price at the desk.',
        rating: 5,
        context: 'Treatment'
      },
      {
        name: 'Elena R.',
        text: 'My daughter asked when she could go back. She is six.',
        rating: 5,
        context: 'First visit'
      }
    ]
  },
  reviews: [
    { name: 'Priya N.', rating: 5, comment: 'They talked me through every minute of it.' },
    { name: 'Tom A.', rating: 5, comment: 'The price on the letter was the price at the desk.' },
    { name: 'Elena R.', rating: 4, comment: 'Patient with my six-year-old. Parking is tight.' },
    { name: 'Sam O.', rating: 5, comment: 'Running late, they texted me before I had left the house.' }
  ],
  about: {
    title: 'Who you meet here',
    story: [
      `At ${name} the talk comes before the treatment.`,
      'It takes longer. It is also how people come back on their own.'
    ],
    values: [
      { title: 'Explain first', text: 'What we see, what it means, what happens if nothing is done.' },
      { title: 'Write it down', text: 'Findings, prices, dates: on paper, to take home.' },
      { title: 'Keep it private', text: 'What you tell us stays in your file and in this house.' }
    ],
    team: [
      { name: 'Dr Elif Yıldız', role: 'Practice lead', text: 'Sees children on Wednesdays.' },
      { name: 'Dr Paul Brennan', role: 'Treatment', text: 'Repairs, and the long appointments.' },
      {
        name: 'Dr Aoife Ní Chonaill',
        role: 'Treatment',
        text: 'Second opinions, with both opinions in writing.'
      },
      { name: 'Ruth Mbeki', role: 'Front desk', text: 'Answers the telephone until six.' }
    ]
  },
  faq: {
    title: 'Before you come',
    items: [
      {
        question: 'What do I bring?',
        answer: 'A list of your medicines, the letters you have, and your insurance card if you use one.'
      },
      {
        question: 'I am nervous. What can I do?',
        answer: 'Say so when you make the appointment. The first visit can be a talk and nothing else.'
      },
      {
        question: 'What if it hurts tonight?',
        answer: 'Call the number on this page. If it cannot wait, go to the nearest emergency department.'
      },
      {
        question: 'How do I cancel?',
        answer: 'As early as you can, so that somebody else can have the time.'
      },
      { question: 'Who sees my file?', answer: 'The people who treat you. Nobody else without your word.' }
    ]
  },
  gallery: {
    title: 'Inside',
    items: [
      {
        title: 'Instruments',
        alt: 'A glass with two brushes beside a mirror',
        category: 'work',
        description: 'Counted before, counted after.'
      },
      {
        title: 'The screen',
        alt: 'A mirror and a lamp on a table',
        category: 'work',
        description: 'You see what we see.'
      },
      {
        title: 'Morning round',
        alt: 'Two people beside a plant, one holding a file',
        category: 'team',
        description: 'Ten minutes, before the first visit.'
      },
      {
        title: 'Front desk',
        alt: 'A person behind a counter with a vase',
        category: 'team',
        description: 'The voice on the telephone.'
      },
      {
        title: 'Room one',
        alt: 'A chair by a window with a plant',
        category: 'office',
        description: 'North light, no glare.'
      },
      {
        title: 'Waiting',
        alt: 'Two chairs and a bowl of fruit',
        category: 'office',
        description: 'Most people wait less than ten minutes.'
      },
      {
        title: 'Open house',
        alt: 'People standing around a table with cups',
        category: 'events',
        description: 'Once a year you may press the buttons.'
      },
      {
        title: 'School visit',
        alt: 'Children around a table with a large mirror',
        category: 'events',
        description: 'Everybody counts to twenty.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '8:30 am to 6:00 pm' },
    { days: 'Saturday', open: '9:00 am to 1:00 pm' },
    { days: 'Sunday', open: 'Closed' }
  ],
  chat: {
    greeting: 'Hello! How can we help you today?',
    replies: [
      'Thank you. Is it urgent, or can it wait a few days?',
      'The first visit is a talk. Nothing is done on that day unless you want it.',
      'I can tell you the price before you come. Which treatment is it?',
      'If you are in pain, please call us: that is quicker than writing.'
    ]
  },
  callToAction: {
    booking: {
      title: 'Two minutes to book. Nothing to fill in twice.',
      text: 'Choose a day and a time. The confirmation comes by email.'
    },
    otherwise: { title: 'Say what hurts, and since when.', text: 'We write back with a time and a price.' }
  },
  art: { style: 'still', things: ['glass', 'plant', 'mirror', 'vase', 'soap'] }
})
