import type { GeneratedProject } from '@sitewright/builder'
import { useReport } from '../../builder/worker/use-report.ts'
import { Button } from '../../ui/button.tsx'
import { formatCreatedAt } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { reportMessages as messages } from '../project/report-messages.ts'
import { Report } from '../project/report.tsx'
import styles from './download.module.css'

/** The validation report of the project to download. */
export function ProjectReport({ project }: { project: GeneratedProject }) {
  const { report, working, again } = useReport(project)
  const now = useNow()
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{messages.title}</h2>
      <p>{messages.lead(project.name, formatCreatedAt(project.createdAt, now))}</p>
      <output className="vh">{working ? messages.checking : ''}</output>
      {report === undefined ? (
        <p className={styles.waiting}>
          {working ? messages.checking : messages.notAsked}
          {!working && <Button onClick={again}>{messages.checkNow}</Button>}
        </p>
      ) : (
        <Report report={report} level={3}>
          <Button disabled={working} onClick={again}>
            {working ? messages.checking : messages.again}
          </Button>
        </Report>
      )}
    </section>
  )
}
