import { generationLabels } from '@sitewright/builder'
import { IconLoader2, IconPlayerSkipForward, IconX } from '@tabler/icons-react'
import { useBuilder } from '../../builder/builder-context.tsx'
import { cancelGeneration, skipAhead } from '../../builder/worker/generation.ts'
import { Button } from '../../ui/button.tsx'
import { reviewMessages as messages } from './messages.ts'
import styles from './review.module.css'

/** Progress of a generation, with skip and cancel. */
export function GenerationProgress() {
  const label = useBuilder((state) => state.generationStep)
  const progress = useBuilder((state) => state.generationProgress)
  const at = generationLabels.findIndex((each) => each === label)
  return (
    <div className={styles.running}>
      <IconLoader2 className="i spinning" aria-hidden />
      <output>
        <b>{label}</b>
        {at >= 0 && <span>{messages.step(at + 1, generationLabels.length)}</span>}
      </output>
      <b className="num">{Math.round(progress)}%</b>
      <Button size="sm" onClick={skipAhead}>
        <IconPlayerSkipForward className="i s" aria-hidden />
        {messages.skipAhead}
      </Button>
      <Button size="sm" kind="quiet" onClick={cancelGeneration}>
        <IconX className="i s" aria-hidden />
        {messages.cancel}
      </Button>
    </div>
  )
}
