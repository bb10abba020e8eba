import { Link } from 'react-router'
import { footerMessages as messages } from './messages.ts'

const links = [
  { to: '/privacy', label: messages.privacy },
  { to: '/terms', label: messages.terms },
  { to: '/support', label: messages.support }
] as const

/** The links in the footer of every account page (spec 2 §2). */
export function FooterLinks() {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
