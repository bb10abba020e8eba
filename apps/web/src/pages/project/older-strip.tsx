import type { HistoryEntry, ProjectAge } from '@sitewright/builder'
import { useGenerateAgain } from '../../state/workshop/use-generate.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { OlderBanner } from '../../ui/older-banner.tsx'
import { momentText } from '../../ui/time-text.ts'
import { useNow } from '../../ui/use-now.ts'
import { projectMessages as words } from './messages.ts'

/** Says that the project is older than the answers, or of another site; nothing where it is of the present ones. */
export function OlderStrip({ entry, age }: { entry: HistoryEntry; age: ProjectAge }) {
  const generateAgain = useGenerateAgain()
  const now = useNow()
  if (age.kind === 'current') return null
  if (age.kind === 'before') return <OlderBanner strip title={words.beforeTitle} text={words.beforeText} />
  return (
    <OlderBanner
      strip
      title={words.lookingAt(momentText(entry.createdAt, now))}
      text={words.allShowIt(age.changes)}
    >
      <Button kind="go" onClick={() => void generateAgain()}>
        {words.generateAgain}
      </Button>
      <ButtonLink to="/download">{words.seeChanged}</ButtonLink>
    </OlderBanner>
  )
}
