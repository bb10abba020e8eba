import { Button } from '../../../ui/button.tsx'
import styles from './alerts.module.css'
import { alertsMessages as words } from './messages.ts'

interface ShowMoreProps {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** The foot of a list that goes on: each press shows the next page, to the oldest row. */
export function ShowMore({ query }: ShowMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <div className={styles.foot}>
      {query.isFetchNextPageError && <span role="alert">{words.moreFailed}</span>}
      <Button
        kind="quiet"
        aria-disabled={query.isFetchingNextPage || undefined}
        onClick={() => {
          if (!query.isFetchingNextPage) void query.fetchNextPage()
        }}
      >
        {query.isFetchingNextPage ? words.loadingMore : words.more}
      </Button>
    </div>
  )
}
