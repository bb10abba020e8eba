import '../styles/ui/badge.css'
import { pageMessages } from '../domain/messages.ts'

/** Stands beside everything that was invented to fill a gap, until the owner replaces it. */
export function SampleBadge({ when = true }: { when?: boolean }) {
  return when ? <span className="sample">{pageMessages.sample}</span> : null
}
