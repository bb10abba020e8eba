import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './business.module.css'
import { businessMessages as messages } from './messages.ts'

type ListViews = typeof import('./lists/lists.tsx')

let loaded: ListViews | undefined

/**
 * The lists, loaded beside the step: reading a business is more code than the form. Not by `lazy`, since a boundary that
 * waits puts scripts into the prerendered page, which its security policy refuses.
 */
function useListViews(): { views: ListViews | undefined; failed: boolean; retry: () => void } {
  const [views, setViews] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (loaded !== undefined) return
    const load = async (): Promise<void> => {
      loaded = await import('./lists/lists.tsx')
      setViews(loaded)
    }
    load().catch(() => setFailed(true))
  }, [attempts])
  const retry = (): void => {
    setFailed(false)
    setAttempts(attempts + 1)
  }
  return { views: views ?? loaded, failed, retry }
}

/** What the business offers and when it is open, where it is and who is there, or its pictures. */
export function BusinessLists({ which }: { which: 'offer' | 'contact' | 'pictures' }) {
  const { views, failed, retry } = useListViews()
  const Lists =
    views && { offer: views.OfferLists, contact: views.ContactLists, pictures: views.PictureLists }[which]
  return (
    <div className={styles.wide}>
      {Lists !== undefined && <Lists />}
      {Lists === undefined && !failed && <p aria-busy="true">{messages.loadingLists}</p>}
      {Lists === undefined && failed && (
        <p className={styles.failed} role="alert">
          {messages.listsFailed} <Button onClick={retry}>{messages.tryAgain}</Button>
        </p>
      )}
    </div>
  )
}
