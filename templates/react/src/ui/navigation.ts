import { navigationOf, type NavigationEntry } from '../domain/navigation.ts'
import { useFeatures, usePages } from './site-context.tsx'

/** Id of the sheet that holds every page, for the buttons that open it. */
export const menuId = 'menu'

/** Every entry of the navigation whose page is there, the most wanted first. */
export function useNavigationEntries(): readonly NavigationEntry[] {
  return navigationOf(useFeatures(), usePages())
}
