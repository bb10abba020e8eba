import { IconCheck } from '@tabler/icons-react'
import { comparisonOthers as others, comparisonRows as rows, homeMessages as messages } from './messages.ts'
import { uiMessages } from '../../ui/messages.ts'
import styles from './comparison.module.css'

function CellValue({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value
  return value ? (
    <>
      <IconCheck className="i" aria-hidden />
      <span className="vh">{messages.yes}</span>
    </>
  ) : (
    <>
      <span className="faint" aria-hidden="true">
        –
      </span>
      <span className="vh">{messages.no}</span>
    </>
  )
}

export function Comparison() {
  return (
    <section className={styles.compare}>
      <h2>{messages.comparisonTitle}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable */}
      <section className={styles.scroll} tabIndex={0} aria-label={messages.comparison}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{messages.what}</span>
              </th>
              <th scope="col" className={styles.us}>
                {uiMessages.brand}
              </th>
              {others.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, us, ...rest]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td className={styles.us}>
                  <CellValue value={us} />
                </td>
                {rest.map((value, index) => (
                  <td key={others[index]}>
                    <CellValue value={value} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
