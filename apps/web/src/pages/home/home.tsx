import { Apis } from './apis.tsx'
import { Close } from './close.tsx'
import { Compare } from './compare.tsx'
import { Care } from './care.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { InTheBox } from './in-the-box.tsx'
import { Proof } from './proof.tsx'
import { Show } from './show.tsx'

export function Home() {
  return (
    <main id="main" tabIndex={-1} className={styles.home}>
      <title>Sitewright · describe your business, walk away with the site</title>
      <Hero />
      <Show />
      <Proof />
      <Care />
      <InTheBox />
      <Apis />
      <Compare />
      <Close />
    </main>
  )
}
