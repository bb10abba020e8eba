import { startingPrice } from '../prices.ts'
import type { Industry } from '../words.ts'

/** Professional services: lawyers, architects, consultants, craftsmen, agencies. */
export const services: Industry = ({ name, at }) => ({
  kicker: `Professional services${at}`,
  title: 'You say what is wrong. You get a date and a price.',
  subtitle: `${name} works for companies and households${at}. An answer within a day, one person who stays with it, and a bill that matches the offer.`,
  keywords: ['professional services', 'consulting', 'advice', 'projects', 'offer', 'local'],
  actions: {
    booking: 'Book a first talk',
    services: 'See what we do',
    contact: 'Describe the job',
    about: 'See who comes'
  },
  reasons: {
    title: 'What you can hold us to',
    intro: 'Four lines that stand on every offer.',
    items: [
      {
        icon: 'clock',
        title: 'An answer within a day',
        text: 'With a question, an offer, or the name of somebody who does it better.'
      },
      {
        icon: 'person',
        title: 'One person',
        text: 'Whoever comes first also finishes it. You have the number.'
      },
      {
        icon: 'tag',
        title: 'A price that holds',
        text: 'If we were wrong about the hours, that is our side of the page.'
      },
      { icon: 'check', title: 'Looked at again', text: 'Thirty days later we ask whether it still works.' }
    ]
  },
  services: {
    title: 'What we do',
    intro: 'Each begins with a talk that costs nothing.',
    items: [
      {
        id: 'first-talk',
        title: 'First talk',
        text: 'Half an hour. We listen, and say what we would do first.',
        details: [
          'Here, by telephone or at your place',
          'A page of notes afterwards',
          'No offer unless you ask for one'
        ],
        price: 'Free',
        duration: '30 min'
      },
      {
        id: 'review',
        title: 'Review',
        text: 'We look at what is there and write down what is missing.',
        details: ['A day on site', 'A list by urgency', 'What it would cost to leave it'],
        price: '$480',
        duration: '1 week'
      },
      {
        id: 'project',
        title: 'Project',
        text: 'From the list to the last signature.',
        details: ['Dates before we begin', 'A note each Friday', 'You can stop after each stage'],
        price: 'From $2,400',
        duration: '4 to 10 weeks'
      },
      {
        id: 'care',
        title: 'Standing care',
        text: 'We come by, look, and do the small things before they grow.',
        details: ['A visit each month', 'A number that is answered', 'Small repairs included'],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'second-opinion',
        title: 'Second opinion',
        text: 'You have an offer from somebody else. We read it with you.',
        details: ['Line by line', 'What is missing, what is too much', 'We do not bid for it ourselves'],
        price: '$160',
        duration: '2 days'
      }
    ]
  },
  process: {
    title: 'How a job goes',
    items: [
      { title: 'You describe it', text: 'Ten lines and a picture are enough.' },
      { title: 'We come and look', text: 'At a time you choose. Half an hour.' },
      { title: 'You get one page', text: 'What, until when, for how much.' },
      { title: 'We do it', text: 'And come back after thirty days.' }
    ]
  },
  plans: {
    title: 'Standing care',
    intro: 'Paid by the month, ended any month.',
    starter: {
      text: 'One place, looked after.',
      includes: ['A visit each month', 'Answer within a day', 'Small things done at once']
    },
    professional: {
      text: 'Several places, or one that may not stop.',
      includes: [
        'A visit each week',
        'Answer within two hours',
        'Material up to $100 included',
        'A plan for the year'
      ]
    },
    enterprise: {
      text: 'For companies with rules of their own.',
      includes: ['Your forms and your hours', 'A person by name', 'One invoice a month']
    }
  },
  stats: {
    title: 'In short',
    years: 'years in the trade',
    clients: 'jobs handed over',
    satisfaction: 'at the price of the offer',
    support: 'a number that is answered'
  },
  testimonials: {
    title: 'What clients say',
    items: [
      {
        name: 'Rosalind K.',
        text: 'The offer was one page. So was the bill.',
        rating: 5,
        context: 'Project'
      },
      {
        name: 'Yusuf D.',
        text: 'They read the other firm’s offer and told me to take it.',
        rating: 5,
        context: 'Second opinion'
      },
      {
        name: 'Margit L.',
        text: 'Thirty days later the telephone rang: did it still work? It did.',
        rating: 5,
        context: 'Review'
      }
    ]
  },
  reviews: [
    { name: 'Rosalind K.', rating: 5, comment: 'A note every Friday. I read them all.' },
    { name: 'Yusuf D.', rating: 5, comment: 'Honest about what they do not do.' },
    { name: 'Brendan C.', rating: 4, comment: 'Booked out for three weeks. Then on the minute.' },
    { name: 'Margit L.', rating: 5, comment: 'The same person from the first to the last day.' }
  ],
  about: {
    title: 'Who comes',
    story: [
      `At ${name} whoever looks at the job also does it.`,
      'We write short offers, and stop when the work is done.'
    ],
    values: [
      { title: 'One page', text: 'If the offer needs two, we have not understood the job.' },
      { title: 'Say no early', text: 'And name somebody who says yes.' },
      { title: 'Leave it swept', text: 'Desk, file or floor.' }
    ],
    team: [
      { name: 'Helen Forsyth', role: 'First talks', text: 'Answers by noon.' },
      { name: 'Dimitri Pappas', role: 'Projects', text: 'Writes the note on Friday.' },
      { name: 'Wanjiru Kamau', role: 'Standing care', text: 'Comes by on the first Tuesday.' }
    ]
  },
  faq: {
    title: 'Before you call',
    items: [
      {
        question: 'What does the first talk cost?',
        answer: 'Nothing. You get a page of notes, and an offer only if you ask for one.'
      },
      {
        question: 'How long until you can begin?',
        answer: 'The offer names the first day. If that is too late for you, we say who is free.'
      },
      {
        question: 'What if it takes longer?',
        answer: 'You hear it the day we know it, with the reason. The price stays unless the job grew.'
      },
      {
        question: 'Do you work outside the town?',
        answer: 'Write where it is. The way there is on the offer, as a line of its own.'
      },
      {
        question: 'What do you need from me?',
        answer: 'Ten lines, a picture if there is something to see, and the day by which it has to be done.'
      }
    ]
  },
  gallery: {
    title: 'Jobs and people',
    items: [
      { title: 'Before', alt: 'Layers of lines, crossing', category: 'work', description: 'As we found it.' },
      { title: 'After', alt: 'Layers of lines, in order', category: 'work', description: 'Nine days later.' },
      {
        title: 'Friday note',
        alt: 'A figure at a table with a page',
        category: 'team',
        description: 'Half a page, every week.'
      },
      {
        title: 'On the way',
        alt: 'Two figures with cases',
        category: 'team',
        description: 'Half past seven.'
      },
      {
        title: 'The table',
        alt: 'A table with papers and a lamp',
        category: 'office',
        description: 'First talks happen here.'
      },
      {
        title: 'The shelf',
        alt: 'Rows of folders',
        category: 'office',
        description: 'One a job, with its date.'
      },
      {
        title: 'Handing over',
        alt: 'Figures around an open door',
        category: 'events',
        description: 'With cake.'
      },
      {
        title: 'Open evening',
        alt: 'Figures in a room with lamps',
        category: 'events',
        description: 'Ask anything, once a year.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '8:00 am to 5:30 pm' },
    { days: 'Saturday and Sunday', open: 'Closed' }
  ],
  chat: {
    greeting: 'Hello! What is it about?',
    replies: [
      'Where is it, and by when does it have to be done?',
      'Ten lines and a picture are enough for a first answer.',
      'The first talk is free. Would a morning or an evening suit you?',
      'If we are not the right ones, I give you a name.'
    ]
  },
  callToAction: {
    booking: {
      title: 'Half an hour, free of charge.',
      text: 'Choose a time. You get a page of notes afterwards.'
    },
    otherwise: { title: 'Ten lines are enough.', text: 'Say what it is and by when. We answer within a day.' }
  },
  art: { style: 'relief', things: [] }
})
