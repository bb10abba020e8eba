import '../styles/ui/reason.css'
import type { Reason } from '../domain/site.ts'
import { Icon } from './icon.tsx'

export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <ul className="feat-list">
      {items.map((reason) => (
        <li key={reason.id} className="feat">
          <Icon name={reason.icon} />
          <h3>{reason.title}</h3>
          <p>{reason.text}</p>
        </li>
      ))}
    </ul>
  )
}
