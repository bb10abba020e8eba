import type { ComparisonBasis } from '@sitewright/api'
import { useSearchParams } from 'react-router'
import type { TimeWindow } from '../../../ui/chart/chart-data.ts'
import { withParameters } from '../../../ui/use-address-state.ts'

/** A window in milliseconds since 1970, and with what it is compared. */
export interface ComparedWindow {
  from: number
  to: number
  against: ComparisonBasis
}

/** A window as the address has it: seconds since 1970, with a dash between; undefined where it is none. */
export function parseWindow(text: string | null, against: string | null): ComparedWindow | undefined {
  const match = /^(\d{1,11})-(\d{1,11})$/.exec(text ?? '')
  if (match === null) return undefined
  const [from, to] = [Number(match[1]) * 1000, Number(match[2]) * 1000]
  return to > from ? { from, to, against: against === 'usual' ? 'usual' : 'before' } : undefined
}

export function useComparedWindow() {
  const [query, setQuery] = useSearchParams()
  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setQuery((before) => withParameters(before, changes), { replace: true, preventScrollReset: true })
  return {
    window: parseWindow(query.get('window'), query.get('against')),
    route: query.get('route') ?? undefined,
    setWindow: ({ from, to }: TimeWindow) => change({ window: `${Math.floor(from)}-${Math.ceil(to)}` }),
    setAgainst: (against: ComparisonBasis) => change({ against: against === 'usual' ? against : null }),
    setRoute: (route: string | null) => change({ route }),
    clear: () => change({ window: null, against: null })
  }
}
