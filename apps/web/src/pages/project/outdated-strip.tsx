import type { HistoryEntry, ProjectAge } from '@sitewright/builder'
import { useGenerateAgain } from '../../builder/worker/use-generate.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import { formatTimeOrDate } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { projectMessages as messages } from './messages.ts'

/** Banner over a project that is older than the answers or of another site; nothing where it is current. */
export function OutdatedStrip({ entry, age }: { entry: HistoryEntry; age: ProjectAge }) {
  const generateAgain = useGenerateAgain()
  const now = useNow()
  if (age.kind === 'current') return null
  if (age.kind === 'before')
    return <OutdatedBanner strip title={messages.beforeTitle} text={messages.beforeText} />
  return (
    <OutdatedBanner
      strip
      title={messages.lookingAt(formatTimeOrDate(entry.createdAt, now))}
      text={messages.allShowIt(age.changes)}
    >
      <Button kind="go" onClick={() => void generateAgain()}>
        {messages.generateAgain}
      </Button>
      <ButtonLink to="/download">{messages.seeChanged}</ButtonLink>
    </OutdatedBanner>
  )
}
