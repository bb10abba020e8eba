import type { CSSProperties } from 'react'
import styles from './customize.module.css'

/** A block of a thumbnail: a dark one is the picture or the name, a paper one lies on it. */
export type Block = CSSProperties & { strong?: true; paper?: true }

/** A thumbnail of blocks. */
export function Blocks({ of }: { of: readonly Block[] }) {
  return (
    <span className={styles.thumbnail} aria-hidden="true">
      {of.map(({ strong, paper, ...place }) => (
        <i
          key={JSON.stringify(place)}
          className={strong ? styles.strong : paper ? styles.paper : undefined}
          style={place}
        />
      ))}
    </span>
  )
}
