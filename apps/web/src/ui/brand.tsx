import { Link } from 'react-router'
import { uiMessages as messages } from './messages.ts'
import styles from './brand.module.css'

/** The logo: two boards joined, one of them yellow. */
function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <path fill="var(--ink)" d="M1 1h8.5v8L16 6v14l-6.5-3v8H1z" />
      <path fill="var(--rule)" d="M11 1h14v24H11v-5.7l6.5 3V3.7L11 6.7z" />
    </svg>
  )
}

/** Logo and name, as a link to the home page. A short one leaves the name out on a narrow screen. */
export function BrandLink({ short = false }: { short?: boolean }) {
  return (
    <Link className={`${styles.brand} ${short ? styles.short : ''}`} to="/" aria-label={messages.brandHome}>
      <Logo />
      <span>{messages.brand}</span>
    </Link>
  )
}
