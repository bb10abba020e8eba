import '../styles/pages/message.css'
import { pageMessages } from '../domain/messages.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The error boundary's fallback. A reload also fetches code that a new version replaced. */
export function ErrorFallback() {
  return (
    <div className="wrap msg">
      <div className="stack">
        <h1>{pageMessages.crashTitle}</h1>
        <Notice
          tone="error"
          role="alert"
          action={
            <Button look="quiet" onClick={() => window.location.reload()}>
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
