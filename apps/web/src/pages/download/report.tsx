import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useBuilder } from '../../state/builder.tsx'
import styles from './download.module.css'

/** What the validator said of the project; nothing where it was not asked. */
export function Report() {
  const result = useBuilder((state) => state.validationResult)
  if (result === null) return null
  const { errors, warnings, autoFixedCount, finalStatus, buildTest } = result
  const good = finalStatus === 'READY_TO_USE'
  const Icon = good ? IconCircleCheck : IconAlertTriangle
  const build = buildTest?.buildSuccess ? ` It was built here in ${Math.round(buildTest.buildTime)} ms.` : ''
  return (
    <section className={`${styles.report} ${good ? styles.good : styles.warn}`} aria-label="Validation">
      <Icon className="i" aria-hidden />
      <p>
        {good && errors.length + warnings.length === 0
          ? `Validated, no findings.${build}`
          : `${errors.length} errors and ${warnings.length} warnings; ${autoFixedCount} were repaired.${build}`}
      </p>
      {errors.length + warnings.length > 0 && (
        <ul>
          {[...errors, ...warnings].map(({ file, message }) => (
            <li key={`${file} ${message}`}>
              <code>{file}</code> {message}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
