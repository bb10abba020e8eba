import { usePersistence, useSaveStatus } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import { frameMessages as messages } from './messages.ts'

/** Conflict banner: another tab saved other answers; nothing is written here until the user decides. */
export function OtherTabBanner() {
  const persistence = usePersistence()
  if (useSaveStatus() !== 'conflict') return null
  return (
    <OutdatedBanner strip title={messages.otherTab} text={messages.otherTabText}>
      <Button kind="go" onClick={persistence.takeOther}>
        {messages.takeOther}
      </Button>
      <Button onClick={persistence.keepOwn}>{messages.keepOwn}</Button>
    </OutdatedBanner>
  )
}
