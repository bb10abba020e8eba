import { drawerMessages as words } from './messages.ts'

/** The tabs of a user's record, as the address names them. */
export const drawerTabs = [
  { value: 'details', label: words.tabs.details },
  { value: 'sessions', label: words.tabs.sessions },
  { value: 'access', label: words.tabs.access },
  { value: 'activity', label: words.tabs.activity }
] as const

export type DrawerTab = (typeof drawerTabs)[number]['value']

/** The tab of an address; the first one where it names none. */
export function readTab(query: URLSearchParams): DrawerTab {
  return drawerTabs.find(({ value }) => value === query.get('tab'))?.value ?? 'details'
}

/** The tab beside another one, around the end. */
export function tabBeside(tab: DrawerTab, step: 1 | -1): DrawerTab {
  const at = drawerTabs.findIndex(({ value }) => value === tab)
  return drawerTabs[(at + step + drawerTabs.length) % drawerTabs.length]?.value ?? tab
}
