/** Texts of search or run. */
export const searchMessages = {
  label: 'Search or run',
  placeholder: 'People, roles, screens and acts',
  placeholderWithoutPeople: 'Screens and acts',
  groups: {
    recent: 'Recent',
    screens: 'Go to',
    acts: 'Do',
    views: 'Open a view',
    people: 'People',
    roles: 'Roles'
  },
  nothing: (query: string) =>
    `Nothing is called “${query}”. Searched: people, roles, screens, views and acts.`,
  nothingWithoutPeople: (query: string) => `Nothing is called “${query}”. Searched: screens and acts.`,
  searching: 'Searching people and roles',
  failed: 'People and roles could not be searched. Screens and acts could.',
  allPeople: (count: string) => `All ${count} in Users`,
  moreThan: (count: string) => `more than ${count}`,
  acts: {
    notices: 'Show notices',
    preferences: 'Change preferences',
    keys: 'Show keys',
    profile: 'Profile Settings',
    logout: 'Log out',
    themes: { auto: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' }
  }
} as const
