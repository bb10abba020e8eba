import { useEffect, useRef, type ReactNode } from 'react'
import { ActionBar, type ActionBarProps } from './action-bar.tsx'
import styles from './step-frame.module.css'
import { useStepChangeCount } from './step-focus.ts'
import { useRequestedFocus } from '../../builder/field-focus.ts'

interface StepFrameProps extends ActionBarProps {
  title: string
  lead?: ReactNode
  /** Above the title. */
  top?: ReactNode
  /** To the right of the title. */
  figures?: ReactNode
  /** Between the content and the action bar. */
  footer?: ReactNode
  children: ReactNode
}

/** The layout of every step: a title that takes the focus, the content, and one action bar. */
export function StepFrame({ title, lead, top, figures, footer, children, ...bar }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const moves = useStepChangeCount()
  useEffect(() => {
    if (moves > 0) heading.current?.focus({ preventScroll: true })
  }, [moves])
  useRequestedFocus()
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
      {footer}
      <ActionBar {...bar} />
    </>
  )
}
