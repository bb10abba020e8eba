import type { HistoryEntry, ProjectAge } from '@sitewright/builder'
import { useGenerateAgain } from '../../builder/worker/use-generate.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OutdatedBanner } from '../../ui/outdated-banner.tsx'
import { formatTimeOrDate } from '../../ui/format-time.ts'
import { useNow } from '../../ui/use-now.ts'
import { projectMessages as words } from './messages.ts'

/** Banner over a project that is older than the answers or of another site; nothing where it is current. */
export function OutdatedStrip({ entry, age }: { entry: HistoryEntry; age: ProjectAge }) {
  const generateAgain = useGenerateAgain()
  const now = useNow()
  if (age.kind === 'current') return null
  if (age.kind === 'before') return <OutdatedBanner strip title={words.beforeTitle} text={words.beforeText} />
  return (
    <OutdatedBanner
      strip
      title={words.lookingAt(formatTimeOrDate(entry.createdAt, now))}
      text={words.allShowIt(age.changes)}
    >
      <Button kind="go" onClick={() => void generateAgain()}>
        {words.generateAgain}
      </Button>
      <ButtonLink to="/download">{words.seeChanged}</ButtonLink>
    </OutdatedBanner>
  )
}
