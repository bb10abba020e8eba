import { useId, type ReactNode } from 'react'
import type { Text } from '../domain/site.ts'
import { Draft } from './draft.tsx'
import { Words } from './words.tsx'

interface SectionProps {
  title: string
  intro?: Text
  /** What the section tells: its heading carries the mark where that was invented as a whole. */
  of?: unknown
  /** Class that the layouts know it by: feats, svcs, stats, quotes, faqs. */
  className?: string
  /** What stands beside the heading, such as a link onward. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with its own heading; the layout decides where the heading stands. */
export function Section({ title, intro, of, className, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={className ? `sec ${className}` : 'sec'} aria-labelledby={id}>
      <div className="wrap sec-in">
        <div className="sec-head">
          <h2 id={id}>
            <Draft of={of}>
              <Words of={title} />
            </Draft>
          </h2>
          {intro && (
            <p>
              <Words of={intro} />
            </p>
          )}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
