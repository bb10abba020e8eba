import { Component, useEffect, useState, type ReactNode } from 'react'
import { reloadFromServer, reloadPage } from '../browser/page.ts'
import { pageMessages } from '../domain/messages.ts'
import '../styles/page.css'
import { Button } from '../ui/controls.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageNotLoaded } from './load-page.ts'

interface Props {
  /** The path that is open: another one is tried anew. */
  path: string
  children: ReactNode
}

interface State {
  path?: string
  error?: unknown
}

/** Shows that something went wrong in place of what threw. Only a class can catch what its children throw. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, error: undefined }
  }

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <ErrorFallback error={error} />
  }
}

/** A page whose code is gone is loaded anew, from the server. */
function ErrorFallback({ error }: { error: unknown }) {
  const gone = error instanceof PageNotLoaded
  const [loading, setLoading] = useState(gone)
  useEffect(() => {
    if (gone) void reloadFromServer().then(setLoading)
  }, [gone])
  if (loading) return null
  return (
    <div className="wrap msg">
      <div className="stack">
        <h1>{pageMessages.crashTitle}</h1>
        <Notice
          tone="error"
          role="alert"
          action={
            <Button look="quiet" onClick={() => reloadPage()}>
              {pageMessages.tryAgain}
            </Button>
          }
        >
          {pageMessages.crash}
        </Notice>
      </div>
    </div>
  )
}
