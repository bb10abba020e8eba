/** Replies of the chat. What they tell stands on the site; they only say where it is from, or that it is not there. */
export const replyMessages = {
  ask: 'What would you like to know? Ask about services, prices or opening hours.',
  unknown: 'No answer to that was found on this site.',
  quoted: (sentences: readonly string[]) =>
    `The site says: ${sentences.map((each) => `“${each}”`).join(' ')}`,
  notMentioned: (words: readonly string[]) =>
    `This site does not mention ${words.map((word) => `“${word}”`).join(' or ')}.`,
  noPrice: (words: string) => `This site gives no price for “${words}”.`,
  noDuration: (words: string) => `This site does not say how long “${words}” takes.`,
  offered: (service: string) => `“${service}” is one of the services here.`,
  serviceFacts: (title: string, facts: readonly string[]) => `${title}: ${facts.join(', ')}.`,
  planFacts: (name: string, price: string, per: string) => `${name}: ${price} ${per}.`,
  person: (name: string, role: string) => (role === '' ? `${name}.` : `${name}, ${role}.`),
  question: (question: string, answer: string) => `“${question}” ${answer}`,
  services: (titles: readonly string[]) => `These are the services: ${titles.join('; ')}.`,
  bookHere: 'You can ask for a time on this site.',
  callOrWrite: (phone: string, email: string) => `To ask a person, call ${phone} or write to ${email}.`,
  callUs: (phone: string) => `To ask a person, call ${phone}.`,
  writeUs: (email: string) => `To ask a person, write to ${email}.`,
  places: 'You find us here:',
  basedIn: 'We are based here:',
  hoursAre: (lines: readonly string[]) => `Opening hours: ${lines.join('. ')}.`,
  openOn: (day: string, hours: string) => `Open ${day}, ${hours}.`,
  closedOn: (day: string, reason?: string) =>
    reason === undefined ? `Closed ${day}.` : `Closed ${day} (${reason}).`,
  today: (weekday: string) => `today, ${weekday}`,
  tomorrow: (weekday: string) => `tomorrow, ${weekday}`,
  onDay: (day: string) => `on ${day}`
} as const
