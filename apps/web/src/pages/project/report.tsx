import type { ValidationCheck, ValidationIssue, ValidationReport } from '@sitewright/project'
import { IconAlertCircle, IconCheck, IconMinus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { reportMessages as messages } from './report-messages.ts'
import styles from './report.module.css'

type CheckState = ValidationCheck['state']

const issuesShown = 6

interface ReportProps {
  report: ValidationReport
  /** The level of its headings. */
  level: 2 | 3
  /** The actions beside the verdict. */
  children?: ReactNode
}

/**
 * A validation report: one cell for each check, filled where nothing was found; then findings, and what was not
 * checked.
 */
export function Report({ report, level, children }: ReportProps) {
  const { checks = [], finalStatus, errors, warnings, autoFixedCount } = report
  const of = <Wanted extends CheckState>(state: Wanted) =>
    checks.filter((each): each is Extract<ValidationCheck, { state: Wanted }> => each.state === state)
  const [clean, found, unchecked] = [of('clean'), of('found'), of('unchecked')]
  const ready = finalStatus === 'READY_TO_USE'
  const issues = [...errors, ...warnings]
  const sentence = ready
    ? messages.allClean(checks.length)
    : checks.length === 0
      ? messages.failed
      : messages.open(found.length, unchecked.length, checks.length)
  return (
    <>
      <div className={styles.verdict}>
        <p className={styles.word}>{ready ? messages.ready : messages.notReady}</p>
        <p>
          {sentence} {autoFixedCount > 0 && messages.repaired(autoFixedCount)}
        </p>
        {children}
      </div>
      {checks.length > 0 && (
        <CheckBar checks={checks} counts={[clean.length, found.length, unchecked.length]} />
      )}
      <div className={styles.columns}>
        {(found.length > 0 || checks.length === 0) && (
          <Section level={level} title={messages.found}>
            <ul>
              {found.map((check) => (
                <FoundRow
                  key={check.id}
                  title={check.title}
                  issues={issues.filter((each) => each.check === check.id)}
                />
              ))}
              {checks.length === 0 && <FoundRow title={messages.failed} issues={issues} />}
            </ul>
          </Section>
        )}
        {unchecked.length > 0 && (
          <Section level={level} title={messages.unchecked}>
            <ul>
              {unchecked.map(({ id, title, why }) => (
                <li key={id} className={styles.unchecked}>
                  <IconMinus className="i" aria-hidden />
                  <div>
                    <b>{title}</b>
                    <p>{why}</p>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
      {clean.length > 0 && (
        <Section level={level} title={messages.checked}>
          <ul className={styles.checked}>
            {clean.map(({ id, title, how }) => (
              <li key={id}>
                <IconCheck className="i" aria-hidden />
                <b>{title}</b>
                <span className={styles.how}>{messages.how[how]}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function CheckBar({
  checks,
  counts
}: {
  checks: readonly ValidationCheck[]
  counts: readonly [number, number, number]
}) {
  const [clean, found, unchecked] = counts
  const order: Record<CheckState, number> = { clean: 0, found: 1, unchecked: 2 }
  const fields = checks.toSorted((a, b) => order[a.state] - order[b.state])
  const legend: readonly [CheckState, string][] = [
    ...(clean > 0 ? [['clean', messages.legendClean(clean)] as const] : []),
    ...(found > 0 ? [['found', messages.legendFound(found)] as const] : []),
    ...(unchecked > 0 ? [['unchecked', messages.legendUnchecked(unchecked)] as const] : [])
  ].map(([state, text]) => [state, text])
  return (
    <>
      <div
        className={styles.tape}
        style={{ gridTemplateColumns: `repeat(${checks.length}, minmax(0, 1fr))` }}
        role="img"
        aria-label={messages.tape(clean, found, unchecked, checks.length)}
      >
        {fields.map(({ id, state }) => (
          <i key={id} data-state={state} />
        ))}
      </div>
      <p className={styles.legend}>
        {legend.map(([state, text]) => (
          <span key={state}>
            <i data-state={state} />
            {text}
          </span>
        ))}
      </p>
    </>
  )
}

function Section({ title, level, children }: { title: string; level: 2 | 3; children: ReactNode }) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {children}
    </section>
  )
}

function FoundRow({ title, issues }: { title: string; issues: readonly ValidationIssue[] }) {
  const [only, second] = issues
  return (
    <li className={styles.found}>
      <IconAlertCircle className="i" aria-hidden />
      {only !== undefined && second === undefined ? (
        <div>
          <b>{only.message}</b>
          <p>{title}</p>
          <IssueLocation issue={only} />
        </div>
      ) : (
        <div>
          <b>{title}</b>
          <ul>
            {issues.slice(0, issuesShown).map((issue, index) => (
              <li key={index}>
                <p>{issue.message}</p>
                <IssueLocation issue={issue} />
              </li>
            ))}
            {issues.length > issuesShown && <li>{messages.more(issues.length - issuesShown)}</li>}
          </ul>
        </div>
      )}
    </li>
  )
}

/** The location of a finding; a press shows the lines around it. */
function IssueLocation({ issue }: { issue: ValidationIssue }) {
  const { file, line, frame } = issue
  if (file === '') return null
  const place = line === undefined ? file : `${file}, line ${line}`
  if (frame === undefined) return <p className={styles.place}>{place}</p>
  return (
    <details className={styles.place}>
      <summary>
        {place} <span className="link">{messages.show}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
      <pre role="group" aria-label={place} tabIndex={0}>
        {frame}
      </pre>
    </details>
  )
}
