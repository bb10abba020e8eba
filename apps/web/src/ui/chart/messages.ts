/** Texts of charts. */
export const chartMessages = {
  asTable: 'Table',
  asChart: 'Chart',
  time: 'Time',
  day: 'Day',
  event: 'Event',
  usualFrom: (label: string) => `${label}, from`,
  usualTo: (label: string) => `${label}, to`,
  noValue: '–',
  noValues: 'No values yet'
} as const
