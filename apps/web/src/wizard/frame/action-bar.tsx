import { messages, stepAt, type MissingField } from '@sitewright/builder'
import { IconArrowLeft, IconArrowRight, IconCheck, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { Button } from '../../ui/button.tsx'
import { frameMessages } from './messages.ts'
import styles from './action-bar.module.css'
import { focusField } from '../../builder/field-focus.ts'
import { useOpenPreviewDrawer } from './preview-drawer-context.ts'
import { useContinueShortcut } from './use-continue-shortcut.ts'

export interface ActionBarProps {
  /** The step's own action; by default the next step opens. */
  onContinue?: (() => void) | undefined
  /** The missing fields; each is a link to its control. */
  missing: readonly MissingField[]
  /** Replaces the general hint where something is missing. */
  missingHint?: string | undefined
  /** The hint where nothing is missing. */
  hint?: ReactNode
  icon?: ReactNode
  /** Replaces the step's own label. */
  label?: string | undefined
  /** Disables the action for a reason other than missing fields. */
  waitingFor?: ReactNode
}

/** Previous, hint, the preview button of phones, and one primary action with the step's own label. */
export function ActionBar(props: ActionBarProps) {
  const { onContinue, missing, missingHint, hint, icon, label, waitingFor } = props
  const dispatch = useDispatch()
  const openSheet = useOpenPreviewDrawer()
  const currentStep = useBuilder((state) => state.currentStep)
  const returnStep = useBuilder((state) => state.returnStep)
  const isGenerating = useBuilder((state) => state.isGenerating)
  const target = returnStep ?? currentStep + 1
  const shut = missing.length > 0 || isGenerating || waitingFor !== undefined
  const go = onContinue ?? (() => dispatch({ type: 'setStep', step: target }))
  useContinueShortcut(shut ? undefined : go)
  return (
    <div className={`${styles.bar} action-bar`}>
      <Button
        kind="quiet"
        className={styles.previous}
        aria-label={frameMessages.previous}
        disabled={currentStep === 0 || isGenerating}
        onClick={() => dispatch({ type: 'setStep', step: currentStep - 1 })}
      >
        <IconArrowLeft className="i" aria-hidden />
        <span>{frameMessages.previous}</span>
      </Button>
      <Hint missing={missing} missingHint={missingHint} hint={hint} waitingFor={waitingFor} />
      <Button className={styles.preview} onClick={openSheet}>
        <IconEye className="i" aria-hidden />
        {frameMessages.preview}
      </Button>
      <Button
        kind="go"
        className={styles.go}
        disabled={shut}
        aria-describedby="step-hint"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={frameMessages.continueKeys}
        onClick={go}
      >
        {label ??
          (returnStep === null ? stepAt(currentStep).action : frameMessages.backTo(stepAt(returnStep).label))}
        {icon ?? <IconArrowRight className="i s" aria-hidden />}
      </Button>
    </div>
  )
}

type HintProps = Pick<ActionBarProps, 'missing' | 'missingHint' | 'hint' | 'waitingFor'>

function Hint({ missing, missingHint, hint, waitingFor }: HintProps) {
  if (waitingFor !== undefined) {
    return (
      <p id="step-hint" className={`${styles.hint} ${styles.wanting}`}>
        {waitingFor}
      </p>
    )
  }
  const lacking = missing.filter(({ wrong }) => !wrong)
  const wrong = missing.filter((each) => each.wrong)
  if (missing.length > 0) {
    return (
      <p id="step-hint" className={`${styles.hint} ${styles.wanting}`}>
        {lacking.length > 0 && <Fields text={missingHint ?? messages.incomplete} fields={lacking} />}
        {lacking.length > 0 && wrong.length > 0 && '. '}
        {wrong.length > 0 && <Fields text={messages.wrong} fields={wrong} />}
      </p>
    )
  }
  return (
    <div id="step-hint" className={styles.hint}>
      {hint ?? (
        <>
          <IconCheck className="i s" aria-hidden />
          <span>{frameMessages.complete}</span>
        </>
      )}
    </div>
  )
}

function Fields({ text, fields }: { text: string; fields: readonly MissingField[] }) {
  return (
    <>
      {text}:{' '}
      {fields.map(({ field, label }, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <a
            className="link"
            href={`#${field}`}
            onClick={(event) => {
              event.preventDefault()
              focusField(field)
            }}
          >
            {label}
          </a>
        </span>
      ))}
    </>
  )
}
