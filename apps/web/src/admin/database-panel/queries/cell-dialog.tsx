import type { ResultCell } from '@sitewright/databases'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'
import { toCellText } from '@sitewright/databases'

export interface OpenCell {
  cell: ResultCell
  column: string
  row: number
}

/** The whole text of a cell, as far as it was read. */
export function CellDialog({ open, onClose }: { open: OpenCell | undefined; onClose: () => void }) {
  return (
    <Dialog
      title={open === undefined ? '' : words.cell(open.column, open.row)}
      opened={open !== undefined}
      onClose={onClose}
      size={640}
      fillsPhone
    >
      {open !== undefined && <CellView cell={open.cell} onClose={onClose} />}
    </Dialog>
  )
}

function CellView({ cell, onClose }: { cell: ResultCell; onClose: () => void }) {
  const text = toCellText(cell)
  const copy = async (): Promise<void> => {
    const isDone = await copyText(text)
    toast(isDone ? { tone: 'success', text: words.copied } : { tone: 'danger', text: words.copyFailed })
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text is scrolled by keys */}
      <pre className={styles.cell} tabIndex={0} data-autofocus>
        {cell === null ? <span className={styles.null}>NULL</span> : text}
      </pre>
      {typeof cell === 'object' && cell !== null && (
        <p className={styles.keys}>{words.cellCut(cell.cut.length, cell.length)}</p>
      )}
      <div className="dialog-footer">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </>
  )
}
