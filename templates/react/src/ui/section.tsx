import { useId, type ReactNode } from 'react'
import { SampleBadge } from './sample-badge.tsx'

interface SectionProps {
  title: string
  intro?: string
  /** Says that what the section claims was invented. */
  sample?: boolean
  /** Class that the layouts know it by: feats, svcs, stats, quotes, faqs. */
  className?: string
  /** What stands beside the heading, such as a link onward. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page with its own heading; the layout decides where the heading stands. */
export function Section({ title, intro, sample = false, className, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={className ? `sec ${className}` : 'sec'} aria-labelledby={id}>
      <div className="wrap sec-in">
        <div className="sec-head">
          <h2 id={id}>
            {title} <SampleBadge when={sample} />
          </h2>
          {intro && <p>{intro}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
