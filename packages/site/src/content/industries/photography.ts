import type { Industry } from '../words.ts'

/** Photographers and film makers. */
export const photography: Industry = ({ name, at }) => ({
  kicker: `Photographer${at}`,
  title: 'Weddings, workrooms and weather.',
  subtitle: `${name} photographs people${at} where they live and work, in the light that is there. Files come without a watermark.`,
  keywords: ['photographer', 'wedding photography', 'portraits', 'prints', 'studio', 'documentary'],
  actions: {
    gallery: 'See the work',
    booking: 'Ask for a date',
    services: 'See commissions and prices',
    contact: 'Write a letter',
    payments: 'Pay a deposit'
  },
  prefers: ['gallery', 'booking'],
  reasons: {
    title: 'How the pictures come about',
    intro: 'Slowly, and mostly outdoors.',
    items: [
      {
        icon: 'sun',
        title: 'Light that is there',
        text: 'No flash, no backdrop. We meet when it is good, even at five in the morning.'
      },
      { icon: 'people', title: 'No poses', text: 'An hour of walking gives better pictures than a list.' },
      {
        icon: 'image',
        title: 'Yours to keep',
        text: 'Full size, without a mark, in a private gallery that you can download.'
      },
      { icon: 'calendar', title: 'Ten days', text: 'Edited by hand. The date stands on the page we sign.' }
    ]
  },
  services: {
    title: 'Commissions',
    intro: 'Prices include travel within 25 miles.',
    items: [
      {
        id: 'wedding',
        title: 'A wedding day',
        text: 'From the first coffee to the last song. About 500 pictures.',
        details: [
          'A walk together beforehand',
          'Ten pictures on the next morning',
          'All of them after ten days'
        ],
        price: 'From $2,900',
        duration: '10 h'
      },
      {
        id: 'portrait',
        title: 'A portrait walk',
        text: 'Ninety minutes outdoors, thirty pictures, one print.',
        details: ['A place you choose', 'Bring whom you like', 'Rain is fine'],
        price: '$380',
        duration: '90 min'
      },
      {
        id: 'workplace',
        title: 'A place at work',
        text: 'Workshops, kitchens, practices: the people and what their hands do.',
        details: ['No work stops', 'Forty pictures for web and print', 'Use without limit'],
        price: 'From $740',
        duration: 'Half a day'
      },
      {
        id: 'family',
        title: 'An ordinary Sunday',
        text: 'Breakfast, the stairs, the dog. Two hours at home.',
        details: ['Nothing is tidied up', 'Fifty pictures', 'A small book'],
        price: '$520',
        duration: '2 h'
      },
      {
        id: 'prints',
        title: 'Prints',
        text: 'Editions of ten on cotton paper, signed.',
        details: ['Three sizes', 'Framed on request', 'Sent flat'],
        price: 'From $120',
        duration: '2 weeks'
      }
    ]
  },
  process: {
    title: 'From letter to picture',
    items: [
      { title: 'You write', text: 'The day, the place, who will be there.' },
      { title: 'We walk', text: 'Half an hour, without a camera.' },
      { title: 'The day', text: 'I come early and am mostly behind a door.' },
      { title: 'Ten days later', text: 'A gallery with a password, and a letter with the prints.' }
    ]
  },
  plans: {
    title: 'Pictures all year',
    intro: 'For shops, practices and papers. Paid by the month, ended any month.',
    starter: {
      text: 'One visit a quarter.',
      includes: ['20 pictures each time', 'For web and print', 'A date you choose']
    },
    professional: {
      text: 'One visit a month.',
      includes: [
        '40 pictures each time',
        'Portraits of new people',
        'Two prints for the wall',
        'First choice of dates'
      ]
    },
    enterprise: {
      text: 'Several places, or a book.',
      includes: ['A picture plan for the year', 'Rights as you need them', 'One invoice']
    }
  },
  stats: {
    title: 'So far',
    years: 'years behind the camera',
    clients: 'commissions',
    satisfaction: 'came back or sent a friend',
    support: 'access to your gallery'
  },
  testimonials: {
    title: 'Letters',
    items: [
      {
        name: 'Inês and Duarte',
        text: 'We look like ourselves. My grandmother has the kitchen picture on her wall.',
        rating: 5,
        context: 'Wedding'
      },
      {
        name: 'R. Hollander',
        text: 'Forty minutes of waiting for a cloud, and it was worth them.',
        rating: 5,
        context: 'Portrait'
      },
      {
        name: 'A joinery',
        text: 'The workshop has never looked so calm. It is not.',
        rating: 5,
        context: 'Workplace'
      }
    ]
  },
  reviews: [
    { name: 'Inês F.', rating: 5, comment: 'We forgot about the camera before the cake.' },
    { name: 'R. Hollander', rating: 5, comment: 'The print is heavier than I had thought.' },
    { name: 'Nadia E.', rating: 4, comment: 'Five in the morning is five in the morning.' },
    { name: 'Tomasz G.', rating: 5, comment: 'Ten days, to the day.' }
  ],
  about: {
    title: 'Who is behind it',
    story: [
      `${name} takes few commissions a year, so that each has its own light.`,
      'Edited by hand, one picture after another, with the telephone in another room.'
    ],
    values: [
      { title: 'Ask first', text: 'Nobody is shown who does not want to be.' },
      { title: 'As it was', text: 'Light and crop, nothing else. Nothing is added or taken out.' },
      { title: 'On paper', text: 'A picture is finished when it can hang.' }
    ],
    team: [
      { name: 'Mara Ilves', role: 'Camera', text: 'Walks a lot.' },
      { name: 'Jonas Petit', role: 'Second camera', text: 'On wedding days, at the other end of the room.' },
      { name: 'Celeste Amaro', role: 'Prints', text: 'Paper, ink, frames.' }
    ]
  },
  faq: {
    title: 'Good to know',
    items: [
      {
        question: 'Do you travel?',
        answer: 'Yes. Beyond the radius on the price list the journey is added, at cost.'
      },
      {
        question: 'Can we have the raw files?',
        answer: 'No, but every finished picture comes in full size, without a mark.'
      },
      {
        question: 'How far ahead should we ask?',
        answer: 'For a Saturday in summer as soon as you know it. For a walk, two weeks.'
      },
      {
        question: 'What if it rains?',
        answer: 'Then it rains in the pictures, or we move the day. You decide in the morning.'
      },
      {
        question: 'May we publish the pictures?',
        answer: 'Privately yes. For a business the use stands on the page we sign.'
      }
    ]
  },
  gallery: {
    title: 'Work',
    items: [
      {
        title: 'Ferry, six in the morning',
        alt: 'A low horizon over water with a pale sun',
        category: 'work',
        description: 'The light lasted four minutes.'
      },
      {
        title: 'Hills after rain',
        alt: 'Three lines of hills, the last one bright',
        category: 'work',
        description: 'From the portrait walk with R. H.'
      },
      {
        title: 'The second camera',
        alt: 'A figure on a hill',
        category: 'team',
        description: 'Carries the umbrella.'
      },
      {
        title: 'Choosing',
        alt: 'Two figures over a table of prints',
        category: 'team',
        description: 'Five hundred become sixty.'
      },
      {
        title: 'North window',
        alt: 'A horizon seen through a window',
        category: 'office',
        description: 'The studio, in as far as there is one.'
      },
      {
        title: 'Paper',
        alt: 'Layers in pale colours',
        category: 'office',
        description: 'Cotton, 310 grams.'
      },
      {
        title: 'Wedding on the hill',
        alt: 'A line of figures under a large sky',
        category: 'events',
        description: 'The wind was not invited.'
      },
      {
        title: 'Last song',
        alt: 'Lamps over a dark field',
        category: 'events',
        description: 'Half past two.'
      }
    ]
  },
  hours: [
    { days: 'Studio, Tuesday to Thursday', open: 'By appointment' },
    { days: 'Outdoors', open: 'When the light is there' }
  ],
  chat: {
    greeting: 'Hello! Which day, and which place?',
    replies: [
      'How many people will be there, and what happens at what time?',
      'I answer within two days, also when the answer is no.',
      'The prices include travel within 25 miles. How far is it?',
      'A walk can be moved until the evening before.'
    ]
  },
  callToAction: {
    booking: {
      title: 'Tell me the day and the place.',
      text: 'Choose a day for the first talk. Half an hour, without a camera.'
    },
    otherwise: {
      title: 'Tell me the day and the place.',
      text: 'Every letter is answered, also when the answer is no.'
    }
  },
  art: { style: 'horizon', things: [] }
})
