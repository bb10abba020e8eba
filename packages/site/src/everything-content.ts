import type { Content } from './content/content.ts'

const open = [{ opens: '08:30', closes: '18:00' }]

/**
 * Written content of the reference site; the rest of its content is drafts, so that the reference app shows both.
 */
export const everythingContent: Partial<Content> = {
  hero: {
    kicker: 'Dentist in Bristol, by the water',
    title: 'Dentistry that tells you first, then begins.',
    action: { label: 'Book a visit', page: 'booking' },
    secondary: { label: 'See treatments and prices', page: 'services' }
  },
  services: {
    title: 'Treatments',
    intro: 'The ones people ask for most. All are by appointment, most within the week.',
    items: [
      {
        id: 'check-up',
        title: 'Check-up and clean',
        text: 'A full look, two small X-rays if needed, and a polish with one of our hygienists.',
        details: [
          'Findings on a screen you can see too',
          'A written price for anything else',
          'A date for the next one'
        ],
        price: { amount: 58, currency: 'GBP', from: true },
        duration: { minutes: 45 }
      },
      {
        id: 'white-fillings',
        title: 'White fillings',
        text: 'Repairs in the colour of the tooth, done in one visit.',
        details: ['Numb before we begin', 'Two years’ guarantee', 'A call on the day after'],
        price: { amount: 95, currency: 'GBP', from: true },
        duration: { minutes: 40 },
        stock: 'Two times left this month',
        checkout: 'https://buy.stripe.com/harbour'
      },
      {
        id: 'clear-aligners',
        title: 'Clear aligners',
        text: 'Straightening you can take out to eat. Scan and plan are free.',
        details: [
          'A picture of the result before you decide',
          'A new set every two weeks',
          'Split over ten months, without interest'
        ],
        price: { amount: 1450, currency: 'GBP', from: true },
        duration: '6 to 14 months'
      },
      {
        id: 'nervous-patients',
        title: 'Nervous patients',
        text: 'A first visit where nothing happens but a talk.',
        details: ['Not in the chair, if you like', 'Raise a hand and we stop', 'Bring somebody'],
        price: 'Free',
        duration: { minutes: 30 }
      },
      {
        id: 'whitening',
        title: 'Whitening',
        text: 'Trays made for you, used at home for two weeks.',
        details: ['A check-up first', 'Two fittings', 'The trays are yours'],
        price: { amount: 240, currency: 'GBP', from: true },
        duration: '2 weeks'
      },
      {
        id: 'children',
        title: 'Children',
        text: 'A ride in the chair, a count of teeth, and a sticker.',
        details: ['Free under 18 with a registered parent', 'Before noon', 'A parent in the room'],
        price: 'Free',
        duration: { minutes: 20 }
      }
    ]
  },
  plans: {
    title: 'Care plans',
    intro: 'Paid by the month, ended any month.',
    items: [
      {
        id: 'starter',
        name: 'Starter',
        price: '£15',
        per: '/mo',
        text: 'One person.',
        includes: ['2 check-ups a year', '1 urgent visit', 'Findings by email']
      },
      {
        id: 'professional',
        name: 'Professional',
        price: '£49',
        per: '/mo',
        text: 'A household of up to four.',
        includes: ['8 check-ups a year', 'Urgent visits included', '10% off treatment', 'Reminders by text'],
        featured: true
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: 'Custom',
        per: '',
        text: 'For teams of five or more.',
        includes: ['Here or at your office', 'One invoice', 'A report without names']
      }
    ]
  },
  about: {
    title: 'A practice that grew on the quay',
    story: [
      'Harbour Street Dental opened in a former chandlery in 2014, with two chairs and a kettle. The kettle is still there. The chairs are five now.',
      'We kept the habit of explaining first. It takes longer, and it is the reason most people come to us.'
    ],
    values: {
      title: 'What matters to us',
      items: [
        {
          id: 'explain-first',
          title: 'Explain first',
          text: 'What we see, what it means, what happens if nothing is done.'
        },
        {
          id: 'write-it-down',
          title: 'Write it down',
          text: 'Each treatment has one written price, valid for three months.'
        },
        { id: 'stop-when-asked', title: 'Stop when asked', text: 'Raise a hand. No questions, no sighing.' }
      ]
    },
    team: {
      title: 'Who we are',
      items: [
        {
          id: 'dr-elif-yildiz',
          name: 'Dr Elif Yıldız',
          role: 'Dentist, children',
          text: 'Sees families on Wednesdays until seven.'
        },
        {
          id: 'dr-paul-brennan',
          name: 'Dr Paul Brennan',
          role: 'Dentist, repairs',
          text: 'Fillings, crowns, and the long appointments.'
        },
        {
          id: 'dr-aoife-ni-chonaill',
          name: 'Dr Aoife Ní Chonaill',
          role: 'Orthodontist',
          text: 'Draws the result before you decide.'
        },
        { id: 'ruth-mbeki', name: 'Ruth Mbeki', role: 'Front desk', text: 'Answers the telephone until six.' }
      ]
    }
  },
  faq: {
    title: 'Questions',
    items: [
      {
        id: 'are-you-taking-new-patients',
        question: 'Are you taking new patients?',
        answer: 'Yes, private patients of any age. Children under 18 are free when a parent is registered.'
      },
      {
        id: 'what-if-something-breaks-at-the-weekend',
        question: 'What if something breaks at the weekend?',
        answer: 'Call the usual number. After hours it rings the dentist on duty, day or night.'
      },
      {
        id: 'can-i-spread-the-cost',
        question: 'Can I spread the cost?',
        answer: 'Anything over £300 can be split over ten months, without interest.'
      },
      {
        id: 'how-do-i-cancel',
        question: 'How do I cancel?',
        answer: 'Up to 24 hours before, for free, from the link in your confirmation email.'
      },
      {
        id: 'which-cards-do-you-take',
        question: 'Which cards do you take?',
        answer: 'All of them, and cash.'
      },
      {
        id: 'is-there-a-lift',
        question: 'Is there a lift?',
        answer: 'Yes, from the harbour side, wide enough for any chair.'
      }
    ]
  },
  locations: [
    {
      id: 'harbour-street',
      name: 'Harbour Street',
      address: '14 Harbour Street, Bristol BS1 4RN',
      phone: '+44 117 496 0142',
      hours: 'Monday to Saturday, 8:30 am to 6:00 pm',
      coordinates: { lat: 51.4495, lng: -2.598 }
    },
    {
      id: 'clifton-down',
      name: 'Clifton Down',
      address: '2 Regent Road, Bristol BS8 4HG',
      phone: '+44 117 496 0190',
      hours: 'Monday to Friday, 8:30 am to 5:00 pm',
      coordinates: { lat: 51.4609, lng: -2.6167 }
    }
  ],
  hours: {
    week: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: [] }
  }
}
