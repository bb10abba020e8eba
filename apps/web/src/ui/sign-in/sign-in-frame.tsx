import type { ReactNode } from 'react'
import { BrandLink } from '../brand.tsx'
import styles from './sign-in-frame.module.css'
import { Illustration, type IllustrationSubject } from './illustration.tsx'

interface SignInFrameProps {
  illustration: IllustrationSubject
  /** Links at the right of the name, as items of a list. */
  nav: ReactNode
  /** The name gives way to the links on a narrow screen. */
  shortName?: boolean
  foot: ReactNode
  children: ReactNode
}

/** A screen to sign in at: what to do on the left, a plan of what lies behind on the right. */
export function SignInFrame({ illustration, nav, shortName = false, foot, children }: SignInFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.left}>
        <header className={styles.top}>
          <BrandLink short={shortName} />
          <nav aria-label="Main">
            <ul>{nav}</ul>
          </nav>
        </header>
        <main id="main" tabIndex={-1} className={styles.body}>
          {children}
        </main>
        <footer className={styles.foot}>{foot}</footer>
      </div>
      <Illustration sheet={illustration} />
    </div>
  )
}

/** The title of such a screen, and what it is for. */
export function SignInTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <title>{`${title} · Sitewright`}</title>
      <h1>{title}</h1>
      {children && <p className={styles.lead}>{children}</p>}
    </div>
  )
}
