import { startingPrice } from '../prices.ts'
import type { Industry } from '../words.ts'

/** Schools, courses, tutors, training. */
export const education: Industry = ({ name, at }) => ({
  kicker: `Courses and lessons${at}`,
  title: 'Eight people, one table, ninety minutes.',
  subtitle: `${name} teaches in small groups${at}. The first lesson is a trial, and each course says beforehand what you can do at its end.`,
  keywords: ['courses', 'lessons', 'tutoring', 'training', 'school', 'learning'],
  actions: {
    booking: 'Book a trial lesson',
    services: 'See the courses',
    contact: 'Ask which course fits',
    about: 'Meet the teachers'
  },
  reasons: {
    title: 'How we teach',
    intro: 'So that you use it on the same evening.',
    items: [
      {
        icon: 'people',
        title: 'Eight at most',
        text: 'Everybody speaks in every lesson. With three we still begin.'
      },
      {
        icon: 'list',
        title: 'The aim in writing',
        text: 'What you can do afterwards stands on the first page of each course.'
      },
      {
        icon: 'calendar',
        title: 'Missed is not lost',
        text: 'Come to the other group in the same week, or take the recording.'
      },
      { icon: 'quote', title: 'An answer to each task', text: 'Written by a person within three days.' }
    ]
  },
  services: {
    title: 'Courses',
    intro: 'Every first lesson is a trial. You pay from the second.',
    items: [
      {
        id: 'evening-course',
        title: 'Evening course',
        text: 'Twelve evenings, one a week, from the first word to a conversation.',
        details: ['6:30 to 8:00 pm', 'Book included', 'A short test at the end, if you want one'],
        price: '$340',
        duration: '12 weeks'
      },
      {
        id: 'single-lessons',
        title: 'Single lessons',
        text: 'One teacher, one table, your question.',
        details: ['Here or online', 'Notes to take home', 'Ten lessons, nine paid'],
        price: '$58 a lesson',
        duration: '60 min'
      },
      {
        id: 'exam',
        title: 'Exam preparation',
        text: 'Old papers under the clock, then every mistake by name.',
        details: ['A placement test first', 'Six papers', 'We say honestly whether to sit it'],
        price: '$420',
        duration: '6 weeks'
      },
      {
        id: 'company',
        title: 'For companies',
        text: 'At your place, with your letters and your meetings as material.',
        details: [
          'Up to eight a group',
          'A report on attendance',
          'Cancel a lesson until noon the day before'
        ],
        price: startingPrice,
        duration: 'By the month'
      },
      {
        id: 'holidays',
        title: 'Holiday week',
        text: 'Five mornings for pupils from ten to sixteen.',
        details: ['9:00 am to 12:30 pm', 'Fruit and water', 'Something to show on Friday'],
        price: '$190',
        duration: '5 mornings'
      }
    ]
  },
  process: {
    title: 'How you start',
    items: [
      { title: 'You say what for', text: 'A journey, an exam, a job, or for its own sake.' },
      { title: 'Twenty minutes of talk', text: 'A teacher listens and names the course. There is no form.' },
      { title: 'A trial lesson', text: 'In the real group, with the real book.' },
      { title: 'You stay, or not', text: 'You pay from the second lesson on.' }
    ]
  },
  plans: {
    title: 'Learning by the month',
    intro: 'For those who do not want to count lessons.',
    starter: { text: 'One group.', includes: ['1 evening a week', 'Tasks with answers', 'Recordings'] },
    professional: {
      text: 'All groups, and lessons of your own.',
      includes: [
        'Any group that has a chair',
        '4 single lessons a month',
        'Exam papers',
        'A plan for three months'
      ]
    },
    enterprise: {
      text: 'For a school or a company.',
      includes: ['Groups at your place', 'Material from your work', 'One invoice']
    }
  },
  stats: {
    title: 'In figures',
    years: 'years of evenings',
    clients: 'people taught',
    satisfaction: 'finished what they began',
    support: 'recordings to watch'
  },
  testimonials: {
    title: 'What people say who learned here',
    items: [
      {
        name: 'Gloria M.',
        text: 'In the fourth week I telephoned with my daughter’s school, alone.',
        rating: 5,
        context: 'Evening course'
      },
      {
        name: 'Andrzej T.',
        text: 'They told me to sit the exam in June, not in March. They were right.',
        rating: 5,
        context: 'Exam'
      },
      {
        name: 'Leila K.',
        text: 'Every task came back with three sentences that were about me.',
        rating: 5,
        context: 'Single lessons'
      }
    ]
  },
  reviews: [
    { name: 'Gloria M.', rating: 5, comment: 'Nobody could hide, and nobody wanted to.' },
    { name: 'Andrzej T.', rating: 5, comment: 'Six old papers, and every mistake had a name.' },
    { name: 'Chidi O.', rating: 4, comment: 'The room is small when all eight are there.' },
    { name: 'Leila K.', rating: 5, comment: 'An answer on my text within two days.' }
  ],
  about: {
    title: 'Who teaches',
    story: [
      `${name} teaches people who have an evening a week and a reason.`,
      'We keep groups small, because one learns by speaking, not by being spoken to.'
    ],
    values: [
      { title: 'Mistakes out loud', text: 'They are collected on the board, without names.' },
      { title: 'Use it today', text: 'No lesson ends without a sentence for the way home.' },
      {
        title: 'Say it when it does not work',
        text: 'After four lessons we talk about whether the course fits.'
      }
    ],
    team: [
      {
        name: 'Isabel Prieto',
        role: 'Groups',
        text: 'Has taught beginners on Tuesdays for as long as there have been Tuesdays.'
      },
      { name: 'Marcus Hale', role: 'Exams', text: 'Owns every paper since 2009.' },
      { name: 'Thandi Dlamini', role: 'Children and holidays', text: 'Five mornings, one show.' }
    ]
  },
  faq: {
    title: 'Before you enrol',
    items: [
      {
        question: 'Which course fits me?',
        answer: 'Write what you want to do with it. A teacher answers, and asks for twenty minutes.'
      },
      {
        question: 'I have missed the start.',
        answer: 'Ask. Some groups take people until the third lesson, with the recordings.'
      },
      { question: 'What do I bring?', answer: 'A pen. The course page says which book, if one is needed.' },
      {
        question: 'Do I get a certificate?',
        answer: 'You get a paper that says how many lessons you attended and what was taught.'
      },
      { question: 'Can my employer pay?', answer: 'Yes. Give us the address for the invoice when you enrol.' }
    ]
  },
  gallery: {
    title: 'In the rooms',
    items: [
      {
        title: 'The board',
        alt: 'Woven stripes in four colours',
        category: 'work',
        description: 'Mistakes of the week, no names.'
      },
      {
        title: 'Notebooks',
        alt: 'A pattern of folded paper',
        category: 'work',
        description: 'Each in its own hand.'
      },
      {
        title: 'Tuesday teachers',
        alt: 'Three figures at a table',
        category: 'team',
        description: 'They agree on what to leave out.'
      },
      {
        title: 'At the door',
        alt: 'A person with a list',
        category: 'team',
        description: 'Knows everybody by the second week.'
      },
      {
        title: 'The table',
        alt: 'Eight chairs around one table',
        category: 'office',
        description: 'Round, so that nobody sits in front.'
      },
      {
        title: 'Reading corner',
        alt: 'Two chairs, a lamp and a shelf',
        category: 'office',
        description: 'Take one, bring one.'
      },
      {
        title: 'Friday show',
        alt: 'A row of small figures on a stage',
        category: 'events',
        description: 'The end of the holiday week.'
      },
      {
        title: 'Last evening',
        alt: 'A table with bowls and glasses',
        category: 'events',
        description: 'Everybody cooks, everybody explains.'
      }
    ]
  },
  hours: [
    { days: 'Monday to Thursday', open: '2:00 pm to 8:30 pm' },
    { days: 'Friday', open: '2:00 pm to 6:00 pm' },
    { days: 'Saturday', open: '9:00 am to 1:00 pm' }
  ],
  chat: {
    greeting: 'Hello! What would you like to be able to do?',
    replies: [
      'By when, and how many evenings a week do you have?',
      'The first lesson is a trial. Which day suits you?',
      'Groups begin every month. The page of the course says when.',
      'For single lessons a teacher answers you today.'
    ]
  },
  callToAction: {
    booking: { title: 'Sit in once.', text: 'Choose a day for a trial lesson. You pay from the second.' },
    otherwise: {
      title: 'Say what you want to be able to do.',
      text: 'A teacher writes back with a course, or with the name of somebody else.'
    }
  },
  art: { style: 'weave', things: [] }
})
