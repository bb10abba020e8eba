import { accountMessages } from '@sitewright/api/messages'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { useAuth } from '../../../sign-in/auth.tsx'
import { firstPath, startPath } from '../../layout/screens.ts'

/** Milliseconds after which the user begins with their first screen, whatever they prefer. */
const longestWaitMs = 2000

/** Leads the signed-in user to the screen that was asked for, else to the one that they want to begin with. */
export function StartScreen({ asked }: { asked: string }) {
  const { state, session } = useAuth()
  const [path, setPath] = useState(asked === '' ? undefined : asked)
  const user = state.kind === 'signed-in' ? state.user : undefined
  useEffect(() => {
    if (user === undefined || asked !== '') return undefined
    let isLeft = false
    const lead = (to: string): void => {
      if (!isLeft) setPath((before) => before ?? to)
    }
    const timer = setTimeout(() => lead(firstPath(user)), longestWaitMs)
    const readPreferences = async (): Promise<void> => {
      const outcome = await session.call('GET /api/admin/preferences', {})
      lead(outcome.ok ? startPath(outcome.answer, user) : firstPath(user))
    }
    void readPreferences()
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [session, user, asked])
  if (path !== undefined) return <Navigate to={path} replace />
  return (
    <p role="status" aria-busy="true">
      {accountMessages.checking}
    </p>
  )
}
