import { IconAlertTriangle } from '@tabler/icons-react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { appMessages } from './messages.ts'
import styles from './error-page.module.css'

/** Name and message of anything that can be thrown. */
function toErrorText(error: unknown): { name: string; message: string } {
  if (isRouteErrorResponse(error)) return { name: String(error.status), message: error.statusText }
  if (error instanceof Error) return { name: error.name, message: error.message }
  return { name: appMessages.unknownError, message: String(error) }
}

/** The error boundary's screen (spec 1 §2). */
export function ErrorPage() {
  const { name, message } = toErrorText(useRouteError())
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <main id="main" tabIndex={-1} className={styles.failure} role="alert">
      <IconAlertTriangle className="i l" aria-hidden />
      <div>
        <h1>{appMessages.failureTitle}</h1>
        <p>{appMessages.failure}</p>
        <p>{appMessages.failureUntold}</p>
        <p>{appMessages.configurationSaved}</p>
        <pre>
          <b>{name}</b>
          {`\n${message}`}
        </pre>
        <div className={styles.row}>
          <Button kind="go" onClick={() => void navigate(pathname, { replace: true })}>
            {appMessages.tryAgain}
          </Button>
          <Button onClick={() => location.reload()}>{appMessages.reload}</Button>
        </div>
      </div>
    </main>
  )
}
