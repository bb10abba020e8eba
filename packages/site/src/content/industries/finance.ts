import { startingPrice } from '../prices.ts'
import type { Industry } from '../words.ts'

/** Accountants, tax and investment advisers, insurers. */
export const finance: Industry = ({ name, at }) => ({
  kicker: `Accounts, tax and advice${at}`,
  title: 'Your numbers, on one page, by the tenth.',
  subtitle: `${name} keeps books, files returns and gives advice${at}. For a fee that is written down, and for nothing else.`,
  keywords: ['accountant', 'tax', 'bookkeeping', 'payroll', 'financial advice', 'small business'],
  actions: {
    booking: 'Book a first talk',
    services: 'See services and fees',
    contact: 'Ask a question',
    login: 'Open your file'
  },
  reasons: {
    title: 'How we are paid, and for what',
    intro: 'So that you know whose side we are on.',
    items: [
      {
        icon: 'tag',
        title: 'Fees, no commission',
        text: 'We sell no funds and no policies. The fee is on the first page.'
      },
      {
        icon: 'calendar',
        title: 'One page by the tenth',
        text: 'What came in, what went out, what is due, what is left.'
      },
      { icon: 'bell', title: 'Dates before they are due', text: 'A letter two weeks ahead, with the sum.' },
      { icon: 'lock', title: 'Papers in one place', text: 'Photograph a receipt and forget it.' }
    ]
  },
  services: {
    title: 'Services and fees',
    intro: 'Fixed fees. Hours are our worry.',
    items: [
      {
        id: 'books',
        title: 'Books',
        text: 'You photograph, we post. One page each month.',
        details: [
          'Up to 80 receipts a month',
          'Bank read in daily',
          'Questions collected, asked once a week'
        ],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'returns',
        title: 'Returns',
        text: 'Yearly accounts and returns, explained before you sign.',
        details: ['A list of what we need, in January', 'An hour together', 'Filed by us'],
        price: 'From $650',
        duration: '4 weeks'
      },
      {
        id: 'payroll',
        title: 'Payroll',
        text: 'Wages, slips, notices, from one person to fifty.',
        details: [
          'Slips on the 25th',
          'Starters and leavers within two days',
          'A telephone number for your people'
        ],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'plan',
        title: 'A plan',
        text: 'House, pension, children, in three tables, with what happens when it goes wrong.',
        details: ['Two talks', 'Twelve pages', 'Looked at again after a year'],
        price: '$1,200',
        duration: '5 weeks'
      },
      {
        id: 'founding',
        title: 'Founding',
        text: 'Which form, which papers, which account, in which order.',
        details: ['One list with dates', 'The letters drafted', 'The first quarter posted together'],
        price: '$780',
        duration: '3 weeks'
      }
    ]
  },
  process: {
    title: 'The first quarter',
    items: [
      { title: 'You bring the box', text: 'Sorted or not.' },
      { title: 'We read it', text: 'And write one page: what is missing, what is late, what to stop.' },
      { title: 'You see the first month', text: 'An hour, with the numbers on the table.' },
      { title: 'It runs', text: 'A page by the tenth, and a letter before each date.' }
    ]
  },
  plans: {
    title: 'By the month',
    intro: 'Fixed, ended at any quarter.',
    starter: {
      text: 'One person and a bank account.',
      includes: ['Books', 'Quarterly returns', 'A question a week']
    },
    professional: {
      text: 'A company with people.',
      includes: ['Books and payroll', 'Yearly accounts', 'An hour each quarter', 'Questions without counting']
    },
    enterprise: {
      text: 'Several companies, or an audit.',
      includes: ['Consolidated page', 'Your system', 'A partner by name']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years of closings',
    clients: 'files looked after',
    satisfaction: 'of returns filed before the date',
    support: 'your file, readable'
  },
  testimonials: {
    title: 'What clients say',
    items: [
      {
        name: 'Zeynep A.',
        text: 'I read my numbers now. There is one page, and I understand it.',
        rating: 5,
        context: 'Books'
      },
      {
        name: 'Gareth P.',
        text: 'They told me not to buy it. That was the whole talk.',
        rating: 5,
        context: 'Plan'
      },
      {
        name: 'Ludmila V.',
        text: 'The box went there in March. In April it was a page.',
        rating: 5,
        context: 'Returns'
      }
    ]
  },
  reviews: [
    { name: 'Zeynep A.', rating: 5, comment: 'By the tenth. Every month, for three years.' },
    { name: 'Gareth P.', rating: 5, comment: 'A fee, and nothing to sell.' },
    { name: 'Noel B.', rating: 4, comment: 'They ask for every receipt. Every one.' },
    { name: 'Ludmila V.', rating: 5, comment: 'The letter comes two weeks before the date.' }
  ],
  about: {
    title: 'Who reads your numbers',
    story: [
      `${name} works for fees, which are written on the first page.`,
      'We explain a return before it is signed. If it cannot be explained, it is not filed.'
    ],
    values: [
      { title: 'No commission', text: 'From nobody, for nothing.' },
      { title: 'Before the date', text: 'A sum that surprises you is our mistake.' },
      { title: 'Closed doors', text: 'What you earn is known to two people here.' }
    ],
    team: [
      { name: 'Margaret Osei', role: 'Accounts', text: 'Signs nothing on a Friday.' },
      { name: 'Luca Bianchi', role: 'Tax', text: 'Reads the law so that you need not.' },
      { name: 'Shreya Iyer', role: 'Payroll', text: 'Slips on the 25th.' }
    ]
  },
  faq: {
    title: 'Before you bring the box',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'It depends on how many receipts and people there are. Tell us both and you get a fixed fee in writing.'
      },
      {
        question: 'Can I change over during the year?',
        answer: 'Yes. We write to whoever has your papers, and you sign once.'
      },
      {
        question: 'Which papers do you need first?',
        answer: 'The last accounts, the bank statements since, and letters you have not opened.'
      },
      {
        question: 'Do you give investment advice?',
        answer: 'We plan and calculate. We do not sell products, and we say what they would cost.'
      },
      {
        question: 'Who is liable for a mistake?',
        answer: 'We are, for what we file. The sum we are insured for stands in the contract.'
      }
    ]
  },
  gallery: {
    title: 'The house',
    items: [
      {
        title: 'One page',
        alt: 'Woven bands of different widths',
        category: 'work',
        description: 'In, out, due, left.'
      },
      {
        title: 'The box',
        alt: 'Layers of folded paper',
        category: 'work',
        description: 'As it came in March.'
      },
      {
        title: 'Closing day',
        alt: 'Three figures at a table',
        category: 'team',
        description: 'The ninth, in the evening.'
      },
      {
        title: 'First talk',
        alt: 'Two figures, one with a folder',
        category: 'team',
        description: 'An hour, without a screen.'
      },
      {
        title: 'Reading room',
        alt: 'A table under a window',
        category: 'office',
        description: 'You may sit here with your file.'
      },
      {
        title: 'The safe',
        alt: 'A grid of drawers',
        category: 'office',
        description: 'Ten years, then the shredder.'
      },
      {
        title: 'Founders’ evening',
        alt: 'Figures around a board',
        category: 'events',
        description: 'Which form, which papers. Free.'
      },
      {
        title: 'Last of May',
        alt: 'A table with glasses',
        category: 'events',
        description: 'The last return is out.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Thursday', open: '9:00 am to 5:00 pm' },
    { days: 'Friday', open: '9:00 am to 1:00 pm' }
  ],
  chat: {
    greeting: 'Hello! Is there a letter, a date, or a plan?',
    replies: [
      'Until when is it due? It stands on the upper right of the letter.',
      'Please send no account numbers through this chat.',
      'How many receipts a month, and how many people do you pay?',
      'The first talk is free. Mornings or afternoons?'
    ]
  },
  callToAction: {
    booking: {
      title: 'Bring the box.',
      text: 'Choose an hour. The first talk is free, and you leave with one page.'
    },
    otherwise: { title: 'Bring the box.', text: 'Write what is in it. You get a fixed fee in writing.' }
  },
  art: { style: 'weave', things: [] }
})
