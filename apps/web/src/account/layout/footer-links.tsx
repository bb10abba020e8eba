import { Link } from 'react-router'

const links = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/support', label: 'Support' }
] as const

/** The links at the foot of every page of an account (spec 2 §2). */
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
