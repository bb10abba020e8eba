import type { baseTexts } from '../content/base-texts.ts'
import type { TradeQuestion, Visits } from './trade.ts'

/** Id of an act. */
export type ActId = keyof typeof baseTexts.acts

/** What trades of one kind have in common. */
export interface KindOfTrade {
  readonly act: ActId
  readonly visits: Visits
  readonly asks: readonly string[]
  readonly questions: readonly TradeQuestion[]
  /** The feature that visitors come for before they read the services: pictures, or a time. @default none */
  readonly leads?: 'gallery' | 'booking'
}

const ask = (question: string, answer: string): TradeQuestion => ({ question, answer })

const firstVisit = ask('What should I bring the first time?', 'Ask us when you make the appointment.')
const howLong = ask('How long does it take?', 'Ask us, and say what you need.')
const change = ask('What if I cannot come?', 'Please tell us as soon as you know.')
const cost = ask('What will it cost?', 'Tell us what you need, and you hear what it costs.')
const area = ask('Do you come to where I live?', 'Tell us the place, and you hear whether it is possible.')
const beginner = ask(
  'Can I start without experience?',
  'Tell us what you have done before, and we answer you.'
)
const trial = ask('Can I try it first?', 'Ask us, and say which day would suit you.')
const group = ask('We are a larger group. Is there room?', 'Tell us how many you are and which day you mean.')
const allergies = ask(
  'What if I cannot eat everything?',
  'Tell us before you come, and you hear what is possible.'
)
const toOrder = ask('Can you get something in for me?', 'Ask us, and you hear whether it is possible.')

/** The kinds of trades. */
export const kinds = {
  practice: {
    act: 'appointment',
    visits: 'here',
    asks: ['What it is about', 'Whether it is your first visit'],
    questions: [firstVisit, howLong, change],
    leads: 'booking'
  },
  care: {
    act: 'appointment',
    visits: 'here',
    asks: ['What you would like done'],
    questions: [howLong, cost, change],
    leads: 'booking'
  },
  animal: {
    act: 'appointment',
    visits: 'here',
    asks: ['Breed and size of the animal', 'What we should know about it'],
    questions: [
      ask('My animal is nervous. Is that a problem?', 'Tell us about it before you come.'),
      howLong,
      cost
    ]
  },
  house: {
    act: 'quote',
    visits: 'there',
    asks: ['Street and town of the work', 'What is to be done'],
    questions: [
      area,
      cost,
      ask('Can you look at it first?', 'Tell us where it is and which day would suit you.')
    ]
  },
  workshop: {
    act: 'repair',
    visits: 'here',
    asks: ['What it is, with make and model', 'What is wrong with it'],
    questions: [cost, howLong, ask('Is it worth mending?', 'Tell us what is wrong, or bring it to us.')]
  },
  craft: {
    act: 'quote',
    visits: 'here',
    asks: ['What the piece is, and its size', 'What you would like done'],
    questions: [cost, howLong, ask('Can I send a picture first?', 'Ask us how: it often helps.')],
    leads: 'gallery'
  },
  lessons: {
    act: 'lesson',
    visits: 'here',
    asks: ['Level of the learner', 'Age of the learner'],
    questions: [beginner, trial, change]
  },
  classes: {
    act: 'class',
    visits: 'here',
    asks: ['Your experience', 'What your body should be spared'],
    questions: [beginner, trial, ask('What should I bring?', 'Ask us before the first class.')]
  },
  childcare: {
    act: 'place',
    visits: 'here',
    asks: ['Age of the child', 'From when you need the place'],
    questions: [
      ask('Is there a free place?', 'Ask us, and say from when you need it.'),
      ask('Can we come and look?', 'Ask us for a day.')
    ]
  },
  table: {
    act: 'table',
    visits: 'here',
    asks: ['How many guests', 'What somebody cannot eat'],
    questions: [allergies, group]
  },
  counter: {
    act: 'order',
    visits: 'here',
    asks: ['What you would like', 'When you would collect it'],
    questions: [toOrder, allergies]
  },
  shop: {
    act: 'order',
    visits: 'here',
    asks: ['What you are looking for'],
    questions: [toOrder, ask('Do you have it there now?', 'Ask us before you come.')]
  },
  advice: {
    act: 'talk',
    visits: 'here',
    asks: ['What it is about'],
    questions: [cost, ask('What should I have ready?', 'Ask us when you arrange the first talk.')]
  },
  design: {
    act: 'quote',
    visits: 'both',
    asks: ['What you have in mind', 'By when you need it'],
    questions: [cost, howLong],
    leads: 'gallery'
  },
  pictures: {
    act: 'day',
    visits: 'both',
    asks: ['The occasion', 'The place'],
    questions: [ask('Is our day still free?', 'Tell us the day and the place.'), cost],
    leads: 'gallery'
  },
  events: {
    act: 'day',
    visits: 'here',
    asks: ['The occasion', 'How many guests'],
    questions: [ask('Is our day still free?', 'Tell us the day, and what you plan.'), group],
    leads: 'gallery'
  },
  stay: {
    act: 'room',
    visits: 'here',
    asks: ['Arrival and departure', 'How many guests'],
    questions: [
      ask('Can we bring a dog?', 'Ask us before you come.'),
      ask('When can we arrive?', 'Tell us when you would be there.')
    ],
    leads: 'gallery'
  },
  travel: {
    act: 'place',
    visits: 'here',
    asks: ['How many people, and their ages', 'What you have done before'],
    questions: [ask('What if the weather is bad?', 'Ask us on the day before.'), group]
  },
  ride: {
    act: 'ride',
    visits: 'there',
    asks: ['From where, and to where', 'How many people, and what they carry'],
    questions: [area, cost]
  },
  community: {
    act: 'visit',
    visits: 'here',
    asks: ['How many you are'],
    questions: [
      ask('Can I join in?', 'Ask us, and say what you would like to do.'),
      ask('Can I come and look?', 'Tell us which day would suit you.')
    ]
  }
} as const satisfies Readonly<Record<string, KindOfTrade>>

/** Id of a kind of trades. */
export type TradeKind = keyof typeof kinds
