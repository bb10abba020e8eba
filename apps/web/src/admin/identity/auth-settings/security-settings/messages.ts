import { securityFieldMessages } from '../../setting-fields/messages.ts'

/** Texts of the dialog of security settings (spec 2 §3, §9). */
export const securityMessages = {
  ...securityFieldMessages,
  title: 'Security Settings',
  lead: 'Nothing changes until you apply it.',
  groups: { sessions: 'Sessions', lockout: 'Lockout', passwords: 'Passwords' },
  lengthHelp: 'No password shorter than 8 can be set, whatever stands here.',
  idleHelp: (minutes: number) =>
    `Administrators are signed out after ${minutes} minutes without activity too, whatever stands here.`,
  alwaysRefused: 'Always refused',
  refusedWordsHelp:
    'One a line, such as the name of your company. New passwords may not hold them, however they are written; those that are set stay.',
  refusedWordsCount: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  tooManyWords: (most: number) => `At most ${most} words`,
  emergencyAccess: 'Emergency access',
  hours: (count: number) => `${count} h`,
  minutes: (count: number) => `${count} min`,
  was: (before: string) => `was ${before}`,
  on: 'on',
  off: 'off',
  cancel: 'Cancel',
  apply: (changes: number) =>
    changes === 0 ? 'Apply' : changes === 1 ? 'Apply 1 change' : `Apply ${changes} changes`,
  applied: 'The security settings are applied',
  failed: 'The security settings were not applied',
  loading: 'Loading the settings'
} as const
