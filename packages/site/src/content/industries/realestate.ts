import type { Industry } from '../words.ts'

/** Agents, landlords, property managers. */
export const realestate: Industry = ({ name, at }) => ({
  kicker: `Homes${at}`,
  title: 'The floor plan first, then the picture.',
  subtitle: `${name} sells and lets homes${at}. Each page says size, costs, year and what is wrong with it, before you come and look.`,
  keywords: ['real estate', 'homes', 'flats', 'letting', 'valuation', 'viewing'],
  actions: {
    booking: 'Book a viewing',
    services: 'See what we do',
    contact: 'Have your home valued',
    gallery: 'See homes',
    locations: 'Find an office'
  },
  reasons: {
    title: 'What is different here',
    intro: 'You know before the viewing what others tell you after it.',
    items: [
      {
        icon: 'list',
        title: 'Faults on the page',
        text: 'Roof, pipes, neighbours, noise at night. It is all there before you drive.'
      },
      { icon: 'clock', title: 'Half an hour each', text: 'One party at a time. You may open the cupboards.' },
      {
        icon: 'tag',
        title: 'The costs in one sum',
        text: 'Price, tax, notary, us, and what the house needs in the first five years.'
      },
      { icon: 'scale', title: 'Offers in order', text: 'All in writing, all answered within three days.' }
    ]
  },
  services: {
    title: 'What we do',
    intro: 'For those who sell, let, buy or rent.',
    items: [
      {
        id: 'selling',
        title: 'Selling',
        text: 'Value, papers, plan, pictures, viewings, notary.',
        details: ['A value with three comparisons', 'Two weeks of preparation', 'One report a week'],
        price: '2.4% of the price',
        duration: '8 to 14 weeks'
      },
      {
        id: 'letting',
        title: 'Letting',
        text: 'From the empty flat to the second rent on the account.',
        details: ['Twelve pictures and a plan', 'Viewings one by one', 'Handover with a protocol'],
        price: 'One month’s rent',
        duration: '4 weeks'
      },
      {
        id: 'management',
        title: 'Management',
        text: 'Rent, repairs, meters, the letter to the neighbour on the third floor.',
        details: [
          'A number for emergencies',
          'Accounts by the end of March',
          'Three craftsmen for each trade'
        ],
        price: 'Starting at 6% of the rent',
        duration: 'By the month'
      },
      {
        id: 'search',
        title: 'Search',
        text: 'You say what you need and what you can pay. We look, you see three.',
        details: ['Also what is not advertised', 'We measure the noise', 'A builder comes along'],
        price: 'From $1,900',
        duration: '3 months'
      },
      {
        id: 'valuation',
        title: 'Valuation',
        text: 'A number you can show to a bank or a brother.',
        details: ['An hour in the house', 'Three sales nearby', 'Eight pages'],
        price: '$450',
        duration: '1 week'
      }
    ]
  },
  process: {
    title: 'From the first call to the key',
    items: [
      { title: 'An hour in the house', text: 'We look, measure and write down what is there.' },
      { title: 'A number with reasons', text: 'Three comparisons, with address and year.' },
      { title: 'Viewings', text: 'One by one, half an hour each, the same answers for everybody.' },
      { title: 'The key', text: 'With a protocol, the meters, and every manual we found.' }
    ]
  },
  plans: {
    title: 'Management by the month',
    intro: 'For owners who live elsewhere.',
    starter: {
      text: 'One flat.',
      includes: ['Rent and reminders', 'A number for emergencies', 'Accounts once a year']
    },
    professional: {
      text: 'A house of up to eight flats.',
      includes: [
        'Repairs up to $300 without asking',
        'A round each month',
        'Meters and accounts',
        'New tenants found'
      ]
    },
    enterprise: {
      text: 'Several houses.',
      includes: ['A person by name', 'Your accounts system', 'A plan of repairs for ten years']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years of keys',
    clients: 'homes handed over',
    satisfaction: 'closed at the written price',
    support: 'number for burst pipes'
  },
  testimonials: {
    title: 'What people say who moved',
    items: [
      {
        name: 'Mirela P.',
        text: 'The page said the bathroom was from 1987. It was. We bought it all the same.',
        rating: 5,
        context: 'Bought'
      },
      {
        name: 'Harold and June',
        text: 'A letter every Friday, also when nothing had happened.',
        rating: 5,
        context: 'Sold'
      },
      { name: 'Olu A.', text: 'We saw three flats instead of thirty.', rating: 5, context: 'Search' }
    ]
  },
  reviews: [
    { name: 'Mirela P.', rating: 5, comment: 'Everything that was wrong stood on the page.' },
    { name: 'Harold T.', rating: 5, comment: 'Nine viewings, one by one.' },
    { name: 'Victor S.', rating: 4, comment: 'Office hours end at five. The telephone does not.' },
    { name: 'Olu A.', rating: 5, comment: 'They measured the noise at eleven at night.' }
  ],
  about: {
    title: 'Who has the keys',
    story: [
      `${name} walks through a house for an hour before naming a number.`,
      'We say what is wrong with it, because you would find out anyway, only later.'
    ],
    values: [
      { title: 'One side', text: 'We work for the seller or for the buyer, never for both.' },
      { title: 'In writing', text: 'Offers, faults, dates.' },
      { title: 'The street too', text: 'School, bus, noise, and where the sun is at four.' }
    ],
    team: [
      { name: 'Charlotte Byrne', role: 'Selling', text: 'Draws the plan herself.' },
      { name: 'Hamid Karimi', role: 'Letting and management', text: 'Knows where each stopcock is.' },
      { name: 'Paula Stein', role: 'Search', text: 'Rings the bell at houses that are not for sale.' }
    ]
  },
  faq: {
    title: 'Asked on the stairs',
    items: [
      {
        question: 'What is my home worth?',
        answer: 'It takes an hour in the house. You get a number and the three sales it rests on.'
      },
      {
        question: 'How long does a sale take?',
        answer: 'Ask for the last three in your street: we tell you the weeks from page to key.'
      },
      {
        question: 'Which papers do I need?',
        answer: 'Title, plan, energy certificate, last accounts. We say what is missing and where to get it.'
      },
      {
        question: 'Can I view in the evening?',
        answer: 'Yes. Tell us when you are free, and we ask whoever lives there.'
      },
      {
        question: 'Who pays you?',
        answer: 'Whoever we work for. The sum stands on the page you sign, and on each advertisement.'
      }
    ]
  },
  gallery: {
    title: 'Homes and streets',
    items: [
      {
        title: 'Row of four',
        alt: 'Four house fronts with different windows',
        category: 'work',
        description: 'The second from the left.'
      },
      {
        title: 'Corner flat',
        alt: 'A front with two rows of windows',
        category: 'work',
        description: 'Sun from noon.'
      },
      {
        title: 'Measuring',
        alt: 'Two figures before a house front',
        category: 'team',
        description: 'The plan is drawn by hand, then by machine.'
      },
      {
        title: 'The keys',
        alt: 'A figure beside a board with hooks',
        category: 'team',
        description: 'Ninety-four hooks.'
      },
      {
        title: 'The office',
        alt: 'A shop front with one large window',
        category: 'office',
        description: 'Come in, the kettle is at the back.'
      },
      {
        title: 'The archive',
        alt: 'Drawers in a grid',
        category: 'office',
        description: 'Plans since the street was built.'
      },
      {
        title: 'Open Saturday',
        alt: 'People before a row of houses',
        category: 'events',
        description: 'Six homes, one morning.'
      },
      {
        title: 'Street party',
        alt: 'A long table between house fronts',
        category: 'events',
        description: 'We bring the benches.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '9:00 am to 5:00 pm' },
    { days: 'Viewings', open: 'Until 8:00 pm, and on Saturdays' },
    { days: 'Emergencies of tenants', open: 'Day and night' }
  ],
  chat: {
    greeting: 'Hello! Are you looking, selling or letting?',
    replies: [
      'Which town or street, how many rooms, and up to what sum?',
      'I can send you the plan and the list of faults before you come.',
      'Viewings are one by one. Which evening suits you?',
      'For a valuation we need an hour in the house.'
    ]
  },
  callToAction: {
    booking: { title: 'Come and open the cupboards.', text: 'Choose a day and a time. One party at a time.' },
    otherwise: {
      title: 'What is it worth?',
      text: 'Write the address and the year it was built. We call and agree on an hour.'
    }
  },
  art: { style: 'facade', things: [] }
})
