import type { CarriedLine } from '@sitewright/api'
import { formatMoney } from './format-money.ts'
import { Period } from './invoice-columns.tsx'
import styles from './invoices.module.css'
import { invoiceMessages as words } from './messages.ts'

interface InvoiceLinesProps {
  label: string
  lines: readonly CarriedLine[]
  total?: string
}

export function InvoiceLines({ label, lines, total }: InvoiceLinesProps) {
  return (
    <table className={styles.lines}>
      <caption>{label}</caption>
      <tbody>
        {lines.map(({ description, amount, currency, start, end }, index) => (
          <tr key={index}>
            <th scope="row">
              {description}
              {start !== null && end !== null && (
                <small>
                  <Period start={start} end={end} />
                </small>
              )}
            </th>
            <td className="num">{formatMoney({ amount, currency })}</td>
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td className="num">{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
