import { Button } from '../button.tsx'
import { Banner } from '../banner.tsx'
import styles from './data-table.module.css'
import { tableMessages } from './messages.ts'
import type { UnknownValue } from './table-address.ts'

interface UnknownValuesProps {
  values: readonly UnknownValue[]
  /** Takes them out of the address. */
  onDrop: () => void
}

/** The values in the address that a list does not know; nothing where it knows all. */
export function UnknownValues({ values, onDrop }: UnknownValuesProps) {
  if (values.length === 0) return null
  return (
    <div className={styles.unknown}>
      <Banner tone="warning">
        {tableMessages.unknown(values.map(({ name, value }) => `${name}=${value}`))}{' '}
        <Button kind="quiet" size="sm" onClick={onDrop}>
          {tableMessages.dropUnknown}
        </Button>
      </Banner>
    </div>
  )
}
