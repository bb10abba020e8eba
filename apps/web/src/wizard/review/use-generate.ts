import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../../state/builder.tsx'
import { startGeneration } from '../../state/workshop/generation.ts'

/** Generates the project and goes to its download page. */
export function useGenerate(): () => Promise<void> {
  const store = useBuilderStore()
  const navigate = useNavigate()
  return useCallback(async () => {
    const outcome = await startGeneration(store)
    if (outcome?.ok) await navigate('/download')
  }, [store, navigate])
}
