import { messages, stepAt, type MissingField } from '@sitewright/builder'
import { IconArrowLeft, IconArrowRight, IconCheck, IconEye } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useBuilder, useDispatch } from '../../state/builder.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './action-bar.module.css'
import { useSheet } from './sheet-context.ts'
import { useGoKeys } from './use-go-keys.ts'

export interface ActionBarProps {
  /** The step's own action; by default the wizard goes to the next step. */
  onContinue?: (() => void) | undefined
  /** The fields that are missing; each is a link to its control. */
  missing: readonly MissingField[]
  /** Stands for the general hint where something is missing. */
  missingHint?: string | undefined
  /** Stands at the hint's place where nothing is missing. */
  hint?: ReactNode
  icon?: ReactNode
  /** Takes the place of the step's own label. */
  label?: string | undefined
  /** The action waits for something besides fields. */
  waiting?: boolean
}

/** Previous, the hint, the preview on phones, and one yellow action with the step's own label. */
export function ActionBar(props: ActionBarProps) {
  const { onContinue, missing, missingHint, hint, icon, label, waiting = false } = props
  const dispatch = useDispatch()
  const openSheet = useSheet()
  const currentStep = useBuilder((state) => state.currentStep)
  const returnStep = useBuilder((state) => state.returnStep)
  const isGenerating = useBuilder((state) => state.isGenerating)
  const target = returnStep ?? currentStep + 1
  const shut = missing.length > 0 || isGenerating || waiting
  const go = onContinue ?? (() => dispatch({ type: 'setStep', step: target }))
  useGoKeys(shut ? undefined : go)
  return (
    <div className={`${styles.bar} action-bar`}>
      <Button
        kind="quiet"
        className={styles.previous}
        aria-label="Previous"
        disabled={currentStep === 0 || isGenerating}
        onClick={() => dispatch({ type: 'setStep', step: currentStep - 1 })}
      >
        <IconArrowLeft className="i" aria-hidden />
        <span>Previous</span>
      </Button>
      <Hint missing={missing} missingHint={missingHint} hint={hint} />
      <Button className={styles.preview} onClick={openSheet}>
        <IconEye className="i" aria-hidden />
        Preview
      </Button>
      <Button kind="go" className={styles.go} disabled={shut} aria-describedby="step-hint" onClick={go}>
        {label ?? (returnStep === null ? stepAt(currentStep).action : `Back to ${stepAt(returnStep).label}`)}
        {icon ?? <IconArrowRight className="i s" aria-hidden />}
      </Button>
    </div>
  )
}

function Hint({ missing, missingHint, hint }: Pick<ActionBarProps, 'missing' | 'missingHint' | 'hint'>) {
  if (missing.length > 0) {
    return (
      <p id="step-hint" className={`${styles.hint} ${styles.wanting}`}>
        {missingHint ?? messages.incomplete}:{' '}
        {missing.map(({ field, label }, index) => (
          <span key={field}>
            {index > 0 && ', '}
            <a className="link" href={`#${field}`} onClick={(event) => follow(event, field)}>
              {label}
            </a>
          </span>
        ))}
      </p>
    )
  }
  return (
    <div id="step-hint" className={styles.hint}>
      {hint ?? (
        <>
          <IconCheck className="i s" aria-hidden />
          <span>Everything needed is here</span>
        </>
      )}
    </div>
  )
}

/** To the control itself: the focus goes there, whatever scrolls around it. */
function follow(event: MouseEvent, field: string): void {
  event.preventDefault()
  const control = document.getElementById(field)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
}
