/** Sentences that the fields of lists refuse a value with, and hints. */
export const listMessages = {
  negativePrice: 'A price cannot be below zero. Write the amount alone, such as 45.',
  hugePrice: 'A price can be at most 10,000,000. For more, use words, such as on request.',
  noPrice: 'Write a price, such as 45, from 45 or 35-50, or words, such as on request.',
  longPrice: (most: number) =>
    `A price has room for ${most} characters. Put the rest into the sentence below the name.`,
  nameCurrency: 'Write the currency too, such as £45 or 45 €, so that search engines understand it.',
  priceRange: (low: string, high: string) =>
    `${high} is not more than ${low}. Write the lower price first, such as 35-50.`,
  priceDecimals: (currency: string, decimals: number) =>
    decimals === 0
      ? `Prices in ${currency} have no decimals. Write a whole number.`
      : `Prices in ${currency} have at most ${decimals} decimals. Write it again with fewer.`,
  noLength: 'Write the minutes, such as 45, or hours and minutes, such as 1 h 30.',
  lengthBounds: (min: number, max: number) =>
    `Between ${min} minutes and ${max / 60} hours. Write the minutes, such as 45, or 1 h 30.`,
  noTime: (typed: string) => `"${typed}" is not a time. Write it such as 8:30, 17:00 or 5 pm.`,
  sameTime: 'Opening and closing are the same time. Change one of them, or switch the day to closed.',
  closesBefore: (closes: string, opens: string) => `${closes} is before ${opens}.`,
  nextDay: (closes: string) => `It means ${closes} the next day`,
  overlap: (first: string, second: string) =>
    `${first} and ${second} overlap. Let the second part begin after the first one ends.`,
  noDay: 'This day is not in the calendar. 29 February is only in leap years, such as 2028.',
  lastBeforeFirst: 'The last day is before the first one. Change one of them.',
  dayTwice: (day: string) => `${day} has its own hours already. Change that row, or choose another day.`
} as const
