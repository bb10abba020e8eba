/** Texts of the preferences (spec 2 §2). */
export const preferencesMessages = {
  title: 'Preferences',
  note: 'They are kept with your account, and hold on every device.',
  theme: 'Theme',
  themes: { auto: 'System', light: 'Light', dark: 'Dark' },
  timeZone: 'Time zone',
  zoneOfBrowser: (zone: string) => `As this browser (${zone})`,
  hours: 'Hours',
  hoursOfLanguage: 'As usual',
  hourCycles: { '12': '12 h', '24': '24 h' },
  example: (time: string) => `Now it is ${time}`,
  singleKeys: 'Single keys',
  singleKeysNote: 'Keys such as / and J, without Ctrl. They are always off while you type.',
  startScreen: 'Start screen',
  startScreenNote: 'What opens after you sign in.',
  pageSize: 'Rows a page',
  failed: 'Your preferences could not be saved',
  saved: 'Your preferences are saved'
} as const
