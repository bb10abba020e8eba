import { startingPrice } from '../prices.ts'
import type { Industry } from '../words.ts'

/** Any small business: the words where no industry fits (spec 3 §1). */
export const other: Industry = ({ name, at }) => ({
  kicker: at === '' ? 'A local business' : `A business${at}`,
  title: `${name}: come in, or write.`,
  subtitle: `What we do${at}, what it costs, and when we are there. All of it stands on these pages.`,
  keywords: ['local business', 'services', 'prices', 'opening hours', 'contact'],
  actions: { booking: 'Book a time', services: 'See what we do', contact: 'Write to us', about: 'Meet us' },
  reasons: {
    title: 'How we work',
    intro: 'Four things people ask about before they come.',
    items: [
      { icon: 'clock', title: 'At the time we said', text: 'If it gets later, you hear it before you wait.' },
      {
        icon: 'tag',
        title: 'The price beforehand',
        text: 'In writing. It changes only if you change what you want.'
      },
      { icon: 'person', title: 'The same person', text: 'Whoever you talk to first stays with you.' },
      {
        icon: 'check',
        title: 'Made good',
        text: 'If something is not right, tell us within thirty days and we do it again.'
      }
    ]
  },
  services: {
    title: 'What we do',
    intro: 'Ask, if what you need is not on the list.',
    items: [
      {
        id: 'consultation',
        title: 'Consultation',
        text: 'You tell us what you need. We say how, by when and for how much.',
        details: [
          'Here, by telephone or at your place',
          'Notes to take home',
          'Nothing is signed on that day'
        ],
        price: 'Free',
        duration: '30 min'
      },
      {
        id: 'single-order',
        title: 'Single order',
        text: 'One job, one price, one date.',
        details: ['Offer within two days', 'Paid when it is done', 'Thirty days to object'],
        price: 'From $120',
        duration: '1 week'
      },
      {
        id: 'regular',
        title: 'Regular service',
        text: 'We come by, or you do, on a day that stays the same.',
        details: ['A fixed day', 'The same person', 'Paused when you travel'],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'at-your-place',
        title: 'At your place',
        text: 'We bring what we need and take it away again.',
        details: ['Within 25 miles', 'The way there is in the price', 'Evenings on request'],
        price: 'From $180',
        duration: '2 h'
      }
    ]
  },
  process: {
    title: 'How it goes',
    items: [
      { title: 'You ask', text: 'On this site, by telephone, or at the counter.' },
      { title: 'We answer', text: 'With a price and a date.' },
      { title: 'You say yes', text: 'Or no, which costs nothing.' },
      { title: 'We do it', text: 'And ask a month later whether it holds.' }
    ]
  },
  plans: {
    title: 'By the month',
    intro: 'For those who come regularly. Ended any month.',
    starter: {
      text: 'Once a month.',
      includes: ['A fixed day', 'Answer within a day', 'Paused when you travel']
    },
    professional: {
      text: 'Every week.',
      includes: [
        'A fixed day and hour',
        'Answer within two hours',
        'Visits at your place',
        '10% off single orders'
      ]
    },
    enterprise: {
      text: 'For companies and houses.',
      includes: ['Your calendar', 'A person by name', 'One invoice']
    }
  },
  stats: {
    title: 'In short',
    years: 'years in business',
    clients: 'clients served',
    satisfaction: 'satisfaction',
    support: 'support'
  },
  testimonials: {
    title: 'What people say',
    items: [
      {
        name: 'Eleanor V.',
        text: 'They said Thursday, and it was Thursday.',
        rating: 5,
        context: 'Single order'
      },
      {
        name: 'Kofi N.',
        text: 'The price on the note was the price at the counter.',
        rating: 5,
        context: 'Regular service'
      },
      {
        name: 'Birgit S.',
        text: 'I asked for something that was not on the list. It is now.',
        rating: 4,
        context: 'Consultation'
      }
    ]
  },
  reviews: [
    { name: 'Eleanor V.', rating: 5, comment: 'On the day, at the hour.' },
    { name: 'Kofi N.', rating: 5, comment: 'No surprise on the bill.' },
    { name: 'Anton R.', rating: 4, comment: 'The shop is small. Come early on Saturdays.' },
    { name: 'Birgit S.', rating: 5, comment: 'They called a month later. It held.' }
  ],
  about: {
    title: 'Who we are',
    story: [
      `${name} does one thing after another, and each of them until it is done.`,
      'You find here what we do and what it costs. For everything else there is a person.'
    ],
    values: [
      { title: 'Say it plainly', text: 'What it costs, how long it takes, what we do not do.' },
      { title: 'Keep the date', text: 'A day we name is a day we keep.' },
      { title: 'Stay reachable', text: 'The number on this page is answered by a person.' }
    ],
    team: [
      { name: 'Robin Ashworth', role: 'Owner', text: 'Opens in the morning.' },
      { name: 'Mina Takahashi', role: 'Orders', text: 'Knows what is due when.' },
      { name: 'Luis Romero', role: 'On the road', text: 'Comes to your place.' }
    ]
  },
  faq: {
    title: 'Questions',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'The prices stand with the services. For anything else you get a price in writing before we begin.'
      },
      { question: 'How do I reach you?', answer: 'By the ways that stand at the foot of every page.' },
      { question: 'Do you come to me?', answer: 'Tell us where you are, and we say whether and when.' },
      { question: 'How do I cancel?', answer: 'As early as you can, by the way you ordered.' },
      {
        question: 'What if something is not right?',
        answer:
          'Say so, with a picture if there is something to see. We do it again, or you get the money back.'
      }
    ]
  },
  gallery: {
    title: 'Pictures',
    items: [
      {
        title: 'This week',
        alt: 'Leaves in three colours',
        category: 'work',
        description: 'What is on the table now.'
      },
      {
        title: 'Finished',
        alt: 'A branch with round leaves',
        category: 'work',
        description: 'Before it was collected.'
      },
      {
        title: 'Morning',
        alt: 'Two figures beside a plant',
        category: 'team',
        description: 'The first quarter of an hour.'
      },
      {
        title: 'At the counter',
        alt: 'A figure behind a table',
        category: 'team',
        description: 'You meet her first.'
      },
      {
        title: 'The shop',
        alt: 'A door, a window and a plant',
        category: 'office',
        description: 'Ring, if the door sticks.'
      },
      {
        title: 'The back room',
        alt: 'Shelves with boxes',
        category: 'office',
        description: 'Everything has a label.'
      },
      {
        title: 'Market day',
        alt: 'Leaves around a table',
        category: 'events',
        description: 'The stall by the fountain.'
      },
      {
        title: 'Anniversary',
        alt: 'Branches in a row of vases',
        category: 'events',
        description: 'Everybody brought one.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '9:00 am to 6:00 pm' },
    { days: 'Saturday', open: '10:00 am to 2:00 pm' },
    { days: 'Sunday', open: 'Closed' }
  ],
  chat: {
    greeting: 'Hello! What can we do for you?',
    replies: [
      'When do you need it, and where?',
      'I can tell you the price today. What exactly is it?',
      'A person reads this during opening hours.',
      'Leave a number if you would rather talk.'
    ]
  },
  callToAction: {
    booking: {
      title: 'When does it suit you?',
      text: 'Choose a day and a time. The confirmation comes by email.'
    },
    otherwise: {
      title: 'What do you need?',
      text: 'Write it in your own words. We answer with a price and a date.'
    }
  },
  art: { style: 'botanic', things: [] }
})
