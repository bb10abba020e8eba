import { startingPrice } from '../prices.ts'
import type { Industry } from '../words.ts'

/** Software makers, agencies, IT service. */
export const technology: Industry = ({ name, at }) => ({
  kicker: `Software and IT${at}`,
  title: 'Software that ships on Thursdays.',
  subtitle: `${name} builds, runs and repairs software for companies${at}. A version a week, a price before each, and your name on the code.`,
  keywords: ['software', 'development', 'IT support', 'cloud', 'integration', 'maintenance'],
  actions: {
    booking: 'Book a call',
    services: 'See what we do',
    contact: 'Describe your problem',
    gallery: 'See our work'
  },
  reasons: {
    title: 'How we work',
    intro: 'Short steps, so that a wrong one costs a week.',
    items: [
      {
        icon: 'calendar',
        title: 'A version a week',
        text: 'You click through it on Thursday and say what is wrong on Friday.'
      },
      {
        icon: 'tag',
        title: 'A price for each step',
        text: 'We estimate one week at a time. You stop after any of them.'
      },
      {
        icon: 'code',
        title: 'Yours from the first line',
        text: 'The code lies in your repository, with your licence.'
      },
      {
        icon: 'book',
        title: 'Written so others can take over',
        text: 'One page on how it is built, one command to run it.'
      }
    ]
  },
  services: {
    title: 'What we do',
    intro: 'One team from the first drawing to the night the server stops.',
    items: [
      {
        id: 'web-applications',
        title: 'Web applications',
        text: 'Forms, lists, reports and the rules behind them, in the browser and on the phone.',
        details: ['A version every week', 'Tests that run on each change', 'Runs on your servers or ours'],
        price: startingPrice,
        duration: '6 to 12 weeks'
      },
      {
        id: 'integration',
        title: 'Integration',
        text: 'Two systems that do not talk get one that translates between them.',
        details: ['A map of what goes where', 'A log of each message', 'An alarm when one side is silent'],
        price: 'From $4,800',
        duration: '3 weeks'
      },
      {
        id: 'hosting',
        title: 'Hosting and care',
        text: 'Updates, backups, and somebody who is woken at night.',
        details: [
          'Backup each night, restored each month to prove it',
          'Security updates within 48 hours',
          'A report you can read'
        ],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'rescue',
        title: 'Rescue',
        text: 'The people who built it are gone. We read the code and say what it would take.',
        details: ['Two weeks of reading', 'A list by risk', 'The three repairs that cannot wait'],
        price: '$3,900',
        duration: '2 weeks'
      },
      {
        id: 'support-desk',
        title: 'Support desk',
        text: 'Your people call, a person answers, and the same person calls back.',
        details: ['Telephone and chat', 'First answer within 15 minutes', 'A list of what breaks most'],
        price: startingPrice,
        duration: 'By the month'
      }
    ]
  },
  process: {
    title: 'The first month',
    items: [
      { title: 'Day 1: you show us', text: 'An hour at your screen. We watch how the work is done now.' },
      { title: 'Day 3: a page', text: 'What we would build first, what it costs, what we would leave out.' },
      { title: 'Day 10: a version', text: 'Something that runs, with the part that worries you most.' },
      { title: 'Day 30: in use', text: 'Three people work with it. We fix what they say.' }
    ]
  },
  plans: {
    title: 'Care by the month',
    intro: 'For software we built, and for software we did not.',
    starter: {
      text: 'One application, looked after.',
      includes: ['Updates and backups', 'Answer within a day', '1 hour of changes']
    },
    professional: {
      text: 'Several applications, and somebody on duty.',
      includes: [
        'Answer within an hour',
        'Watched around the clock',
        '6 hours of changes',
        'A call each month'
      ]
    },
    enterprise: {
      text: 'Your own team at our desks.',
      includes: ['People by name', 'Your tools and your rules', 'A contract your lawyers have read']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years of software in use',
    clients: 'versions shipped to clients',
    satisfaction: 'of releases on the day',
    support: 'somebody on duty'
  },
  testimonials: {
    title: 'What clients say',
    items: [
      {
        name: 'Ingrid Solberg',
        text: 'On the second Thursday it already did the one thing we had asked for.',
        rating: 5,
        context: 'Web application'
      },
      {
        name: 'Rafael Moreno',
        text: 'They told us which half of the list we did not need.',
        rating: 5,
        context: 'Integration'
      },
      {
        name: 'Claire Dubois',
        text: 'Our old supplier was gone. They read nine years of code in two weeks.',
        rating: 5,
        context: 'Rescue'
      }
    ]
  },
  reviews: [
    { name: 'Ingrid Solberg', rating: 5, comment: 'A version each Thursday, for eleven weeks.' },
    { name: 'Rafael Moreno', rating: 5, comment: 'The estimate for the week was the invoice for the week.' },
    { name: 'Jun Tanaka', rating: 4, comment: 'They say no quite often. They were right each time but one.' },
    { name: 'Claire Dubois', rating: 5, comment: 'The new people we hired could start on the first day.' }
  ],
  about: {
    title: 'Who writes it',
    story: [
      `${name} sits down beside the people who will use the software before writing any of it.`,
      'What we build can be read, run and changed without us. Most clients stay all the same.'
    ],
    values: [
      { title: 'Small steps', text: 'Nothing takes longer than a week before somebody sees it.' },
      { title: 'Plain words', text: 'If it cannot be explained on a page, it is not understood yet.' },
      { title: 'No lock', text: 'Open formats, your accounts, your keys.' }
    ],
    team: [
      { name: 'Maya Lindqvist', role: 'Design and front end', text: 'Draws it, then builds it.' },
      {
        name: 'Tobias Okonkwo',
        role: 'Back end',
        text: 'Data, interfaces, and what happens at three in the morning.'
      },
      { name: 'Farid Rahimi', role: 'Operations', text: 'Restores a backup on the first of each month.' }
    ]
  },
  faq: {
    title: 'Asked before every project',
    items: [
      {
        question: 'What does it cost?',
        answer: 'Describe it in ten lines. You get a price for the first step, and a range for the rest.'
      },
      {
        question: 'Who owns the code?',
        answer: 'You, once it is paid. It lies in your repository from the first day.'
      },
      {
        question: 'Can you work with what we have?',
        answer: 'Mostly. We read it first and say which parts we would keep.'
      },
      {
        question: 'What if you close one day?',
        answer: 'The documentation says how to run, change and deploy it without us.'
      },
      {
        question: 'Do you sign a confidentiality agreement?',
        answer: 'Send yours with the first letter, and we return it signed or with a question.'
      }
    ]
  },
  gallery: {
    title: 'Work',
    items: [
      {
        title: 'Stock on one page',
        alt: 'Tiles of different sizes with numbers',
        category: 'work',
        description: 'Four systems, one list.'
      },
      {
        title: 'Route planner',
        alt: 'Tiles that form a path',
        category: 'work',
        description: 'Drivers see their day on the phone.'
      },
      {
        title: 'Thursday',
        alt: 'Three figures before a wall of tiles',
        category: 'team',
        description: 'The weekly version is shown to whoever is there.'
      },
      {
        title: 'On duty',
        alt: 'One figure beside a lamp',
        category: 'team',
        description: 'Two people a week, one telephone.'
      },
      {
        title: 'The desks',
        alt: 'A row of tables under windows',
        category: 'office',
        description: 'Two quiet rooms, one loud one.'
      },
      {
        title: 'Server room',
        alt: 'Columns of small squares',
        category: 'office',
        description: 'Mostly empty since the move.'
      },
      {
        title: 'Open evening',
        alt: 'Many small figures in a room',
        category: 'events',
        description: 'Each spring we show what went wrong.'
      },
      {
        title: 'School week',
        alt: 'Figures around a table with tiles',
        category: 'events',
        description: 'Five pupils, five days, one game.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '9:00 am to 6:00 pm' },
    { days: 'On duty for clients', open: 'Day and night' }
  ],
  chat: {
    greeting: 'Hello! Is something broken, or is something missing?',
    replies: [
      'What does the message say, word for word?',
      'Since when, and what was changed on that day?',
      'A person on duty reads this now. Leave a number if it is urgent.',
      'For a new project: what should it do that you do by hand today?'
    ]
  },
  callToAction: {
    booking: {
      title: 'Half an hour, no slides.',
      text: 'Show us the problem on your screen. We say whether we are the right people.'
    },
    otherwise: {
      title: 'Ten lines are enough.',
      text: 'Write what takes you too long. We answer with a price for the first step.'
    }
  },
  art: { style: 'tiles', things: [] }
})
