import { launchMessages as messages, leftOutFeatures } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { IconInfoCircle } from '@tabler/icons-react'
import styles from './download.module.css'

/** The features that a launch build leaves out, because no server of the owner's serves them yet. */
export function LeftOut({ site }: { site: Site }) {
  const features = leftOutFeatures(site)
  if (features.length === 0) return null
  return (
    <section className={styles.leftOut} aria-labelledby="left-out">
      <h2 id="left-out">{messages.title}</h2>
      <p>{messages.lead}</p>
      <ul>
        {features.map(({ id, name, why, remedy }) => (
          <li key={id}>
            <IconInfoCircle className="i s" aria-hidden />
            <span>
              <b>{name}.</b> {why} {remedy}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
