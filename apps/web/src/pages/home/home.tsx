import { ApiFamilies } from './apis.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Comparison } from './comparison.tsx'
import { Maintenance } from './maintenance.tsx'
import { Hero } from './hero.tsx'
import { homeMessages as messages } from './messages.ts'
import styles from './home.module.css'
import { WhatIsIncluded } from './what-is-included.tsx'
import { SocialProof } from './social-proof.tsx'
import { Showcase } from './showcase.tsx'

export function Home() {
  return (
    <main id="main" tabIndex={-1} className={styles.home}>
      <title>{messages.documentTitle}</title>
      <Hero />
      <Showcase />
      <SocialProof />
      <Maintenance />
      <WhatIsIncluded />
      <ApiFamilies />
      <Comparison />
      <CallToAction />
    </main>
  )
}
