import {
  dayText,
  exceptionId,
  listCapacity,
  listedExceptions,
  removeException,
  writeException
} from '@sitewright/site'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useDispatch } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ExceptionRow } from './exception-row.tsx'
import styles from './hours.module.css'
import listStyles from './lists.module.css'
import { listWords } from './messages.ts'
import type { Lists } from './use-lists.ts'

interface ExceptionsProps {
  lists: Lists
  /** The week has an open day to be excepted from. */
  available: boolean
  /** Announces what was done. */
  onSaid: (text: string) => void
}

/** Days with other hours than the week says, such as holidays. */
export function Exceptions({ lists: { content, edit }, available, onSaid }: ExceptionsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isNew, setNew] = useState(false)
  const dispatch = useDispatch()
  // What was typed in a row goes with the row.
  useEffect(
    () => dispatch({ type: 'typeItem', address: '/content/hours/exceptions', item: undefined }),
    [dispatch]
  )
  const exceptions = listedExceptions(content)
  const remove = (id: string): void => {
    const removed = exceptions.find((each) => each.id === id)
    if (removed === undefined) return
    const text = listWords.removed(listWords.exceptionName(dayText(removed.from)))
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const at = exceptions.indexOf(removed)
    const next = rows[at + 1] ?? rows[at - 1] ?? root.current?.querySelector<HTMLElement>('[data-add]')
    next?.focus()
    edit((site) => removeException(site, id))
    onSaid(text)
    toast({
      tone: 'info',
      text,
      action: {
        label: listWords.undo,
        run: () => edit((site) => writeException(site, removed)),
        isUndo: true
      }
    })
  }
  return (
    <div className={styles.exceptions} ref={root}>
      <h3>{listWords.exceptions}</h3>
      {(exceptions.length > 0 || isNew) && (
        <ul>
          {exceptions.map((exception) => (
            <ExceptionRow
              key={exception.id}
              exception={exception}
              others={exceptions}
              onWrite={(next) => edit((site) => writeException(site, next))}
              onRemove={() => remove(exception.id)}
            />
          ))}
          {isNew && (
            <ExceptionRow
              others={exceptions}
              onWrite={(next) => {
                setNew(false)
                edit((site) => writeException(site, { ...next, id: exceptionId(site, next.from) }))
              }}
              onRemove={() => setNew(false)}
            />
          )}
        </ul>
      )}
      {!available && exceptions.length === 0 && (
        <p className={listStyles.note}>{listWords.exceptionsLater}</p>
      )}
      {available && !isNew && exceptions.length < listCapacity && (
        <Button data-add onClick={() => setNew(true)}>
          <IconPlus className="i s" aria-hidden />
          {listWords.addException}
        </Button>
      )}
      {exceptions.length >= listCapacity && <p className={listStyles.note}>{listWords.full(listCapacity)}</p>}
    </div>
  )
}
