import type { Industry } from '../words.ts'

/** Restaurants, cafés, bakeries, caterers. */
export const restaurant: Industry = ({ name, at }) => ({
  kicker: `Food and drink${at}`,
  title: `What is on the table${at} today, and what it costs.`,
  subtitle: `${name} writes the menu in the morning, after the market. Say how many you are and when you come.`,
  keywords: ['restaurant', 'menu', 'table', 'lunch', 'dinner', 'catering'],
  actions: {
    booking: 'Book a table',
    services: 'See the menu',
    gallery: 'See the kitchen',
    contact: 'Write to us'
  },
  reasons: {
    title: 'What happens when you come',
    intro: 'You sit, you eat, you know what it costs.',
    items: [
      {
        icon: 'clock',
        title: 'Your table waits',
        text: 'Fifteen minutes past the time you gave. After that we call you before we give it away.'
      },
      {
        icon: 'leaf',
        title: 'The market decides',
        text: 'What came in this morning is on the menu tonight. What did not is crossed out.'
      },
      {
        icon: 'tag',
        title: 'One price a plate',
        text: 'Bread, water and service are in it. The bill holds what the menu says.'
      },
      {
        icon: 'hand',
        title: 'Tell us what you cannot eat',
        text: 'The kitchen has a list of what is in each dish, and reads it with you.'
      }
    ]
  },
  services: {
    title: 'The menu, and the rest',
    intro: 'Prices include service. Dishes change with the market.',
    items: [
      {
        id: 'lunch',
        title: 'Lunch',
        text: 'Two courses on the table within forty minutes, Tuesday to Friday.',
        details: ['Soup or salad first', 'One dish with meat, one without', 'Coffee included'],
        price: '$19',
        duration: '40 min'
      },
      {
        id: 'dinner',
        title: 'Dinner',
        text: 'Four courses, the same for the whole table, or single plates from the card.',
        details: ['Begins at 6:00 pm and 8:30 pm', 'Card from $14 a plate', 'Wine by the glass from $7'],
        price: '$48 for four courses',
        duration: '2 h 15 min'
      },
      {
        id: 'long-table',
        title: 'The long table',
        text: 'One table for ten to sixteen people, in a room with a door.',
        details: [
          'Set menu agreed a week before',
          'Bring a cake, we bring plates',
          'Deposit of $10 a person'
        ],
        price: 'From $42 a person',
        duration: '4 h'
      },
      {
        id: 'catering',
        title: 'Catering',
        text: 'We cook here and serve at your place, within 25 miles.',
        details: ['Twelve people or more', 'Plates and glasses included', 'We take the washing-up with us'],
        price: 'From $28 a person',
        duration: 'Order 5 days before'
      },
      {
        id: 'take-away',
        title: 'Take-away',
        text: 'Order until 5:00 pm, collect from 6:00 pm, heat for ten minutes.',
        details: ['In jars with a deposit', 'Two dishes a day', 'Paid when you collect'],
        price: '$15 a dish',
        duration: 'Ready at 6:00 pm'
      }
    ]
  },
  process: {
    title: 'How an evening goes',
    items: [
      { title: 'You say when', text: 'Day, time, how many, and what nobody at the table may eat.' },
      { title: 'We write back', text: 'With the table, and the menu once it is written.' },
      {
        title: 'You sit down',
        text: 'Coats on the hook, water on the table, the first plate twenty minutes later.'
      },
      { title: 'You pay what it says', text: 'By card or cash, in one bill or split by the plate.' }
    ]
  },
  plans: {
    title: 'A standing table',
    intro: 'For people who come often. Paid by the month, ended any month.',
    starter: {
      text: 'One dinner for two a month.',
      includes: ['Four courses each', 'Any evening but Saturday', 'The menu by email on the day']
    },
    professional: {
      text: 'Lunch for two, every week.',
      includes: [
        'Two courses each, coffee',
        'The same table',
        'One dinner for two a month',
        '10% off catering'
      ]
    },
    enterprise: {
      text: 'Lunch for an office, or the room for a series of evenings.',
      includes: ['Set on your calendar', 'One invoice a month', 'A cook at your place']
    }
  },
  stats: {
    title: 'In short',
    years: 'years at the same stove',
    clients: 'guests who came back',
    satisfaction: 'would send a friend',
    support: 'tables to book online'
  },
  testimonials: {
    title: 'What guests say',
    items: [
      {
        name: 'Marguerite L.',
        text: 'We were late, they called, and the soup was still there.',
        rating: 5,
        context: 'Dinner'
      },
      {
        name: 'Dev P.',
        text: 'I said no nuts once. Nobody had to say it again all evening.',
        rating: 5,
        context: 'The long table'
      },
      {
        name: 'Hanna S.',
        text: 'Forty minutes for lunch, and I was back at my desk on time.',
        rating: 4,
        context: 'Lunch'
      }
    ]
  },
  reviews: [
    { name: 'Marguerite L.', rating: 5, comment: 'The bill was what the menu said.' },
    {
      name: 'Dev P.',
      rating: 5,
      comment: 'They read the list of ingredients with my daughter, dish by dish.'
    },
    { name: 'Oskar B.', rating: 4, comment: 'Saturday is loud. Ask for the room at the back.' },
    { name: 'Hanna S.', rating: 5, comment: 'Lunch on the table in eleven minutes.' }
  ],
  about: {
    title: 'Who cooks here',
    story: [
      `${name} buys in the morning, writes the menu before noon and cooks until the last table has eaten.`,
      'The menu is short. That is why everything on it is there.'
    ],
    values: [
      { title: 'Short lists', text: 'Fewer dishes, so that nothing waits in a freezer.' },
      { title: 'Named farms', text: 'The card says who grew it and how far it came.' },
      {
        title: 'Nothing thrown away',
        text: 'Yesterday’s bread is today’s crumbs. The rest goes to the food bank.'
      }
    ],
    team: [
      { name: 'Lucia Ferrante', role: 'Kitchen', text: 'Writes the menu and cooks the first course.' },
      { name: 'Samuel Adeyemi', role: 'Kitchen', text: 'Bread, sauces, and everything on the fire.' },
      { name: 'Noor Haddad', role: 'Tables', text: 'Knows who sits where, and what they cannot eat.' }
    ]
  },
  faq: {
    title: 'Before you come',
    items: [
      {
        question: 'I cannot eat everything. What now?',
        answer: 'Say so when you reserve. The kitchen tells you what can be left out, and what cannot.'
      },
      { question: 'We will be late.', answer: 'Call or write. A table is easy to keep when we know.' },
      {
        question: 'Can I bring children?',
        answer: 'Yes. Tell us their ages, so that chairs and plates fit.'
      },
      {
        question: 'How do I cancel?',
        answer: 'As early as you can, by the same way you reserved, so that somebody else can sit there.'
      },
      {
        question: 'Do you cook for groups?',
        answer: 'Ask with the day and the number of people. You get a menu and one price for it.'
      }
    ]
  },
  gallery: {
    title: 'From the kitchen to the table',
    items: [
      {
        title: 'Plates going out',
        alt: 'Three plates in a row on the pass',
        category: 'work',
        description: 'Two minutes between the stove and the table.'
      },
      {
        title: 'Bread in the morning',
        alt: 'A loaf, a jar and a branch on a board',
        category: 'work',
        description: 'Baked at six, cut at noon.'
      },
      {
        title: 'Kitchen, five o’clock',
        alt: 'Two people at a worktop before service',
        category: 'team',
        description: 'The menu is read aloud before the door opens.'
      },
      {
        title: 'Front of house',
        alt: 'A person carrying a bowl and a jug',
        category: 'team',
        description: 'Water first, then everything else.'
      },
      {
        title: 'By the window',
        alt: 'A table for two under a window with a vase',
        category: 'office',
        description: 'The table most people ask for.'
      },
      {
        title: 'The room with a door',
        alt: 'A long table with plates and glasses',
        category: 'office',
        description: 'Ten to sixteen people.'
      },
      {
        title: 'A birthday',
        alt: 'A long table with a bowl of lemons in the middle',
        category: 'events',
        description: 'The cake was brought, the plates were ours.'
      },
      {
        title: 'Harvest evening',
        alt: 'Ears of wheat and pears on a table',
        category: 'events',
        description: 'One menu, four farms, once a year.'
      }
    ]
  },
  hours: [
    { days: 'Tuesday to Friday', open: '12:00 pm to 2:30 pm, 6:00 pm to 11:00 pm' },
    { days: 'Saturday', open: '6:00 pm to 11:30 pm' },
    { days: 'Sunday and Monday', open: 'Closed' }
  ],
  chat: {
    greeting: 'Hello! A table, a question about the menu, or something else?',
    replies: [
      'For which day, what time and how many people?',
      'Tell me what nobody at the table may eat, and I ask the kitchen.',
      'The menu changes daily. I can send you today’s.',
      'For more than eight people it is best to leave a number; we call you back today.'
    ]
  },
  callToAction: {
    booking: {
      title: 'When are you hungry?',
      text: 'Choose a day and a time. The confirmation comes by email.'
    },
    otherwise: {
      title: 'When are you hungry?',
      text: 'Say the day, the time and how many you are. We write back.'
    }
  },
  art: { style: 'still', things: ['pot', 'bowl', 'lemon', 'plate', 'jar'] }
})
