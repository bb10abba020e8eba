import { useEffect, useRef, type ReactNode } from 'react'
import { ActionBar, type ActionBarProps } from './action-bar.tsx'
import styles from './step-frame.module.css'
import { useMovesSoFar } from './arrival.ts'
import { useWantedFocus } from './wanted-field.ts'

interface StepFrameProps extends ActionBarProps {
  title: string
  lead?: ReactNode
  /** Stands above the title. */
  top?: ReactNode
  /** Stands at the right of the title. */
  figures?: ReactNode
  /** A strip between the step and the action bar. */
  tray?: ReactNode
  children: ReactNode
}

/** What all steps share: a title that takes the focus on arrival, the content, and one action bar. */
export function StepFrame({ title, lead, top, figures, tray, children, ...bar }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moves = useMovesSoFar()
  useEffect(() => {
    if (moves > 0) heading.current?.focus({ preventScroll: true })
  }, [moves])
  useWantedFocus()
  return (
    <>
      <div className={styles.scroll}>
        {top}
        <div className={styles.head}>
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            {lead && <p>{lead}</p>}
          </div>
          {figures}
        </div>
        {children}
      </div>
      {tray}
      <ActionBar {...bar} />
    </>
  )
}
