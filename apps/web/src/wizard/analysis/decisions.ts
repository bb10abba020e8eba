import { ledgerOf, type LedgerRow } from '@sitewright/builder'
import type { Analysis } from '@sitewright/site'
import { useLocalStorage } from '@mantine/hooks'
import { useMemo } from 'react'
import { useBuilder } from '../../state/builder.tsx'

/** New suggestions count as accepted until they are declined; switched off, as declined until accepted. */
export function useAutoAccept(): [boolean, (on: boolean) => void] {
  const [on, set] = useLocalStorage({
    key: 'sitewright.auto-accept',
    defaultValue: true,
    getInitialValueInEffect: false
  })
  return [on, set]
}

/** Every suggestion with what becomes of it. */
export function useLedger(analysis: Analysis, autoAccept: boolean): readonly LedgerRow[] {
  const decisions = useBuilder((state) => state.featureDecisions)
  return useMemo(() => ledgerOf(analysis, decisions, autoAccept), [analysis, decisions, autoAccept])
}
