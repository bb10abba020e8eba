import { useNavigate } from 'react-router'
import { usePagePath } from '../../ui/site-context.tsx'
import { useStatus } from '../../ui/status.tsx'

/** After sign-in: announces it, and navigates to the profile. */
export function useArrival(): (message: string) => void {
  const navigate = useNavigate()
  const say = useStatus()
  const profile = usePagePath('profile') ?? '/'
  return (message) => {
    say(message)
    void navigate(profile)
  }
}
