import { lazy, Suspense } from 'react'
import styles from './business.module.css'
import { businessMessages as messages } from './messages.ts'

/** The lists of a group, loaded beside the step: reading a business is more code than the form. */
const lists = {
  offer: lazy(async () => ({ default: (await import('./lists/lists.tsx')).OfferLists })),
  contact: lazy(async () => ({ default: (await import('./lists/lists.tsx')).ContactLists }))
} as const

/** What the business offers and when it is open, or where it is and who is there. */
export function BusinessLists({ which }: { which: keyof typeof lists }) {
  const Lists = lists[which]
  return (
    <div className={styles.wide}>
      <Suspense fallback={<p aria-busy="true">{messages.loadingLists}</p>}>
        <Lists />
      </Suspense>
    </div>
  )
}
