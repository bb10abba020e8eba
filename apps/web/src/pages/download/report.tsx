import type { GeneratedProject } from '@sitewright/builder'
import { useReport } from '../../builder/worker/use-report.ts'
import { Button } from '../../ui/button.tsx'
import { formatCreatedAt } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { reportMessages as words } from '../project/report-messages.ts'
import { Report } from '../project/report.tsx'
import styles from './download.module.css'

/** The validation report of the project to download. */
export function ProjectReport({ project }: { project: GeneratedProject }) {
  const { report, working, again } = useReport(project)
  const now = useNow()
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{words.title}</h2>
      <p>{words.lead(project.name, formatCreatedAt(project.createdAt, now))}</p>
      <output className="vh">{working ? words.checking : ''}</output>
      {report === undefined ? (
        <p className={styles.waiting}>
          {working ? words.checking : words.notAsked}
          {!working && <Button onClick={again}>{words.checkNow}</Button>}
        </p>
      ) : (
        <Report report={report} level={3}>
          <Button disabled={working} onClick={again}>
            {working ? words.checking : words.again}
          </Button>
        </Report>
      )}
    </section>
  )
}
