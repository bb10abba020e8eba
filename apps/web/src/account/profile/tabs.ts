/** The tabs of the profile (spec 2 §2); each has an address. */
export const profileTabs = [
  { value: 'personal', path: '/auth/profile', label: 'Personal Information' },
  { value: 'security', path: '/auth/profile/security', label: 'Security' },
  { value: 'connections', path: '/auth/profile/connections', label: 'Connected Accounts' },
  { value: 'activity', path: '/auth/profile/activity', label: 'Activity Log' }
] as const

export type ProfileTab = (typeof profileTabs)[number]['value']

/** The tab of the last segment of a path; undefined where there is none of that name. */
export function findTab(segment: string | undefined): ProfileTab | undefined {
  return profileTabs.find(({ value }) => value === (segment ?? 'personal'))?.value
}
