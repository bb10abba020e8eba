import { reviewOf } from '@sitewright/builder'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../builder-context.tsx'
import { loadNeededCheckCss } from '../load-check-css.ts'
import { startGeneration } from './generation.ts'
import { toast } from '../../ui/toast.ts'

/** Generates the project and opens its download page; a user who has left the wizard meanwhile gets a toast. */
export function useGenerate(): () => Promise<void> {
  const store = useBuilderStore()
  const navigate = useNavigate()
  return useCallback(async () => {
    const outcome = await startGeneration(store)
    if (!outcome?.ok) return
    if (location.pathname.startsWith('/builder')) await navigate('/download')
    else
      toast({
        tone: 'success',
        text: `${outcome.project.name} is ready.`,
        action: {
          label: 'Go to it',
          run: () => void navigate('/download')
        }
      })
  }, [store, navigate])
}

/** Regenerates an outdated project: opens the review, and generates where nothing blocks it. */
export function useGenerateAgain(): () => Promise<void> {
  const store = useBuilderStore()
  const navigate = useNavigate()
  const generate = useGenerate()
  return useCallback(async () => {
    store.dispatch({ type: 'openReview' })
    await navigate('/builder')
    await loadNeededCheckCss(store)
    if (reviewOf(store.get()).blockers.length === 0) await generate()
  }, [store, navigate, generate])
}
