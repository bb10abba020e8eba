import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { confirmMessages } from './messages.ts'
import { Skeleton } from './skeleton.tsx'
import { Status } from './status.tsx'
import type { Tone } from './tone.ts'
import './styles/confirm-dialog.css'

/** A counted effect of an action: what, and how many, who or until when. */
export interface Effect {
  label: string
  value: ReactNode
  /** Highlights it: a loss, or a reason that stops the action. */
  tone?: Tone
}

interface ConfirmDialogProps {
  title: string
  opened: boolean
  onClose: () => void
  /** Undefined while they are being counted; nothing can be confirmed before. */
  effects: readonly Effect[] | undefined
  /** Names the action and its objects: `Delete 3 people`. */
  confirmLabel: string
  /** Names what stays instead: `Keep them`. */
  keepLabel: string
  /** The name to type first, where a mistake would be costly. */
  typedName?: string | undefined
  busy: boolean
  onConfirm: () => void
  /**
   * Whether something is lost; what is only final gets the plain button of an act.
   *
   * @default true
   */
  destroys?: boolean
  /** Further fields, such as a reason. */
  children?: ReactNode
}

/**
 * Asks before something that cannot be undone, with its effects counted. The safe act comes first and has the focus;
 * where something can be undone, do it at once and offer that instead.
 */
export function ConfirmDialog({ opened, onClose, title, ...question }: ConfirmDialogProps) {
  return (
    <Dialog title={title} opened={opened} onClose={onClose} size={480} fillsPhone>
      <ConfirmQuestion {...question} onKeep={onClose} />
    </Dialog>
  )
}

type ConfirmQuestionProps = Omit<ConfirmDialogProps, 'title' | 'opened' | 'onClose'> & { onKeep: () => void }

/** The question by itself, for a dialog that holds more than it. */
export function ConfirmQuestion(props: ConfirmQuestionProps) {
  const {
    effects,
    confirmLabel,
    keepLabel,
    typedName,
    destroys = true,
    busy,
    onConfirm,
    onKeep,
    children
  } = props
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const isNamed = typedName === undefined || typed === typedName
  const isReady = effects !== undefined && !busy
  const confirm = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (isReady && isNamed) onConfirm()
  }
  return (
    <form onSubmit={confirm} noValidate className="question">
      {effects === undefined ? (
        <Skeleton rows={3} label={confirmMessages.counting} />
      ) : (
        <EffectList effects={effects} />
      )}
      {children}
      {typedName !== undefined && (
        <TextField
          label={confirmMessages.typeName(typedName)}
          value={typed}
          inputClass="mono"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={tried && !isNamed ? confirmMessages.nameDiffers(typedName) : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setTried(false)
          }}
        />
      )}
      <div className="dialog-footer">
        <Button onClick={onKeep} data-autofocus>
          {keepLabel}
        </Button>
        <Button
          type="submit"
          {...(destroys ? { className: 'destroy' } : { kind: 'go' })}
          aria-disabled={!isReady || !isNamed || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}

/** The effects of an action, one line each. */
export function EffectList({ effects }: { effects: readonly Effect[] }) {
  return (
    <dl className="effects">
      {effects.map(({ label, value, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{tone === undefined ? value : <Status tone={tone}>{value}</Status>}</dd>
        </div>
      ))}
    </dl>
  )
}
