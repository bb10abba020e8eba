import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { BrandLink } from '../ui/brand.tsx'
import { useSourceCode } from '../builder/installation.ts'
import { appMessages as messages } from './messages.ts'
import { pageMessages } from '../pages/messages.ts'
import { uiMessages } from '../ui/messages.ts'
import styles from './footer.module.css'

export function Footer() {
  const source = useSourceCode()
  return (
    <footer className={styles.footer}>
      <BrandLink />
      <p>{messages.motto}</p>
      <ul>
        <li>
          <Link to="/about">{pageMessages.about}</Link>
        </li>
        <li>
          <Link to="/check">{messages.checkProject}</Link>
        </li>
        <li>
          <Link to="/docs">{pageMessages.documentation}</Link>
        </li>
        {source !== null && (
          <li>
            <a href={source} target="_blank" rel="noreferrer">
              {pageMessages.sourceCode}
              <IconExternalLink className="i s" aria-hidden />
              <span className="vh">{uiMessages.newTab}</span>
            </a>
          </li>
        )}
      </ul>
    </footer>
  )
}
