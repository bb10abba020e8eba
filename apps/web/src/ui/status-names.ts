import type { Tone } from './tone.ts'

/** The states that records of the control panel have, with their names and tones; without a tone a state is off. */
export const statusNames = {
  healthy: { word: 'Healthy', tone: 'success' },
  active: { word: 'Active', tone: 'success' },
  paid: { word: 'Paid', tone: 'success' },
  warning: { word: 'Warning', tone: 'warning' },
  locked: { word: 'Locked', tone: 'warning' },
  overdue: { word: 'Overdue', tone: 'warning' },
  critical: { word: 'Critical', tone: 'danger' },
  suspended: { word: 'Suspended', tone: 'danger' },
  failed: { word: 'Failed', tone: 'danger' },
  trial: { word: 'Trial', tone: 'info' },
  info: { word: 'Info', tone: 'info' },
  inactive: { word: 'Inactive', tone: undefined },
  off: { word: 'Off', tone: undefined },
  'no-data': { word: 'No data', tone: undefined }
} as const satisfies Record<string, { word: string; tone: Tone | undefined }>

/** The name of a state. */
export type StatusName = keyof typeof statusNames
