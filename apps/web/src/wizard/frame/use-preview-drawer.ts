import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

interface PreviewDrawerState {
  opened: boolean
  open: () => void
  close: () => void
}

/** State of the preview drawer. It is an entry of the browser's history, so that Back closes it. */
export function usePreviewDrawer(): PreviewDrawerState {
  const { state, pathname, search } = useLocation() as {
    state: { drawer?: unknown } | null
    pathname: string
    search: string
  }
  const navigate = useNavigate()
  const open = useCallback(
    () => void navigate({ pathname, search }, { state: { drawer: true }, preventScrollReset: true }),
    [navigate, pathname, search]
  )
  const close = useCallback(() => void navigate(-1), [navigate])
  return { opened: state?.drawer === true, open, close }
}
