import { formatMs, formatValue } from '../../shared/format-value.ts'

/** How long statements took: milliseconds below a second, seconds above. */
export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? formatMs(milliseconds) : `${formatValue(milliseconds / 1000)} s`
}
