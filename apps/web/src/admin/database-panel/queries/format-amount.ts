import { numberFormat } from '../../../lib/intl-formats.ts'

/** An amount of a charge, such as 1,204.5. */
export function formatAmount(amount: number): string {
  return numberFormat(undefined, { maximumFractionDigits: 2 }).format(amount)
}
