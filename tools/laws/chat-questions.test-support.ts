// What visitors ask the five businesses, as they type it, and what is true of the answer.
import type { AskedBusiness } from './chat-sites.test-support.ts'

/** A question of a visitor. */
export interface VisitorQuestion {
  readonly asked: string
  /** What must be in the answer; without any, the site does not say it, and the answer must say so. */
  readonly says: readonly (string | RegExp)[]
  /** What would be wrong or besides the question. */
  readonly never?: RegExp
  /** A page where it stands. */
  readonly page?: string
}

/** Questions that the rules of the chat were written with. */
export const questions: Readonly<Record<AskedBusiness, readonly VisitorQuestion[]>> = {
  groomer: [
    { asked: 'how much for a poodle', says: ['£45', '£55', '£70'], page: 'services' },
    { asked: 'are you open on sunday', says: [/^closed on sunday/i], page: 'contact' },
    { asked: 'do you come to me', says: ['in my van outside your house'], never: /find us/ },
    { asked: 'can I pay by card', says: [], never: /£/ },
    { asked: 'how long does a full groom take', says: ['about two hours'], never: /reviews/i },
    { asked: 'do u do nail cliping', says: ['Nails', '£12'], never: /£45/ },
    { asked: 'Do you come to Penarth?', says: ['Penarth'], never: /£/ },
    { asked: 'what time do you open tomorrow', says: [/tomorrow, Wednesday/i, '8:30'], never: /closed/i }
  ],
  upholsterer: [
    { asked: 'wo seid ihr', says: ['Weserstraße 41'], page: 'contact' },
    { asked: 'was kostet ein Sessel?', says: ['Keine Preise im Netz'], never: /Wochen/ },
    { asked: 'habt ihr am samstag auf', says: ['Samstag nach Vereinbarung'], never: /closed on/i },
    { asked: 'wie lange dauert ein sessel', says: ['drei Wochen'], never: /Preise/ },
    { asked: 'macht ihr auch Erbstücke', says: ['auch Erbstücke'] },
    { asked: 'kann ich fotos schicken', says: ['Schicken Sie uns Fotos'] },
    { asked: 'Habt ihr montags offen?', says: [/^closed on monday/i] },
    { asked: 'Bezieht ihr auch Autositze?', says: [], never: /Preise|Fotos/ }
  ],
  accountants: [
    { asked: 'How much do you charge for a tax return?', says: ['No prices on the site'], never: /\$/ },
    { asked: 'is the first meeting free', says: ['The first meeting is free'] },
    { asked: 'where is your office', says: ['388 Queen Street East'], page: 'contact' },
    { asked: 'can i come on a saturday', says: ['also Saturday 10 to 2'], never: /closed/i },
    { asked: 'do you do payrol', says: ['Payroll'], never: /not mention/ },
    { asked: 'who are the partners', says: ['Nora Marlowe', 'Sam Finch'], page: 'about' },
    { asked: 'do you speak French?', says: [] },
    { asked: 'phone number?', says: ['+1 416 555 0142'] }
  ],
  drivingSchool: [
    { asked: 'How much is a 90 minute lesson?', says: [/€72/], never: /450|€50/ },
    { asked: 'Do you teach automatic?', says: ['Manual and automatic'] },
    { asked: 'can i pay with card', says: ['only take cash and Revolut'], never: /450/ },
    { asked: 'do you pick me up from college', says: ['at home or at college'] },
    { asked: 'are you open on sunday', says: [], never: /closed|open on/i },
    { asked: 'price for 10 lesons', says: ['450'], never: /72/ },
    { asked: 'im really nervous, is that ok', says: ['nervous beginners very welcome'] },
    { asked: 'what happens if i have to cancel', says: ['until the day before'], page: 'faq' }
  ],
  pottery: [
    { asked: 'how much is a mug', says: [/from €24/i], never: /38|45/ },
    { asked: 'are you open on christmas eve', says: [/^closed on thursday,? 24 december/i] },
    { asked: 'How long is the class?', says: ['120 min'], never: /ship/i },
    { asked: 'do you ship to Spain', says: ['We ship within Portugal for €7'] },
    { asked: 'is firing included', says: ['firing included'] },
    { asked: 'can complete beginers join', says: ['all levels'] },
    { asked: 'when are the evening classes', says: ['Tuesdays and Thursdays at 18.30'] },
    { asked: 'Are you open now?', says: [/^closed now/i, '11:00'], never: /tomorrow/i }
  ]
}

/** Questions that were written after the rules. One of them, about HST, has corrected a rule since. */
export const heldOutQuestions: Readonly<Record<AskedBusiness, readonly VisitorQuestion[]>> = {
  groomer: [
    { asked: 'whats the price for my labrador, hes big', says: ['£70'] },
    { asked: 'do u work saturdays', says: [/open on saturday/i, '8:30'] },
    { asked: 'is the water warm for the bath', says: ['with warm water'] }
  ],
  upholsterer: [
    { asked: 'Kann ich vorbeikommen, wann ist offen?', says: ['10:00 to 18:00'] },
    { asked: 'Was kosten neue Bezüge für 4 Stühle', says: ['Keine Preise im Netz'] },
    { asked: 'kommen sie auch nach potsdam', says: [] }
  ],
  accountants: [
    { asked: 'do you file HST for small buisness', says: ['HST'] },
    { asked: 'are you open late on thursdays', says: [/open on thursday/i, '9:00 to 17:00'] },
    { asked: 'can you help me set up a trust', says: [] }
  ],
  drivingSchool: [
    { asked: 'whats the diffrence in price between 60 and 90 mins', says: ['€50', '€72'] },
    { asked: 'do you give lessons in an automatic car', says: ['Manual and automatic'] },
    { asked: 'do you go to the airport', says: [] }
  ],
  pottery: [
    { asked: 'how mutch for a bowl', says: ['€38'], never: /€24/ },
    { asked: 'can i visit on monday', says: [/closed on monday/i] },
    { asked: 'is clay extra', says: ['firing included'] }
  ]
}

/** Questions that were written after the last rule: they only measure. */
export const laterQuestions: Readonly<Record<AskedBusiness, readonly VisitorQuestion[]>> = {
  groomer: [
    { asked: 'whats a bath and brush cost for a big dog', says: ['£30'] },
    { asked: 'can you do my cat', says: [] }
  ],
  upholsterer: [
    { asked: 'Wann machen Sie morgen auf?', says: [/tomorrow, Wednesday/i, '10:00'] },
    { asked: 'Holen Sie die Möbel bei mir ab?', says: [] }
  ],
  accountants: [
    { asked: 'is bookkeeping something you offer for a freelancer', says: [/bookkeeping/i] },
    { asked: 'how long is the 1st meeting', says: ['45 minutes'] }
  ],
  drivingSchool: [
    { asked: 'do you do a cheaper price if i book ten', says: ['€450'] },
    { asked: 'Can you pick me up at work?', says: ['I pick you up at home or at college'] }
  ],
  pottery: [
    { asked: 'is the shop open new years eve', says: [/open on thursday/i, '11:00'] },
    { asked: 'what do i need to bring to class', says: ['Old clothes'] }
  ]
}
