import '../styles/ui/spinner.css'
import { pageMessages } from '../domain/messages.ts'

/** A loading indicator. */
export function Spinner({ label = pageMessages.loading }: { label?: string }) {
  return (
    <p role="status" className="loading">
      <span className="spinner" />
      <span className="sr">{label}</span>
    </p>
  )
}
