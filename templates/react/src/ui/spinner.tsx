import '../styles/ui/spinner.css'
import { pageMessages } from '../domain/messages.ts'

/** Says that something is on its way. */
export function Spinner({ label = pageMessages.loading }: { label?: string }) {
  return (
    <p role="status" className="loading">
      <span className="spinner" />
      <span className="sr">{label}</span>
    </p>
  )
}
