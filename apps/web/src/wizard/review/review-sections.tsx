import { listRows, sectionsOf, type ReviewSection } from '@sitewright/builder'
import type { Site } from '@sitewright/site'
import { IconChevronRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useDispatch } from '../../builder/builder-context.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { reviewMessages as messages } from './messages.ts'
import styles from './review.module.css'

/** All answers by section, as an accordion; each section links to its step. */
export function ReviewSections({ site, locked }: { site: Site; locked: boolean }) {
  const sections = useMemo(
    () =>
      sectionsOf(site).map((section) =>
        section.step === 'business' ? { ...section, rows: [...section.rows, ...listRows(site)] } : section
      ),
    [site]
  )
  return (
    <div className={styles.answers}>
      {sections.map((section, index) => (
        <Section key={section.step} section={section} open={index === 0 || index === 2} locked={locked} />
      ))}
    </div>
  )
}

function Section({ section, open, locked }: { section: ReviewSection; open: boolean; locked: boolean }) {
  const dispatch = useDispatch()
  return (
    <div className={styles.section}>
      <details open={open}>
        <summary>
          <IconChevronRight className={`i s ${styles.chevron}`} aria-hidden />
          <h2>{section.title}</h2>
          <span className={styles.line}>{section.summary}</span>
        </summary>
        <DescriptionList rows={section.rows} />
      </details>
      <button
        type="button"
        className={`link ${styles.edit}`}
        disabled={locked}
        aria-label={messages.editSection(section.title)}
        onClick={() => dispatch({ type: 'editStep', step: section.step })}
      >
        {messages.edit}
      </button>
    </div>
  )
}
