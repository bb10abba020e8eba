import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { BrandLink } from '../ui/brand.tsx'
import { useSourceCode } from '../builder/installation.ts'
import styles from './footer.module.css'

export function Footer() {
  const source = useSourceCode()
  return (
    <footer className={styles.footer}>
      <BrandLink />
      <p>Made to be taken away.</p>
      <ul>
        <li>
          <Link to="/about">About</Link>
        </li>
        <li>
          <Link to="/check">Check a project</Link>
        </li>
        <li>
          <Link to="/docs">Documentation</Link>
        </li>
        {source !== null && (
          <li>
            <a href={source} target="_blank" rel="noreferrer">
              Source code
              <IconExternalLink className="i s" aria-hidden />
              <span className="vh">(opens in a new tab)</span>
            </a>
          </li>
        )}
      </ul>
    </footer>
  )
}
