import { Button } from '../button.tsx'
import { stateMessages } from './messages.ts'
import { StatePanel } from './state-panel.tsx'

interface NoPageProps {
  /** The page that the address asks for. */
  page: number
  /** Undefined where the rows are not counted to the end. */
  lastPage: number | undefined
  onPage: (page: number) => void
}

/** The address asks for a page behind the last one: which that is, and the way there. */
export function NoPage({ page, lastPage, onPage }: NoPageProps) {
  const target = lastPage ?? 1
  return (
    <StatePanel
      title={stateMessages.noPage(page)}
      text={lastPage === undefined ? stateMessages.endsBefore : stateMessages.lastIs(lastPage)}
    >
      <Button onClick={() => onPage(target)}>{stateMessages.goToPage(target)}</Button>
    </StatePanel>
  )
}
