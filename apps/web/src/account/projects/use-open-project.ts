import { useNavigate } from 'react-router'
import { useBuilderStore } from '../../builder/builder-context.tsx'
import { useAuth, useView } from '../../sign-in/auth.tsx'
import { toast } from '../../ui/toast.ts'
import { projectMessages } from './messages.ts'
import { openProject, type ProjectSource } from './open-project.ts'

/** Opens a project in the builder and goes there. */
export function useOpenProject(): (id: string, source?: ProjectSource) => Promise<void> {
  const { state, session } = useAuth()
  const store = useBuilderStore()
  const navigate = useNavigate()
  const view = useView()
  return async (id, source = 'own') => {
    if (state.kind !== 'signed-in') return
    // It would take the place of the administrator's own site in this browser.
    if (view !== undefined) return toast({ tone: 'info', text: projectMessages.notWhileViewing })
    if (await openProject(session, store, { userId: state.user.id, id, source })) await navigate('/builder')
  }
}
