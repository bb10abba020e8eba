import type { Money } from '@sitewright/api'
import { numberFormat } from '../../../lib/intl-formats.ts'

/** An amount as the reader writes it: `€149.00`. */
export function formatMoney({ amount, currency }: Money): string {
  return numberFormat(navigator.language, { style: 'currency', currency, minimumFractionDigits: 2 }).format(
    amount / 100
  )
}
