import '../styles/data.css'
import { memo, useLayoutEffect, useRef } from 'react'
import type { Measured } from './age-of.ts'
import styles from './age.module.css'
import { followAge } from './follow-age.ts'
import { ageMessages } from './messages.ts'

/** The age of a live number: four ticks that empty, and the time. Its elements are written each second, not drawn anew. */
export const Age = memo(function Age({ at, everyMs, source }: Measured) {
  const root = useRef<HTMLSpanElement>(null)
  const ticks = useRef<HTMLSpanElement>(null)
  const before = useRef<HTMLSpanElement>(null)
  const age = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (!root.current || !ticks.current || !before.current || !age.current) return undefined
    const elements = { root: root.current, ticks: ticks.current, before: before.current, age: age.current }
    return followAge(elements, { at, everyMs })
  }, [at, everyMs])
  return (
    <span ref={root} className={styles.age} title={ageMessages.source(source)}>
      <span ref={ticks} className={styles.ticks} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span ref={before} className="vh" />
      <span ref={age} />
      <span className="vh">{ageMessages.after(source)}</span>
    </span>
  )
})
