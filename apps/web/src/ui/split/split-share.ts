/** How the first pane may be sized, in percent of both. */
export interface SplitLimits {
  min: number
  max: number
}

const step = 2
const largeStep = 10

/** The share inside its limits, in whole percents. */
export function clampShare(share: number, { min, max }: SplitLimits): number {
  return Math.round(Math.min(max, Math.max(min, share)))
}

/** The share after a key of the separator; undefined where the key does nothing there. */
export function shareAfterKey(
  key: string,
  share: number,
  limits: SplitLimits,
  axis: 'horizontal' | 'vertical'
): number | undefined {
  const [less, more] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  const moves: Record<string, number> = {
    [less]: share - step,
    [more]: share + step,
    PageUp: share - largeStep,
    PageDown: share + largeStep,
    Home: limits.min,
    End: limits.max
  }
  const next = moves[key]
  return next === undefined ? undefined : clampShare(next, limits)
}
