import { useState } from 'react'
import { addressOf, useShown, useSite } from '../../state/preview.ts'
import { Bench } from '../../ui/bench/bench.tsx'
import type { View } from '../../ui/bench/geometry.ts'
import { useHighlight } from './highlight.ts'

interface BenchPaneProps {
  view: View
  folded: { on: boolean; set: (on: boolean) => void }
  note?: string | undefined
}

/** The bench with the site of the wizard on it. A view that was picked stays for all steps. */
export function BenchPane({ view, folded, note }: BenchPaneProps) {
  const [picked, setPicked] = useState<View>()
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const { feature } = useHighlight()
  return (
    <Bench
      shown={useShown()}
      address={addressOf(useSite())}
      view={picked ?? view}
      onView={setPicked}
      scheme={scheme}
      onScheme={setScheme}
      highlight={feature}
      note={note}
      folded={folded}
    />
  )
}
