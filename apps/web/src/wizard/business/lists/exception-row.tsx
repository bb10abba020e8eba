import {
  dayText,
  findDayProblem,
  findSpanProblem,
  isDay,
  listMessages,
  parseTime,
  type HoursException
} from '@sitewright/site'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useId, useState, type ChangeEvent } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import styles from './hours.module.css'
import { listWords } from './messages.ts'

interface ExceptionRowProps {
  /** Absent for one that is being added. */
  exception?: HoursException
  others: readonly HoursException[]
  onWrite: (exception: HoursException) => void
  onRemove: () => void
}

interface Form {
  readonly from: string
  readonly to: string
  /** A day that the browser could not read, such as 29 February 2027. */
  readonly unread: boolean
  readonly open: boolean
  readonly opens: string
  readonly closes: string
  readonly overnight: boolean
  readonly reason: string
}

function toForm(exception: HoursException | undefined): Form {
  const [span] = exception?.spans ?? []
  return {
    from: exception?.from ?? '',
    to: exception?.to ?? '',
    unread: false,
    open: span !== undefined,
    opens: span?.opens ?? '09:00',
    closes: span?.closes ?? '13:00',
    overnight: span !== undefined && span.closes < span.opens,
    reason: exception?.reason ?? ''
  }
}

type Checked =
  | { readonly ok: true; readonly exception: HoursException }
  | { readonly ok: false; readonly message: string; readonly nextDay?: string }

function checkForm(
  form: Form,
  id: string,
  others: readonly HoursException[],
  more: HoursException['spans']
): Checked {
  if (form.unread) return { ok: false, message: listMessages.noDay }
  if (form.from === '') return { ok: false, message: listWords.chooseDay }
  const days = { id, from: form.from, ...(form.to !== '' && { to: form.to }) }
  const problem = findDayProblem(days, others)
  if (problem !== undefined) return { ok: false, message: problem }
  if (!form.open) return { ok: true, exception: { ...days, spans: [], reason: form.reason } }
  const [opens, closes] = [parseTime(form.opens), parseTime(form.closes)]
  if (opens === undefined || closes === undefined) {
    return { ok: false, message: listMessages.noTime(opens === undefined ? form.opens : form.closes) }
  }
  const spans = [{ opens, closes }, ...more]
  const wrong = findSpanProblem(spans, form.overnight ? [0] : [])
  return wrong === undefined
    ? { ok: true, exception: { ...days, spans, reason: form.reason } }
    : { ok: false, ...wrong }
}

/** An exception: a day or several, closed or with hours, and why. It is saved once its day can be read. */
export function ExceptionRow({ exception, others, onWrite, onRemove }: ExceptionRowProps) {
  const errorId = useId()
  const [form, setForm] = useState<Form>()
  const [left, setLeft] = useState(false)
  const shown = form ?? toForm(exception)
  const id = exception?.id ?? ''
  const more = exception?.spans.slice(1) ?? []
  const checked = checkForm(shown, id, others, more)
  const error = form !== undefined && left && !checked.ok ? checked : undefined
  const name = isDay(shown.from) ? listWords.exceptionName(dayText(shown.from)) : listWords.newException

  const change = (part: Partial<Form>): void => {
    const next = { ...shown, ...part }
    setForm(next)
    const read = checkForm(next, id, others, more)
    // A new one becomes a row of the site when it is left, so that its last day can be chosen first.
    if (read.ok && exception !== undefined) onWrite(read.exception)
  }
  const leave = (): void => {
    setLeft(true)
    if (!checked.ok || form === undefined) return
    if (exception === undefined) onWrite(checked.exception)
    else setForm(undefined)
  }
  const day = (key: 'from' | 'to') => ({
    type: 'date',
    value: shown[key],
    onChange: ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) =>
      change({ [key]: value, unread: validity.badInput }),
    ...(error !== undefined && { 'aria-invalid': true as const, 'aria-describedby': errorId })
  })
  const time = (key: 'opens' | 'closes') => ({
    className: 'input',
    value: shown[key],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      change({ [key]: value, overnight: false })
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving the fields inside
    <li
      aria-label={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave()
      }}
    >
      <TextField
        label={listWords.firstDay}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner asked for the row
        autoFocus={exception === undefined}
        {...day('from')}
      />
      <TextField label={listWords.lastDay} {...day('to')} />
      <SelectField
        label={listWords.exceptionHours}
        value={shown.open ? 'open' : 'closed'}
        onChange={(event) => change({ open: event.currentTarget.value === 'open' })}
        options={[
          ['closed', listWords.closed],
          ['open', listWords.open]
        ]}
      />
      {shown.open && (
        <span className={styles.span}>
          <input aria-label={listWords.opens(name)} {...time('opens')} />
          <em>{listWords.to}</em>
          <input aria-label={listWords.closes(name)} {...time('closes')} />
        </span>
      )}
      <TextField
        label={listWords.reason}
        dir="auto"
        placeholder={listWords.reasonExample}
        value={shown.reason}
        maxLength={80}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
      <IconButton label={listWords.remove(name)} onClick={onRemove}>
        <IconTrash className="i" aria-hidden />
      </IconButton>
      {error !== undefined && (
        <p className="err" id={errorId}>
          <IconAlertTriangle className="i s" aria-hidden />
          <span>
            {error.message}{' '}
            {error.nextDay !== undefined && (
              <button type="button" className="link" onClick={() => change({ overnight: true })}>
                {error.nextDay}
              </button>
            )}
          </span>
        </p>
      )}
    </li>
  )
}
