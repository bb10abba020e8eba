import { Button } from '../button.tsx'
import { stateMessages } from './messages.ts'
import { StatePanel } from './state-panel.tsx'

/** A filter whose loss would show something again. */
export interface FilterToDrop {
  label: string
  /** Count of the matches without this filter. */
  count: number
  onDrop: () => void
}

interface NoMatchProps {
  /** `No editors are suspended`. */
  title: string
  /** Count of the active filters. */
  filterCount: number
  /** The filter that hides most; undefined where dropping a single one shows nothing. */
  drop?: FilterToDrop | undefined
  onClear: () => void
}

/** Nothing matches: which filter to drop, or all of them. */
export function NoMatch({ title, filterCount, drop, onClear }: NoMatchProps) {
  const on = stateMessages.filtersOn(filterCount)
  return (
    <StatePanel
      title={title}
      text={drop === undefined ? on : `${on} ${stateMessages.matchWithout(drop.count, drop.label)}`}
    >
      {drop !== undefined && <Button onClick={drop.onDrop}>{stateMessages.dropFilter(drop.label)}</Button>}
      <Button kind="quiet" onClick={onClear}>
        {stateMessages.clearFilters(filterCount)}
      </Button>
    </StatePanel>
  )
}
