import {
  dayText,
  exceptionId,
  listCapacity,
  listedExceptions,
  removeException,
  writeException
} from '@sitewright/site'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ExceptionRow } from './exception-row.tsx'
import styles from './hours.module.css'
import listStyles from './lists.module.css'
import { listWords } from './messages.ts'
import type { Lists } from './use-lists.ts'

/** Days with other hours than the week says, such as holidays. */
export function Exceptions({ lists: { content, edit }, available }: { lists: Lists; available: boolean }) {
  const [isNew, setNew] = useState(false)
  const exceptions = listedExceptions(content)
  const remove = (id: string): void => {
    const removed = exceptions.find((each) => each.id === id)
    if (removed === undefined) return
    edit((site) => removeException(site, id))
    toast({
      tone: 'info',
      text: listWords.removed(listWords.exceptionName(dayText(removed.from))),
      action: {
        label: listWords.undo,
        run: () => edit((site) => writeException(site, removed)),
        isUndo: true
      }
    })
  }
  return (
    <div className={styles.exceptions}>
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
        <Button className={listStyles.add} onClick={() => setNew(true)}>
          <IconPlus className="i s" aria-hidden />
          {listWords.addException}
        </Button>
      )}
      {exceptions.length >= listCapacity && <p className={listStyles.note}>{listWords.full(listCapacity)}</p>}
    </div>
  )
}
