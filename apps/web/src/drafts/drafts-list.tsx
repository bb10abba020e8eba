import type { DraftChoice, Draft } from '@sitewright/site'
import { useEffect, useRef, useState } from 'react'
import { useDrafts, type Drafts } from '../builder/use-drafts.ts'
import { DecidedList } from './decided-list.tsx'
import { DraftRow } from './draft-row.tsx'
import { useDraftsView } from './drafts-context.tsx'
import styles from './drafts.module.css'
import { draftMessages } from './messages.ts'

/**
 * Every draft that the site shows with its actions, and below them those that were decided.
 * @param heading the level of its title: in a step it stands in the place of the step's own
 */
export function DraftsList({ heading: Heading = 'h1' }: { heading?: 'h1' | 'h2' }) {
  const drafts = useDrafts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div className={styles.head}>
        <Heading ref={heading} tabIndex={-1}>
          {drafts === undefined ? draftMessages.loading : draftMessages.left(drafts.left.length)}
        </Heading>
        <p>{drafts?.left.length === 0 ? draftMessages.none : draftMessages.lead}</p>
      </div>
      {drafts !== undefined && <DraftsLists drafts={drafts} heading={heading} />}
    </>
  )
}

interface ListsProps {
  drafts: Drafts
  heading: React.RefObject<HTMLHeadingElement | null>
}

function DraftsLists({ drafts, heading }: ListsProps) {
  const { write } = useDraftsView()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const next = useRef<number | null>(null)
  const { left } = drafts

  // After a decision the focus goes to the draft that took the place of the decided one.
  useEffect(() => {
    if (next.current === null) return
    const row = list.current?.children[Math.min(next.current, left.length - 1)]
    next.current = null
    const target = row?.querySelector<HTMLElement>('button') ?? heading.current
    target?.focus()
  }, [left, heading])

  const decide = ({ address }: Draft, choice: DraftChoice): void => {
    next.current = left.findIndex((draft) => draft.address === address)
    write(null)
    drafts.decide(address, choice)
    setSaid(`${draftMessages.announce[choice.is]} ${draftMessages.left(Math.max(left.length - 1, 0))}.`)
  }

  return (
    <>
      <p role="status" className="vh">
        {said}
      </p>
      {left.length > 0 && (
        <ul ref={list} className={styles.list}>
          {left.map((draft) => (
            <DraftRow
              key={draft.address}
              draft={draft}
              drafts={drafts}
              onDecide={(choice) => decide(draft, choice)}
            />
          ))}
        </ul>
      )}
      <DecidedList
        drafts={drafts}
        onUndone={() => setSaid(`${draftMessages.undone} ${draftMessages.left(left.length + 1)}.`)}
      />
    </>
  )
}
