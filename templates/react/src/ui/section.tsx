import { useId, type ReactNode } from 'react'
import type { Text } from '../domain/site.ts'
import { Draft } from './draft.tsx'
import { Words } from './words.tsx'

interface SectionProps {
  /** Its heading, where that is no text of site.json. */
  title?: string
  intro?: string
  /** What the section tells, with its heading, which carries the mark where that was invented as a whole. */
  of?: { title: string; intro?: Text }
  /** Class that the layouts know it by: feats, svcs, stats, quotes, faqs. */
  className?: string
  /** What stands beside the heading, such as a link onward. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with its own heading; the layout decides where the heading stands. */
export function Section({
  title = '',
  intro,
  of = { title, intro },
  className,
  aside,
  children
}: SectionProps) {
  const id = useId()
  return (
    <section className={className ? `sec ${className}` : 'sec'} aria-labelledby={id}>
      <div className="wrap sec-in">
        <div className="sec-head">
          <h2 id={id}>
            <Draft of={of}>
              <Words of={of} field="title" />
            </Draft>
          </h2>
          {of.intro && (
            <p>
              <Words of={of} field="intro" />
            </p>
          )}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
