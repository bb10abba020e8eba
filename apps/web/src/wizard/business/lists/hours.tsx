import {
  confirmHours,
  copyDay,
  differingDays,
  isClosedAllWeek,
  listedHours,
  readDays,
  removeHours,
  weekdays,
  withDay,
  writeWeek,
  type Weekday
} from '@sitewright/site'
import { IconBulb } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useDispatch } from '../../../builder/builder-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyHours } from './copy-hours.tsx'
import { DayRow } from './day-row.tsx'
import { Exceptions } from './exceptions.tsx'
import styles from './hours.module.css'
import { ConfirmBar, ListSection } from './list-section.tsx'
import listStyles from './lists.module.css'
import { listWords } from './messages.ts'
import type { Lists } from './use-lists.ts'

/** The opening hours: a row for each day of the week, and the exceptions. */
export function Hours({ lists }: { lists: Lists }) {
  const { site, content, edit } = lists
  const dispatch = useDispatch()
  const { week, draft, known } = listedHours(content)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const shut = isClosedAllWeek(week)
  const differing = known && !draft ? differingDays(site, content) : []
  const drop = (): void => dispatch({ type: 'typeItem', address: '/content/hours', item: undefined })
  const copy = (from: Weekday, to: readonly Weekday[]): void => {
    drop()
    edit((current) => writeWeek(current, copyDay(week, from, to)))
    setSaid(listWords.copied(listWords.days[from][1]))
  }
  return (
    <ListSection title={listWords.hours} note={listWords.optional} said={said} ref={root}>
      {draft && (
        <ConfirmBar
          read={readDays(site).length > 0}
          onConfirm={() => {
            drop()
            edit(confirmHours)
            setSaid(listWords.confirmed(listWords.hours))
            root.current?.querySelector<HTMLElement>('[role="switch"]')?.focus()
          }}
        />
      )}
      <ul className={styles.week} aria-label={listWords.hours}>
        {weekdays.map((day) => (
          <DayRow key={day} day={day} week={week} edit={edit} />
        ))}
      </ul>
      {differing.length > 0 && (
        <p className={listStyles.source}>
          <span className={listStyles.mark}>
            <IconBulb className="i s" aria-hidden />
            <span>
              {listWords.hoursSay(
                differing.map(({ day, spans }) => listWords.daySays(day, spans)).join('; ')
              )}{' '}
              <button
                type="button"
                className="link"
                onClick={() => {
                  drop()
                  root.current?.querySelector<HTMLElement>('[role="switch"]')?.focus()
                  edit((current) =>
                    writeWeek(
                      current,
                      differing.reduce((next, { day, spans }) => withDay(next, day, spans), week)
                    )
                  )
                }}
              >
                {listWords.takeIt}
              </button>
            </span>
          </span>
        </p>
      )}
      {!known && <p className={listStyles.note}>{listWords.noHours}</p>}
      <div className={listStyles.foot}>
        {!shut && <CopyHours week={week} onCopy={copy} />}
        {known && (
          <Button
            kind="quiet"
            size="sm"
            onClick={() => {
              drop()
              edit(removeHours)
              setSaid(listWords.hoursRemoved)
            }}
          >
            {listWords.removeHours}
          </Button>
        )}
      </div>
      <Exceptions lists={lists} available={known && !shut} onSaid={setSaid} />
    </ListSection>
  )
}
