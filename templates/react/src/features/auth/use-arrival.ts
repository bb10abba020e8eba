import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { usePagePath } from '../../ui/site-context.tsx'

/** Where a visitor who has signed in goes: to the profile. */
export function useArrival(): () => void {
  const navigate = useNavigate()
  const profile = usePagePath('profile') ?? '/'
  return useCallback(() => void navigate(profile), [navigate, profile])
}
