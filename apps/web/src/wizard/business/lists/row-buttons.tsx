import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../../ui/button.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'

interface RowButtonsProps {
  name: string
  first: boolean
  last: boolean
  onMove: (by: number) => void
  onRemove: () => void
}

/** Move up, move down and remove. At an end of the list a button stays, so that it keeps the focus. */
export function RowButtons({ name, first, last, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className={styles.buttons}>
      <IconButton
        label={listWords.moveUp(name)}
        data-move="up"
        aria-disabled={first}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp className="i" aria-hidden />
      </IconButton>
      <IconButton
        label={listWords.moveDown(name)}
        data-move="down"
        aria-disabled={last}
        onClick={() => onMove(1)}
      >
        <IconArrowDown className="i" aria-hidden />
      </IconButton>
      <IconButton label={listWords.remove(name)} data-remove onClick={onRemove}>
        <IconTrash className="i" aria-hidden />
      </IconButton>
    </div>
  )
}
