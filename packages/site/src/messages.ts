/** Messages of the business form and the deployment step (spec 1 §5). */
export const siteMessages = {
  businessName: 'Business name must be at least 2 characters',
  description: 'Description must be at least 10 characters',
  industry: 'Please select an industry',
  targetAudience: 'Please select your target audience',
  website: 'Please enter a valid URL',
  platforms: 'Please select at least one deployment platform',
  domainTaken: (name: string) => `Taken from the address: ${name}. The site is known by its name alone.`
} as const

/** A problem before its place in the document is known. */
export interface UnplacedProblem {
  readonly code: `site.${string}`
  readonly message: string
  readonly remedy: string
}

const quoted = (values: readonly string[]): string => values.map((value) => `"${value}"`).join(', ')
// Not one Intl.NumberFormat for all: making it costs each start of the command line 10 ms.
const counted = (n: number): string => n.toLocaleString('en')
const count = (n: number, one: string): string => `${counted(n)} ${one}${n === 1 ? '' : 's'}`

const instead = (nearest: string | undefined, known: readonly string[]): string =>
  nearest === undefined
    ? `Use one of ${quoted(known)}.`
    : `Did you mean "${nearest}"? Known are ${quoted(known)}.`

/** Every problem that `parseSite` finds, as a function of what it found. */
export const siteProblems = {
  json: (line: number, column: number, what: string): UnplacedProblem => ({
    code: 'site.json',
    message: `The file is not JSON: ${what} at line ${line}, column ${column}.`,
    remedy: `Correct line ${line}, or take the site.json of a downloaded project again.`
  }),
  document: (found: string): UnplacedProblem => ({
    code: 'site.type',
    message: `A site is an object, not ${found}.`,
    remedy: 'Start with { "schemaVersion": 2, "businessInfo": { … } }.'
  }),
  half: (): UnplacedProblem => ({
    code: 'site.half',
    message: 'A project has two documents, site.json and sitewright.json, and this is one of them.',
    remedy: 'Take both, or the zip of the project.'
  }),
  noVersion: (known: number): UnplacedProblem => ({
    code: 'site.version',
    message: 'The document does not say which version it is.',
    remedy: `Add "schemaVersion": ${known}.`
  }),
  newerVersion: (found: number, known: number): UnplacedProblem => ({
    code: 'site.version',
    message: `The document has version ${found}; this Sitewright reads version ${known}.`,
    remedy: 'Update Sitewright, or open the document with the Sitewright that wrote it.'
  }),
  unknownVersion: (found: string, known: number): UnplacedProblem => ({
    code: 'site.version',
    message: `There is no version ${found} of a site document.`,
    remedy: `Set "schemaVersion" to ${known}.`
  }),
  unknownKey: (key: string, nearest: string | undefined, known: readonly string[]): UnplacedProblem => ({
    code: 'site.unknown-key',
    message: `"${key}" is not a key of a site.`,
    remedy:
      nearest === undefined
        ? `Take it out. Known here are ${quoted(known)}.`
        : `Rename it to "${nearest}", or take it out.`
  }),
  missing: (wanted: string): UnplacedProblem => ({
    code: 'site.missing',
    message: 'This key is missing.',
    remedy: `Add it, as ${wanted}.`
  }),
  type: (wanted: string, found: string): UnplacedProblem => ({
    code: 'site.type',
    message: `This is ${found}, but it has to be ${wanted}.`,
    remedy: `Write ${wanted}.`
  }),
  value: (found: string, nearest: string | undefined, known: readonly string[]): UnplacedProblem => ({
    code: 'site.value',
    message: `${found} cannot be chosen here.`,
    remedy: instead(nearest, known)
  }),
  range: (min: number, max: number): UnplacedProblem => ({
    code: 'site.range',
    message: `The number has to lie between ${min} and ${max}.`,
    remedy: `Write a number from ${min} to ${max}.`
  }),
  whole: (): UnplacedProblem => ({
    code: 'site.range',
    message: 'The number has to be whole.',
    remedy: 'Write it without a fraction.'
  }),
  longText: (length: number, max: number): UnplacedProblem => ({
    code: 'site.too-long',
    message: `The text has ${count(length, 'character')}; ${counted(max)} are the most.`,
    remedy: `Shorten it by ${count(length - max, 'character')}.`
  }),
  longList: (length: number, max: number): UnplacedProblem => ({
    code: 'site.too-many',
    message: `The list has ${counted(length)} entries; ${counted(max)} are the most.`,
    remedy: `Take ${counted(length - max)} out.`
  }),
  more: (more: number): UnplacedProblem => ({
    code: 'site.more',
    message: `There ${more === 1 ? 'is' : 'are'} ${count(more, 'more problem')}.`,
    remedy: 'Mend those that are listed, then read the document again.'
  }),
  duplicate: (id: string): UnplacedProblem => ({
    code: 'site.duplicate',
    message: `"${id}" stands in the list twice.`,
    remedy: 'Keep it once.'
  }),
  character: (codePoint: number, position: number): UnplacedProblem => ({
    code: 'site.character',
    message: `Character ${counted(position)} (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}) cannot be shown.`,
    remedy: 'Delete it, or type the text again instead of pasting it.'
  }),
  color: (): UnplacedProblem => ({
    code: 'site.color',
    message: 'This is not a colour.',
    remedy: 'Write it as #rgb or #rrggbb, such as #3182ce.'
  }),
  website: (suggestion: string): UnplacedProblem => ({
    code: 'site.website',
    message: siteMessages.website,
    remedy: `Write the whole address with http or https and without a password, such as ${suggestion}, or leave it empty.`
  }),
  domain: (suggestion: string): UnplacedProblem => ({
    code: 'site.domain',
    message: 'This is not a domain name.',
    remedy: `Write the name alone, such as ${suggestion}, without https:// and without a path.`
  }),
  basePath: (): UnplacedProblem => ({
    code: 'site.base-path',
    message: 'This is not a folder of an address.',
    remedy:
      'Write letters, digits, dots and hyphens with slashes between, such as /my-repo, or leave it empty.'
  }),
  css: (problems: number): UnplacedProblem => ({
    code: 'site.css',
    message: `${problems === 1 ? 'A rule' : `${problems} rules`} of the custom CSS cannot stand in a page.`,
    remedy: 'Correct what is listed under the field, or empty it.'
  }),
  cssUnchecked: (): UnplacedProblem => ({
    code: 'site.css',
    message: 'The custom CSS is still being checked.',
    remedy: 'Wait a moment.'
  }),
  slug: (): UnplacedProblem => ({
    code: 'site.id',
    message: 'This cannot be part of an address.',
    remedy: 'Use small letters, digits and single hyphens, such as white-fillings.'
  }),
  day: (): UnplacedProblem => ({
    code: 'site.date',
    message: 'This is not a day of the calendar.',
    remedy: 'Write it as YYYY-MM-DD, such as 2026-11-12.'
  }),
  time: (): UnplacedProblem => ({
    code: 'site.time',
    message: 'This is not a time of day.',
    remedy: 'Write it as HH:MM from 00:00 to 24:00, such as 09:30.'
  }),
  currency: (): UnplacedProblem => ({
    code: 'site.currency',
    message: 'This is not the code of a currency.',
    remedy: 'Write its three letters, such as GBP, EUR or PLN.'
  }),
  checkout: (): UnplacedProblem => ({
    code: 'site.checkout',
    message: 'This is no address of a page where something is paid.',
    remedy: 'Write the whole address, beginning with https://'
  }),
  country: (): UnplacedProblem => ({
    code: 'site.country',
    message: 'This is not the code of a country.',
    remedy: 'Write its two letters, such as GB, DE or US.'
  }),
  telephone: (): UnplacedProblem => ({
    code: 'site.telephone',
    message: 'This is not a telephone number.',
    remedy: 'Write its digits in "dialled", and in "number" with the country code, such as +442920180142.'
  }),
  timeZone: (): UnplacedProblem => ({
    code: 'site.time-zone',
    message: 'This is not the name of a time zone.',
    remedy: 'Write it as Europe/London or America/Toronto.'
  }),
  rangeOrder: (): UnplacedProblem => ({
    code: 'site.range',
    message: 'The upper end of the range is not above the lower one.',
    remedy: 'Write the larger number in "to", or take "to" out.'
  }),
  dayOrder: (): UnplacedProblem => ({
    code: 'site.date',
    message: 'The last day comes before the first.',
    remedy: 'Write the later day in "to", or take "to" out.'
  }),
  sharedDay: (day: string): UnplacedProblem => ({
    code: 'site.shared-day',
    message: `${day} is in two exceptions of the opening hours.`,
    remedy: 'Leave the day in one of them.'
  }),
  address: (): UnplacedProblem => ({
    code: 'site.address',
    message: 'This is not the address of words of a site.',
    remedy: 'Write it as /content/services/items/@check-up/price, or take the decision out.'
  }),
  language: (): UnplacedProblem => ({
    code: 'site.language',
    message: 'This is not the tag of a language.',
    remedy: 'Write a tag such as en, de or pt-BR.'
  }),
  pictureHash: (): UnplacedProblem => ({
    code: 'site.picture-hash',
    message: 'This is not the hash of a picture.',
    remedy: 'Choose the picture again in Sitewright, or take it out.'
  }),
  picture: (): UnplacedProblem => ({
    code: 'site.picture',
    message: 'A picture comes from the site itself, not from another address.',
    remedy: 'Put the file under public/ and write its path, such as /photos/shop.jpg.'
  })
} as const
