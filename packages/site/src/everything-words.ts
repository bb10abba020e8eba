import type { Content } from './content/content.ts'

/**
 * What the practice of the reference site says itself; the rest of its words are those of its industry. There is no such
 * practice, so all of it is a sample.
 */
export const everythingWords: Partial<Content> = {
  hero: {
    kicker: 'Dentist in Bristol, by the water',
    title: 'Dentistry that tells you first, then begins.',
    subtitle:
      'Check-ups, hygiene and repairs from four dentists who explain every step, write down every price, and stop when you raise a hand.',
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
        price: 'From £58',
        duration: '45 min',
        sample: true
      },
      {
        id: 'white-fillings',
        title: 'White fillings',
        text: 'Repairs in the colour of the tooth, done in one visit.',
        details: ['Numb before we begin', 'Two years’ guarantee', 'A call on the day after'],
        price: 'From £95',
        duration: '40 min',
        sample: true
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
        price: 'From £1,450',
        duration: '6 to 14 months',
        sample: true
      },
      {
        id: 'nervous-patients',
        title: 'Nervous patients',
        text: 'A first visit where nothing happens but a talk.',
        details: ['Not in the chair, if you like', 'Raise a hand and we stop', 'Bring somebody'],
        price: 'Free',
        duration: '30 min',
        sample: true
      },
      {
        id: 'whitening',
        title: 'Whitening',
        text: 'Trays made for you, used at home for two weeks.',
        details: ['A check-up first', 'Two fittings', 'The trays are yours'],
        price: 'From £240',
        duration: '2 weeks',
        sample: true
      },
      {
        id: 'children',
        title: 'Children',
        text: 'A ride in the chair, a count of teeth, and a sticker.',
        details: ['Free under 18 with a registered parent', 'Before noon', 'A parent in the room'],
        price: 'Free',
        duration: '20 min',
        sample: true
      }
    ]
  },
  about: {
    title: 'A practice that grew on the quay',
    story: [
      'Harbour Street Dental opened in a former chandlery in 2014, with two chairs and a kettle. The kettle is still there. The chairs are five now.',
      'We kept the habit of explaining first. It takes longer, and it is the reason most people come to us.'
    ],
    values: [
      {
        title: 'Explain first',
        text: 'What we see, what it means, what happens if nothing is done.',
        sample: true
      },
      {
        title: 'Write it down',
        text: 'Each treatment has one written price, valid for three months.',
        sample: true
      },
      { title: 'Stop when asked', text: 'Raise a hand. No questions, no sighing.', sample: true }
    ],
    team: [
      {
        name: 'Dr Elif Yıldız',
        role: 'Dentist, children',
        text: 'Sees families on Wednesdays until seven.',
        sample: true
      },
      {
        name: 'Dr Paul Brennan',
        role: 'Dentist, repairs',
        text: 'Fillings, crowns, and the long appointments.',
        sample: true
      },
      {
        name: 'Dr Aoife Ní Chonaill',
        role: 'Orthodontist',
        text: 'Draws the result before you decide.',
        sample: true
      },
      { name: 'Ruth Mbeki', role: 'Front desk', text: 'Answers the telephone until six.', sample: true }
    ],
    sample: true
  },
  faq: {
    title: 'Questions',
    items: [
      {
        question: 'Are you taking new patients?',
        answer: 'Yes, private patients of any age. Children under 18 are free when a parent is registered.'
      },
      {
        question: 'What if something breaks at the weekend?',
        answer: 'Call the usual number. After hours it rings the dentist on duty, day or night.'
      },
      {
        question: 'Can I spread the cost?',
        answer: 'Anything over £300 can be split over ten months, without interest.'
      },
      {
        question: 'How do I cancel?',
        answer: 'Up to 24 hours before, for free, from the link in your confirmation email.'
      },
      { question: 'Which cards do you take?', answer: 'All of them, and cash.' },
      { question: 'Is there a lift?', answer: 'Yes, from the harbour side, wide enough for any chair.' }
    ],
    sample: true
  },
  locations: [
    {
      id: 'harbour-street',
      name: 'Harbour Street',
      address: '14 Harbour Street, Bristol BS1 4RN',
      phone: '+44 117 496 0142',
      hours: 'Monday to Saturday, 8:30 am to 6:00 pm',
      coordinates: { lat: 51.4495, lng: -2.598 },
      sample: true
    },
    {
      id: 'clifton-down',
      name: 'Clifton Down',
      address: '2 Regent Road, Bristol BS8 4HG',
      phone: '+44 117 496 0190',
      hours: 'Monday to Friday, 8:30 am to 5:00 pm',
      coordinates: { lat: 51.4609, lng: -2.6167 },
      sample: true
    }
  ],
  hours: [
    { days: 'Monday to Saturday', open: '8:30 am to 6:00 pm', sample: true },
    { days: 'Sunday', open: 'Closed', sample: true }
  ]
}
