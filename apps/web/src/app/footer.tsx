import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { BrandLink } from '../ui/brand.tsx'
import { sourceCode } from '../ui/links.ts'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.foot}>
      <BrandLink />
      <p>Made to be taken away.</p>
      <ul>
        <li>
          <Link to="/about">About</Link>
        </li>
        <li>
          <Link to="/docs">Documentation</Link>
        </li>
        <li>
          <a href={sourceCode} target="_blank" rel="noreferrer">
            Source code
            <IconExternalLink className="i s" aria-hidden />
            <span className="vh">(opens in a new tab)</span>
          </a>
        </li>
      </ul>
    </footer>
  )
}
