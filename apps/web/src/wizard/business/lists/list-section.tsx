import { listCapacity } from '@sitewright/site'
import { IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { Button } from '../../../ui/button.tsx'
import choiceStyles from '../../frame/choice-list.module.css'
import styles from './lists.module.css'
import { listWords } from './messages.ts'

interface ListSectionProps {
  title: string
  note?: string
  said: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The frame of a list: its heading, its content, and a polite region that says what was done. */
export function ListSection({ title, note, said, ref, children }: ListSectionProps) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading} ref={ref}>
      <div className={styles.head}>
        <h2 id={heading} className={choiceStyles.heading}>
          {title}
        </h2>
        <p>{note}</p>
      </div>
      {children}
      <p role="status" className="vh">
        {said}
      </p>
    </section>
  )
}

/** Asks whether what was read or guessed is right. */
export function ConfirmBar({ read, onConfirm }: { read: boolean; onConfirm: () => void }) {
  return (
    <div className={styles.confirm}>
      <IconPencil className="i s" aria-hidden />
      <p>
        <b>{read ? listWords.readThis : listWords.guessedThis}</b>{' '}
        {read ? listWords.readThisWhy : listWords.guessedThisWhy}
      </p>
      <Button size="sm" onClick={onConfirm}>
        <IconCheck className="i s" aria-hidden />
        {listWords.allRight}
      </Button>
    </div>
  )
}

interface AddItemProps {
  label: string
  /** Label of the field for the new name. */
  nameLabel: string
  /** Takes the name; with `stay` the focus goes on to the new row. */
  onAdd: (name: string, stay: boolean) => void
}

/** The button that adds an item: a field for its name first, and the row once it has one. */
export function AddItem({ label, nameLabel, onAdd }: AddItemProps) {
  const [name, setName] = useState<string>()
  const commit = (stay: boolean): void => {
    setName(undefined)
    if (name !== undefined && name.trim() !== '') onAdd(name.trim(), stay)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const forward = event.key === 'Tab' && !event.shiftKey && name !== undefined && name.trim() !== ''
    if (event.key === 'Enter' || forward) {
      event.preventDefault()
      commit(true)
    }
    if (event.key === 'Escape') setName(undefined)
  }
  if (name === undefined) {
    return (
      <Button className={styles.add} data-add onClick={() => setName('')}>
        <IconPlus className="i s" aria-hidden />
        {label}
      </Button>
    )
  }
  return (
    <div className={styles.fresh}>
      <input
        className="input"
        aria-label={nameLabel}
        placeholder={nameLabel}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner asked for the row
        autoFocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => commit(false)}
      />
    </div>
  )
}

interface ListFootProps {
  list: {
    readonly items: readonly unknown[]
    readonly shown: readonly unknown[]
    readonly unfold: () => void
  }
  /** The button that adds an item. */
  children: ReactNode
}

/** Below a list: what is folded away, and one more, while the list is not full. */
export function ListFoot({ list: { items, shown, unfold }, children }: ListFootProps) {
  return (
    <div className={styles.foot}>
      {shown.length < items.length && (
        <Button kind="quiet" onClick={unfold}>
          {listWords.showAll(items.length)}
        </Button>
      )}
      {items.length < listCapacity ? children : <p className={styles.note}>{listWords.full(listCapacity)}</p>}
    </div>
  )
}
