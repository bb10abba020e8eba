/** Texts of the control panel's frame (spec 2 §2). */
export const layoutMessages = {
  area: 'Admin',
  sidebar: 'Control panel',
  screens: 'Screens',
  openScreens: 'Open the list of screens',
  closeScreens: 'Close the list of screens',
  skip: 'Skip to content',
  path: 'You are here',
  people: (count: string) => `${count} people`
} as const
