import { startingPrice } from '../prices.ts'
import type { Industry } from '../words.ts'

/** Security testers, incident responders, auditors. */
export const cyberSecurity: Industry = ({ name, at }) => ({
  kicker: `Cyber security${at}`,
  title: 'We break in first, and hand you the list.',
  subtitle: `${name} tests networks, applications and people${at}, writes down what opened, and comes back to see it closed.`,
  keywords: ['cyber security', 'penetration test', 'incident response', 'monitoring', 'audit', 'training'],
  actions: {
    booking: 'Book a first call',
    services: 'See what we test',
    contact: 'Write to us',
    faq: 'Read the answers'
  },
  reasons: {
    title: 'What you hold afterwards',
    intro: 'A list, an order, and a date for each line.',
    items: [
      {
        icon: 'search',
        title: 'Findings you can repeat',
        text: 'Each one with the steps, a picture, and the command that shows it.'
      },
      { icon: 'list', title: 'An order', text: 'By what it would cost you, not by a score from a table.' },
      {
        icon: 'shield',
        title: 'A second look',
        text: 'When you have repaired it we try again. That is in the price.'
      },
      {
        icon: 'lock',
        title: 'Nothing leaves',
        text: 'What we see is encrypted, counted, and deleted on the agreed day.'
      }
    ]
  },
  services: {
    title: 'What we test and what we watch',
    intro: 'Each begins with a signed page that says what may be touched.',
    items: [
      {
        id: 'penetration-test',
        title: 'Penetration test',
        text: 'Two people, two weeks, one application or one network.',
        details: [
          'Scope and emergency number in writing',
          'A call the hour we find something that cannot wait',
          'Report, talk, second test'
        ],
        price: 'From $9,500',
        duration: '2 weeks'
      },
      {
        id: 'watch',
        title: 'Watch',
        text: 'Your logs come to us. A person reads what the machine marks.',
        details: ['Sensors on servers and laptops', 'First answer within 15 minutes', 'A page each month'],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'incident',
        title: 'Incident',
        text: 'It has happened. We isolate, preserve, find the way in and help you back.',
        details: [
          'A person on the telephone within the hour',
          'Evidence that a court accepts',
          'A timeline you can show'
        ],
        price: '$290 an hour',
        duration: 'Starts at once'
      },
      {
        id: 'phishing',
        title: 'Letters that are not from the boss',
        text: 'We write to your people as a thief would, and teach those who clicked.',
        details: ['Three letters in a quarter', 'No names in the report', 'Half an hour of training'],
        price: startingPrice,
        duration: 'A quarter'
      },
      {
        id: 'audit',
        title: 'Audit readiness',
        text: 'What the auditor will ask for, in a folder, before the auditor asks.',
        details: ['Gaps by paragraph', 'Drafts of the missing papers', 'We sit beside you on the day'],
        price: 'From $6,200',
        duration: '6 weeks'
      }
    ]
  },
  process: {
    title: 'From call to closed',
    items: [
      { title: 'Scope', text: 'One page: what may be touched, when, and whom to call.' },
      { title: 'Test', text: 'We write a log of each step. What cannot wait we say the same hour.' },
      { title: 'Report', text: 'Two pages for the board, the rest for the people who repair it.' },
      { title: 'Second test', text: 'Each finding again. Closed means that we tried.' }
    ]
  },
  plans: {
    title: 'By the month',
    intro: 'For companies without a security team of their own.',
    starter: {
      text: 'Up to 25 people.',
      includes: ['Outside scan each week', 'A question answered within a day', 'One letter test a quarter']
    },
    professional: {
      text: 'Up to 250 people.',
      includes: [
        'Watch around the clock',
        'First answer within 15 minutes',
        'One penetration test a year',
        'Training for everybody'
      ]
    },
    enterprise: {
      text: 'Several sites, or a law that asks for more.',
      includes: ['Your rules and your auditor', 'A person by name', 'A rehearsal twice a year']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years of tests',
    clients: 'networks entered with permission',
    satisfaction: 'of findings closed at the second test',
    support: 'a person on duty'
  },
  testimonials: {
    title: 'What clients say',
    items: [
      {
        name: 'Head of IT, a manufacturer',
        text: 'They called on the second day at four in the afternoon. It was closed by six.',
        rating: 5,
        context: 'Penetration test'
      },
      {
        name: 'Managing director, a clinic',
        text: 'Two pages I could read, and forty that my people could use.',
        rating: 5,
        context: 'Audit readiness'
      },
      {
        name: 'Office manager, a law firm',
        text: 'Nine of us clicked. Nobody was named, and in autumn it was one.',
        rating: 5,
        context: 'Letters'
      }
    ]
  },
  reviews: [
    { name: 'Daniel W.', rating: 5, comment: 'Every finding came with the command to see it yourself.' },
    { name: 'Amara J.', rating: 5, comment: 'They answered at 2:40 at night, and stayed on the line.' },
    { name: 'Peter K.', rating: 4, comment: 'The report is long. The first two pages are what you need.' },
    { name: 'Lena F.', rating: 5, comment: 'The second test was included, as they had said.' }
  ],
  about: {
    title: 'Who tries the door',
    story: [
      `${name} works with written permission, inside the hours and the scope that the client signs.`,
      'We sell no products and take no commission on what we recommend.'
    ],
    values: [
      { title: 'Permission first', text: 'No packet is sent before the page is signed.' },
      { title: 'Say it the same hour', text: 'A hole that others may find does not wait for a report.' },
      { title: 'No fear', text: 'We say what is likely, what it costs, and what to do on Monday.' }
    ],
    team: [
      { name: 'Katarina Novak', role: 'Tests', text: 'Applications and what lies behind them.' },
      { name: 'Joseph Mensah', role: 'Watch and incidents', text: 'Reads logs, writes timelines.' },
      { name: 'Yuki Arai', role: 'People', text: 'Writes the letters that nobody should answer.' }
    ]
  },
  faq: {
    title: 'Asked before signing',
    items: [
      {
        question: 'Can a test break something?',
        answer:
          'It can. That is why scope, hours and an emergency number are agreed in writing before it starts.'
      },
      {
        question: 'Who reads the report?',
        answer: 'The people you name. It is sent encrypted, never as an attachment in the clear.'
      },
      {
        question: 'We think somebody is inside right now.',
        answer:
          'Call instead of writing, from a telephone that is not on your network. Do not switch machines off.'
      },
      {
        question: 'What do you need from us?',
        answer: 'One person who may decide, one who may repair, and a window of time.'
      },
      {
        question: 'How is a finding rated?',
        answer: 'By what an attacker gains, and how much work it takes. Both are written out.'
      }
    ]
  },
  gallery: {
    title: 'At work',
    items: [
      {
        title: 'Way in',
        alt: 'Layers of lines with one opening',
        category: 'work',
        description: 'A forgotten test server.'
      },
      {
        title: 'Way closed',
        alt: 'Layers of lines without an opening',
        category: 'work',
        description: 'The same map, three weeks later.'
      },
      {
        title: 'Two by two',
        alt: 'Two figures before a relief of lines',
        category: 'team',
        description: 'Nobody tests alone.'
      },
      {
        title: 'Night desk',
        alt: 'One figure under a lamp',
        category: 'team',
        description: 'Changes at six in the morning.'
      },
      {
        title: 'The lab',
        alt: 'A table with rows of boxes',
        category: 'office',
        description: 'No cable leads outside.'
      },
      {
        title: 'Meeting room',
        alt: 'A table with four chairs',
        category: 'office',
        description: 'Telephones stay in the hall.'
      },
      {
        title: 'Rehearsal',
        alt: 'Figures around a table with a clock',
        category: 'events',
        description: 'An incident that did not happen.'
      },
      {
        title: 'Lock evening',
        alt: 'Hands around a row of locks',
        category: 'events',
        description: 'Bring the padlock you lost the key of.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Friday', open: '8:00 am to 6:00 pm' },
    { days: 'Incidents', open: 'Day and night' }
  ],
  chat: {
    greeting: 'Hello! If something is happening right now, call instead of writing here.',
    replies: [
      'What may be tested: an application, a network, or people?',
      'Please send no passwords or logs through this chat.',
      'Scope comes first. How many addresses, and is it in use while we test?',
      'A person reads this within a quarter of an hour.'
    ]
  },
  callToAction: {
    booking: {
      title: 'Thirty minutes, under confidentiality.',
      text: 'Choose a time. You get the agreement by email before we talk.'
    },
    otherwise: {
      title: 'Say what worries you, without details.',
      text: 'We call back and agree on how to talk.'
    }
  },
  art: { style: 'relief', things: [] }
})
