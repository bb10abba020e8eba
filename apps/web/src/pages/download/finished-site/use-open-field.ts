import type { OpenPoint } from '@sitewright/builder'
import { useNavigate } from 'react-router'
import { useBuilderStore } from '../../../builder/builder-context.tsx'
import { focusField } from '../../../builder/field-focus.ts'

/** Opens the step of the wizard that has a field, and focuses the field. */
export function useOpenField(): (link: OpenPoint['link']) => void {
  const store = useBuilderStore()
  const navigate = useNavigate()
  return ({ field, step }) => {
    store.dispatch({ type: 'openReview' })
    store.dispatch({ type: 'editStep', step })
    focusField(field)
    void navigate(`/builder/${step}`)
  }
}

/** Opens the list of drafts in the wizard, at one of them. */
export function useOpenDraft(): (address: string) => void {
  const store = useBuilderStore()
  const navigate = useNavigate()
  return (address) => {
    store.dispatch({ type: 'openReview' })
    void navigate(`/builder/review?${new URLSearchParams({ drafts: address }).toString()}`)
  }
}
