import '../styles/data.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './filter-bar.module.css'
import { filterMessages } from './messages.ts'

/** Filters and a sort under a name; their address is the view. */
export interface SavedView {
  id: string
  name: string
  /** The query of its address. */
  query: string
  /** True where the filters differ from those that were saved. */
  isChanged?: boolean
  /** Count of the rows that match now. */
  count?: number
}

interface SavedViewsProps {
  views: readonly SavedView[]
  /** The view that the address shows; undefined where it shows none of them. */
  current: string | undefined
  /** Saves what is shown as a view. */
  children?: ReactNode
}

/** Saved views of a list, as links with their counts. */
export function SavedViews({ views, current, children }: SavedViewsProps) {
  return (
    <nav className={`dense ${styles.views}`} aria-label={filterMessages.views}>
      <div className={styles.viewLinks}>
        {views.map(({ id, name, query, count, isChanged = false }) => (
          <Link
            key={id}
            to={{ search: query }}
            className={styles.view}
            aria-current={id === current ? 'page' : undefined}
          >
            {name} {isChanged && <span>{filterMessages.changed}</span>}
            {count !== undefined && <span className="num">{count.toLocaleString('en-GB')}</span>}
          </Link>
        ))}
      </div>
      {children !== undefined && <div className={styles.viewActs}>{children}</div>}
    </nav>
  )
}
