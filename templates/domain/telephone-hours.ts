const hour = String.raw`(?:2[0-4]|1\d|0?\d)(?:[.:][0-5]\d)?`
const half = String.raw`\s?[ap]\.?m\.?`
const to = String.raw`\s?(?:[-‐-―]|to|bis)\s?`

/** Formats of opening hours beside a telephone number. */
const forms = [
  String.raw`24\s?/\s?7`,
  String.raw`[5-7]\s?j\s?/\s?7`,
  hour + half + to + hour + half,
  `${hour}${to}${hour}(?:${half}|${String.raw`\s?(?:uhr|h|hrs|hours)`})`,
  String.raw`${hour}(?:[ap]m|\s?(?:uhr|hrs|hours)|h(?:[0-5]\d)?)`,
  String.raw`24\s?h`,
  String.raw`[1-7]\s(?:days|tage|jours|d[ií]as|giorni|dagen|dni)`,
  // Hours alone, such as `9-5`, count only after a whole number.
  String.raw`(?<=(?:\p{Nd}[\s().\-‐-―]{0,2}){10}[\s|/(·]\s{0,3})${hour}\s?[-‐-―]\s?(?!0+(?!\d))${hour}(?![\s.\-/]{0,3}\p{Nd})`
]

const hours = new RegExp(String.raw`(?<!\p{Nd})(?:${forms.join('|')})(?![\p{L}\p{Nd}])`, 'giu')

/** The text with its opening hours replaced by NUL characters, so that they are not read as part of a number. */
export function maskHours(text: string): string {
  return text.replace(hours, (match) => '\0'.repeat(match.length))
}
