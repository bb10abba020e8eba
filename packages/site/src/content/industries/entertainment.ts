import type { Industry } from '../words.ts'

/** Stages, cinemas, bands, event makers. */
export const entertainment: Industry = ({ name, at }) => ({
  kicker: `Stage and events${at}`,
  title: 'Doors at seven. Music at eight.',
  subtitle: `${name} puts on concerts, films and evenings${at}, and plays at yours. The programme says who, when and what a seat costs.`,
  keywords: ['events', 'concerts', 'tickets', 'live music', 'venue', 'party'],
  actions: {
    booking: 'Reserve seats',
    services: 'See the programme',
    contact: 'Ask about your date',
    gallery: 'See past evenings',
    payments: 'Pay for tickets'
  },
  reasons: {
    title: 'An evening here',
    intro: 'What you can count on, whoever plays.',
    items: [
      {
        icon: 'clock',
        title: 'It starts when it says',
        text: 'Late is four minutes. After that we let you in between two pieces.'
      },
      { icon: 'tag', title: 'The price on the poster', text: 'No fee on top, at the door or here.' },
      {
        icon: 'people',
        title: 'Sit or stand',
        text: 'The plan shows which rows are seats and where a wheelchair fits.'
      },
      { icon: 'cup', title: 'Water is free', text: 'The bar is open before, between and after.' }
    ]
  },
  services: {
    title: 'Programme and hire',
    intro: 'Evenings in our room, and evenings in yours.',
    items: [
      {
        id: 'concerts',
        title: 'Concerts',
        text: 'Two bands, one break, over by eleven.',
        details: ['Doors at 7:00 pm', '180 places, 60 of them seats', 'Under 14 with an adult'],
        price: '$18 to $32',
        duration: '3 h'
      },
      {
        id: 'film',
        title: 'Film on Mondays',
        text: 'One film, in its own language, with somebody who can say something about it.',
        details: ['Starts at 8:00 pm', 'Subtitles always', 'Ten minutes of talk'],
        price: '$9',
        duration: '2 h 30 min'
      },
      {
        id: 'family',
        title: 'Family mornings',
        text: 'Puppets, stories, songs to shout along.',
        details: ['Sunday at 11:00 am', 'For four and older', 'You may walk around'],
        price: '$7',
        duration: '50 min'
      },
      {
        id: 'at-your-place',
        title: 'Played at your place',
        text: 'A trio, a band or a disc jockey for weddings, openings and farewells.',
        details: [
          'Within 25 miles',
          'Sound and light for 120 people',
          'A list of what you never want to hear'
        ],
        price: 'From $850',
        duration: '4 h'
      },
      {
        id: 'room-hire',
        title: 'The room',
        text: 'Stage, light, sound and two people who know them.',
        details: ['Day or evening', 'Chairs for 60', 'Cleaning included'],
        price: 'From $620',
        duration: '6 h'
      }
    ]
  },
  process: {
    title: 'From date to curtain',
    items: [
      { title: 'You name a date', text: 'And how many people, inside or outside.' },
      { title: 'We send a page', text: 'Who plays, what is brought, one sum.' },
      { title: 'We come and look', text: 'Sockets, stairs, neighbours.' },
      { title: 'We play', text: 'Set up two hours before, gone one hour after.' }
    ]
  },
  plans: {
    title: 'Membership',
    intro: 'For those who come more often than not.',
    starter: {
      text: 'One person.',
      includes: ['4 evenings a month', 'The programme a week early', 'A coat hook with your name']
    },
    professional: {
      text: 'Two people, everything.',
      includes: [
        'All evenings',
        'Seats until ten minutes before',
        '15% off the room',
        'One rehearsal to listen in'
      ]
    },
    enterprise: {
      text: 'A row, an evening, or a series for your company.',
      includes: ['Your date', 'A host on stage', 'One invoice']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years with the lights on',
    clients: 'evenings on this stage',
    satisfaction: 'of seats taken',
    support: 'tickets to reserve'
  },
  testimonials: {
    title: 'What people say on the way out',
    items: [
      {
        name: 'Fiona D.',
        text: 'I heard the bass in row nine and my husband in row ten. Both were good.',
        rating: 5,
        context: 'Concert'
      },
      {
        name: 'Mateo V.',
        text: 'They came to look at our garden in the rain, and then moved the stage two yards.',
        rating: 5,
        context: 'Played at our place'
      },
      {
        name: 'Aisha B.',
        text: 'My son still sings the one about the goat.',
        rating: 5,
        context: 'Family morning'
      }
    ]
  },
  reviews: [
    { name: 'Fiona D.', rating: 5, comment: 'It began at eight. It really did.' },
    { name: 'Mateo V.', rating: 5, comment: 'One sum on the page, one sum on the invoice.' },
    { name: 'Kerstin N.', rating: 4, comment: 'Bring a jacket, the old walls are cool.' },
    { name: 'Aisha B.', rating: 5, comment: 'We were allowed to walk around, and we did.' }
  ],
  about: {
    title: 'Who opens the door',
    story: [
      `${name} prints one programme a month and keeps to it.`,
      'Musicians are paid the same evening, from the door, by a list that hangs on the wall.'
    ],
    values: [
      { title: 'On time', text: 'People have babysitters and last trains.' },
      { title: 'Paid the same night', text: 'Whoever plays goes home with it.' },
      { title: 'Room for everybody', text: 'Ramp, loop, quiet corner. Ask for what is missing.' }
    ],
    team: [
      {
        name: 'Johanna Weiss',
        role: 'Programme',
        text: 'Listens to everything that is sent. It takes a while.'
      },
      { name: 'Ricardo Silva', role: 'Sound', text: 'Walks through every row before the doors open.' },
      { name: 'Emeka Obi', role: 'Door and bar', text: 'Finds you a seat.' }
    ]
  },
  faq: {
    title: 'Before the evening',
    items: [
      {
        question: 'Can I give a ticket back?',
        answer: 'Write before the day. If somebody wants your seat, you get the price.'
      },
      {
        question: 'Is there a place for a wheelchair?',
        answer: 'Tell us when you reserve, and we keep the place and the way to it.'
      },
      { question: 'May I take pictures?', answer: 'Without flash, and not of people who turn away.' },
      {
        question: 'What if it is cancelled?',
        answer: 'You hear it by the address you left, and the ticket is paid back.'
      },
      {
        question: 'Can you play at our place?',
        answer: 'Send the date, the town and the number of people. You get a page with one sum.'
      }
    ]
  },
  gallery: {
    title: 'Past evenings',
    items: [
      {
        title: 'Second piece',
        alt: 'A star of overlapping shapes',
        category: 'work',
        description: 'The one they had not rehearsed.'
      },
      {
        title: 'Light check',
        alt: 'Beams that cross in the middle',
        category: 'work',
        description: 'Half past five.'
      },
      {
        title: 'Behind the desk',
        alt: 'A figure beside a row of knobs',
        category: 'team',
        description: 'Row nine is the reference.'
      },
      {
        title: 'At the door',
        alt: 'Two figures with a list',
        category: 'team',
        description: 'The list is short, the queue is not.'
      },
      {
        title: 'Empty room',
        alt: 'Rows of chairs before a stage',
        category: 'office',
        description: 'Sixty seats, three pillars.'
      },
      {
        title: 'Dressing room',
        alt: 'A mirror with lamps around it',
        category: 'office',
        description: 'Signed by everybody.'
      },
      {
        title: 'Garden, June',
        alt: 'Lamps between trees',
        category: 'events',
        description: 'Two hundred people, one socket.'
      },
      {
        title: 'New year',
        alt: 'Stars over rows of heads',
        category: 'events',
        description: 'Counted down by the choir.'
      }
    ]
  },
  hours: [
    { days: 'Box office, Tuesday to Saturday', open: '4:00 pm to 8:00 pm' },
    { days: 'Evenings', open: 'Doors at 7:00 pm' },
    { days: 'Sunday', open: '10:30 am to 1:00 pm' }
  ],
  chat: {
    greeting: 'Hello! Seats for an evening, or music for yours?',
    replies: [
      'For which evening, and how many?',
      'There is a place for a wheelchair at the end of row four. Shall I keep it?',
      'For your own date I need the town and the number of people.',
      'The programme for next month is on this site on the twentieth.'
    ]
  },
  callToAction: {
    booking: {
      title: 'Which evening?',
      text: 'Choose a day, leave a name. Seats are kept until ten minutes before.'
    },
    otherwise: { title: 'Which evening?', text: 'Write the day and how many you are. We answer with seats.' }
  },
  art: { style: 'star', things: [] }
})
