import { useKeeper, useSaved } from '../../state/keeping.ts'
import { Button } from '../../ui/button.tsx'
import { OlderBanner } from '../../ui/older-banner.tsx'
import { frameMessages as words } from './messages.ts'

/** Says that another tab keeps other answers; nothing is written here until somebody decides. */
export function OtherTab() {
  const keeper = useKeeper()
  if (useSaved() !== 'other') return null
  return (
    <OlderBanner strip title={words.otherTab} text={words.otherTabText}>
      <Button kind="go" onClick={keeper.takeOther}>
        {words.takeOther}
      </Button>
      <Button onClick={keeper.keepOwn}>{words.keepOwn}</Button>
    </OlderBanner>
  )
}
