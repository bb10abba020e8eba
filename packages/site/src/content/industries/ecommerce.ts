import type { Industry } from '../words.ts'

/** Shops, online and around the corner. */
export const ecommerce: Industry = ({ name, at }) => ({
  kicker: `Shop${at}`,
  title: 'Ordered before two, packed by four.',
  subtitle: `${name} keeps everything on these pages in stock${at}. You see what it costs, what the parcel costs, and when it is at your door.`,
  keywords: ['shop', 'online shop', 'delivery', 'returns', 'gifts', 'retail'],
  actions: {
    services: 'See what we sell',
    payments: 'Pay an order',
    contact: 'Ask about an item',
    gallery: 'Look around',
    booking: 'Book an hour in the shop'
  },
  prefers: ['services'],
  reasons: {
    title: 'What happens to an order',
    intro: 'Four things that are agreed before you pay.',
    items: [
      {
        icon: 'truck',
        title: 'Packed the same day',
        text: 'Orders before 2:00 pm leave at four, Monday to Friday.'
      },
      {
        icon: 'tag',
        title: 'The whole price',
        text: 'Tax is in it, and the parcel is shown before you pay.'
      },
      {
        icon: 'back',
        title: 'Thirty days to think',
        text: 'Send it back as it came. The label is in the box.'
      },
      { icon: 'tool', title: 'Repaired, not replaced', text: 'We keep spare parts for what we sell.' }
    ]
  },
  services: {
    title: 'What we sell',
    intro: 'In stock, or it is not on the page.',
    items: [
      {
        id: 'tableware',
        title: 'Tableware',
        text: 'Bowls, plates and jugs from two workshops, in four glazes.',
        details: ['Goes into the dishwasher', 'Sold singly', 'The same glaze next year'],
        price: 'From $18',
        duration: 'Ships in 1 day'
      },
      {
        id: 'textiles',
        title: 'Textiles',
        text: 'Linen by the yard, and sewn: towels, covers, aprons.',
        details: ['Washed once before it is cut', 'Samples by post, free', 'Hemmed to your measure'],
        price: 'From $24',
        duration: 'Ships in 1 to 5 days'
      },
      {
        id: 'light',
        title: 'Light',
        text: 'Lamps that can be opened, with bulbs you find anywhere.',
        details: ['Standard sockets', 'Cord in three lengths', 'Spare parts for ten years'],
        price: 'From $65',
        duration: 'Ships in 2 days'
      },
      {
        id: 'gift-boxes',
        title: 'Gift boxes',
        text: 'Three things that fit together, a card with your words, no invoice inside.',
        details: ['Written by hand', 'Sent on the day you say', 'Returned without the giver knowing'],
        price: '$48, $75 or $120',
        duration: 'On your day'
      },
      {
        id: 'repairs',
        title: 'Repairs',
        text: 'Send it in. We say what it costs before we begin.',
        details: ['Estimate within 3 days', 'Parcel back included', 'If it cannot be saved you pay nothing'],
        price: 'From $15',
        duration: '2 weeks'
      }
    ]
  },
  process: {
    title: 'From page to door',
    items: [
      { title: 'You choose', text: 'Each page says size, weight, material and what is left.' },
      { title: 'You pay', text: 'The sum on the button is the sum on the statement.' },
      { title: 'We pack', text: 'In paper. You get a number to follow the parcel.' },
      { title: 'You keep it, or not', text: 'Thirty days. The money is back three days after the parcel.' }
    ]
  },
  plans: {
    title: 'For those who buy for others',
    intro: 'Cafés, offices, hotels. Paid by the month, ended any month.',
    starter: {
      text: 'A shelf that is never empty.',
      includes: ['One delivery a month', 'Exchange what does not sell', 'Invoice at 14 days']
    },
    professional: {
      text: 'A house, furnished and kept.',
      includes: ['Weekly delivery', '15% off everything', 'Broken pieces replaced', 'A person by name']
    },
    enterprise: {
      text: 'Your glaze, your label, your quantities.',
      includes: ['Samples first', 'Stock held for you', 'Price fixed for a year']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years of parcels',
    clients: 'regular customers',
    satisfaction: 'of parcels on the day',
    support: 'orders taken'
  },
  testimonials: {
    title: 'What customers say',
    items: [
      {
        name: 'Beatriz C.',
        text: 'The fourth bowl I bought matches the first, three years later.',
        rating: 5,
        context: 'Tableware'
      },
      {
        name: 'Will H.',
        text: 'I sent the lamp in on Monday. The estimate was eleven dollars.',
        rating: 5,
        context: 'Repairs'
      },
      {
        name: 'Sunita R.',
        text: 'The card was written by hand, with my words and no others.',
        rating: 5,
        context: 'Gift box'
      }
    ]
  },
  reviews: [
    { name: 'Beatriz C.', rating: 5, comment: 'Packed in paper, nothing broken, four times now.' },
    { name: 'Will H.', rating: 5, comment: 'They repaired a lamp they had not sold me.' },
    {
      name: 'Grace T.',
      rating: 4,
      comment: 'One glaze is darker than in the picture. Returned without a word.'
    },
    { name: 'Sunita R.', rating: 5, comment: 'Arrived on the birthday, at ten in the morning.' }
  ],
  about: {
    title: 'Who packs it',
    story: [
      `${name} sells what can be used every day and repaired when it breaks.`,
      'We visit the workshops, and write on each page who made it and where.'
    ],
    values: [
      { title: 'Few things', text: 'Two of each kind. We chose so that you need not scroll.' },
      { title: 'Known makers', text: 'The workshop is named, with its town.' },
      { title: 'No countdowns', text: 'No clock, no last piece that is never the last.' }
    ],
    team: [
      { name: 'Ana Duarte', role: 'Buying', text: 'Drives to the workshops twice a year.' },
      { name: 'Kwame Asante', role: 'Packing', text: 'Has a shape of paper for each thing.' },
      { name: 'Sofie Jensen', role: 'Letters and repairs', text: 'Answers within a day, and owns the glue.' }
    ]
  },
  faq: {
    title: 'Before you order',
    items: [
      {
        question: 'What does the parcel cost?',
        answer: 'It depends on weight and place. The sum is shown before you pay, never after.'
      },
      {
        question: 'How do I send something back?',
        answer: 'Write first, with the number of the order. You get the address and the label.'
      },
      {
        question: 'It arrived broken.',
        answer: 'Send a picture on the same day. You choose between a new one and the money.'
      },
      {
        question: 'Can you put something aside?',
        answer: 'Ask with the name of the item. We write back how long it stays yours.'
      },
      { question: 'Can I collect it?', answer: 'Write when you would come, and we have it ready.' }
    ]
  },
  gallery: {
    title: 'Shelves and tables',
    items: [
      {
        title: 'Four glazes',
        alt: 'Four jars of different colours on a shelf',
        category: 'work',
        description: 'Sand, slate, moss, rust.'
      },
      {
        title: 'Linen, washed',
        alt: 'Folded cloth beside a vase',
        category: 'work',
        description: 'It does not shrink again.'
      },
      {
        title: 'Packing at three',
        alt: 'Two people at a table with paper',
        category: 'team',
        description: 'An hour before the van.'
      },
      {
        title: 'Buying trip',
        alt: 'A person holding a bowl to the light',
        category: 'team',
        description: 'One out of forty.'
      },
      {
        title: 'The shelf',
        alt: 'A wall with jars, bowls and plates',
        category: 'office',
        description: 'What is here is in stock.'
      },
      {
        title: 'The bench',
        alt: 'A lamp, taken apart, on a table',
        category: 'office',
        description: 'Repairs on Tuesdays.'
      },
      {
        title: 'Seconds sale',
        alt: 'A long table full of plates',
        category: 'events',
        description: 'Small faults, half the price, once a year.'
      },
      {
        title: 'Workshop day',
        alt: 'Hands around a pot on a wheel',
        category: 'events',
        description: 'You glaze one, we fire it.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '10:00 am to 6:00 pm' },
    { days: 'Saturday', open: '10:00 am to 4:00 pm' },
    { days: 'Orders online', open: 'At any time' }
  ],
  chat: {
    greeting: 'Hello! Is it about an order, or about something you have seen?',
    replies: [
      'What is the number of your order? It stands at the top of the email.',
      'I can measure it for you. Which side do you need?',
      'If it is on the page, it is in stock.',
      'For a return I send you the label. Is the item unused?'
    ]
  },
  callToAction: {
    booking: { title: 'Come and hold it.', text: 'Choose an hour. We put what you name on the table.' },
    otherwise: {
      title: 'What do you need by when?',
      text: 'Look through the pages, or write, and we say what can be there.'
    }
  },
  art: { style: 'still', things: ['jar', 'bowl', 'vase', 'pot', 'plate'] }
})
