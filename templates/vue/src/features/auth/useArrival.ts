import { useRouter } from 'vue-router'
import { usePagePath } from '../../composables/useSite.ts'

/** Where a visitor who has signed in goes: to the profile. */
export function useArrival(): () => void {
  const router = useRouter()
  const profile = usePagePath('profile')
  return () => void router.push(profile.value ?? '/')
}
