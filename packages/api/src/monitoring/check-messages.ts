/** Validation messages of checks and maintenance windows, for server and forms. */
export const checkMessages = {
  nameRequired: 'A check needs a name',
  reasonRequired: 'Say what is being worked on',
  long: (longest: number) => `At most ${longest} characters`,
  signs: 'One line of text, without control characters',
  urlRequired: 'Enter the address to ask',
  url: 'An address that begins with https:// or http://, without a user name, password, space or #',
  textEmpty: 'Enter a text, or leave it out',
  hostRequired: 'Enter a host',
  host: 'A host name or an IP address, without a port',
  port: 'A number from 1 to 65535',
  status: 'Statuses such as 200, or 200-299, with commas between',
  expiryDays: 'A number of days from 0 to 365',
  between: (least: number, most: number) => `A whole number from ${least} to ${most.toLocaleString('en-GB')}`,
  parentUnknown: 'There is no such check',
  parentCycle: 'This check would depend on itself. Choose another one',
  endsBeforeStart: 'It has to end after it begins',
  endsInPast: 'It has to end in the future',
  windowLong: (days: number) => `At most ${days} days`,
  checksRequired: 'Choose at least one check'
} as const
