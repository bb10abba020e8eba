import type { ReactNode } from 'react'
import { BrandLink } from '../brand.tsx'
import { uiMessages as messages } from '../messages.ts'
import styles from './sign-in-frame.module.css'
import { Illustration, type IllustrationSubject } from './illustration.tsx'

interface SignInFrameProps {
  illustration: IllustrationSubject
  /** Links to the right of the name, as list items. */
  nav: ReactNode
  /** Hides the name on a narrow screen. */
  shortName?: boolean
  footer: ReactNode
  children: ReactNode
}

/** The layout of a sign-in page: the form on the left, an illustration on the right. */
export function SignInFrame({ illustration, nav, shortName = false, footer, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.left}>
        <header className={styles.top}>
          <BrandLink short={shortName} />
          <nav aria-label={messages.main}>
            <ul>{nav}</ul>
          </nav>
        </header>
        <main id="main" tabIndex={-1} className={styles.body}>
          {children}
        </main>
        <footer className={styles.footer}>{footer}</footer>
      </div>
      <Illustration subject={illustration} />
    </div>
  )
}

/** The title of a sign-in page, and its lead. */
export function SignInTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <title>{messages.documentTitle(title)}</title>
      <h1>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  )
}
