import '../styles/data.css'
import { IconColumns3 } from '@tabler/icons-react'
import { Checkbox } from '../choice.tsx'
import { Disclosure } from '../disclosure.tsx'
import type { DataColumn } from './column.ts'
import { tableMessages } from './messages.ts'

interface ColumnChooserProps<Row> {
  columns: readonly DataColumn<Row>[]
  hidden: readonly string[]
  onHidden: (hidden: readonly string[]) => void
}

/** Which columns a table shows. */
export function ColumnChooser<Row>({ columns, hidden, onHidden }: ColumnChooserProps<Row>) {
  return (
    <Disclosure
      label={tableMessages.shownColumns}
      side="end"
      trigger={
        <>
          <IconColumns3 className="i" aria-hidden />
          {tableMessages.columns}
        </>
      }
    >
      {columns
        .filter(({ fixed }) => fixed !== true)
        .map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={(isShown) =>
              onHidden(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          />
        ))}
    </Disclosure>
  )
}
