import type { ReactNode } from 'react'
import { useAuth, useStopViewing, useView } from '../../../sign-in/auth.tsx'
import { viewMessages as words } from '../../../sign-in/view-as/messages.ts'
import { nameOf } from '../../../lib/name-of.ts'
import { Button } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'

/** Says in the place of the sign-in that the viewed user may not open the control panel. */
export function ViewedWithoutPanel({ children }: { children: ReactNode }) {
  const { state } = useAuth()
  const view = useView()
  const stop = useStopViewing()
  if (view === undefined || state.kind !== 'signed-in' || state.area === 'admin') return children
  return (
    <StatePanel title={words.noPanel} text={words.noPanelWhy(nameOf(view.user))}>
      <Button onClick={stop}>{words.stop}</Button>
    </StatePanel>
  )
}
