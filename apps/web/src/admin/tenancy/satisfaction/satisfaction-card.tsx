import type { SatisfactionScore } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import type { Measured } from '../../../ui/age/age-of.ts'
import { nothingYet, StatCard } from '../../../ui/stat-card.tsx'
import { satisfactionMessages as words } from './messages.ts'
import { satisfactionSettingQuery } from './satisfaction.api.ts'

interface SatisfactionCardProps {
  /** Null where there are no answers, undefined as long as it is not known. */
  score: SatisfactionScore | undefined
  /** Why it is not known. */
  problem?: string | undefined
  measured?: Measured | undefined
}

/** The mean of what people answered, with how many they are and when; a dash says why there is none. */
export function SatisfactionCard({ score, problem, measured }: SatisfactionCardProps) {
  const clock = useClock()
  const { data: setting } = useQuery(satisfactionSettingQuery)
  if (score === undefined)
    return (
      <StatCard
        label={words.title}
        value={problem === undefined ? nothingYet : null}
        note={problem ?? nothingYet}
      />
    )
  if (score === null) {
    const why = setting?.enabled === true ? words.none : words.never
    return <StatCard label={words.title} value={null} note={setting === undefined ? nothingYet : why} />
  }
  const { mean, count, first, last } = score
  const span = words.span(formatDay(first, clock), formatDay(last, clock))
  return (
    <StatCard
      label={words.title}
      value={mean.toFixed(1)}
      unit={words.outOf}
      note={words.answers(count, span)}
      measured={measured}
    />
  )
}
