import '../styles/pages/message.css'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { reloadFromServer, reloadPage } from '../browser/page.ts'
import { pageMessages } from '../domain/messages.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageNotLoaded } from './load-page.ts'

/** The error boundary's fallback. A page whose code is gone is loaded anew, from the server. */
export function ErrorFallback() {
  const gone = useRouteError() instanceof PageNotLoaded
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
