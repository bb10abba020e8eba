import type { ItemFieldAddress } from '@sitewright/builder'
import { dayText, isDay, type HoursException } from '@sitewright/site'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useId, useState, type ChangeEvent } from 'react'
import { useBuilder, useDispatch } from '../../../builder/builder-context.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { checkExceptionForm, toExceptionForm, type ExceptionForm } from './exception-form.ts'
import styles from './hours.module.css'
import { listWords } from './messages.ts'

interface ExceptionRowProps {
  /** Absent for one that is being added. */
  exception?: HoursException
  others: readonly HoursException[]
  onWrite: (exception: HoursException) => void
  onRemove: () => void
}

/** An exception: a day or several, closed or with hours, and why. It is saved once its day can be read. */
export function ExceptionRow({ exception, others, onWrite, onRemove }: ExceptionRowProps) {
  const errorId = useId()
  const [form, setForm] = useState<ExceptionForm>()
  const [left, setLeft] = useState(false)
  const shown = form ?? toExceptionForm(exception)
  const id = exception?.id ?? ''
  const more = exception?.spans.slice(1) ?? []
  const checked = checkExceptionForm(shown, id, others, more)
  const error = form !== undefined && left && !checked.ok ? checked : undefined
  const name = isDay(shown.from) ? listWords.exceptionName(dayText(shown.from)) : listWords.newException

  const dispatch = useDispatch()
  const address: ItemFieldAddress = `/content/hours/exceptions/@${id === '' ? 'new' : id}`
  const isRefused = useBuilder((state) => state.typedItems[address] !== undefined)
  const drop = (): void => {
    if (isRefused) dispatch({ type: 'typeItem', address, item: undefined })
  }
  const change = (part: Partial<ExceptionForm>): void => {
    const next = { ...shown, ...part }
    setForm(next)
    const read = checkExceptionForm(next, id, others, more)
    // A new one becomes a row of the site when it is left, so that its last day can be chosen first.
    if (read.ok && exception !== undefined) onWrite(read.exception)
  }
  const leave = (): void => {
    if (form === undefined) {
      if (exception === undefined) onRemove()
      return
    }
    setLeft(true)
    if (!checked.ok) {
      dispatch({ type: 'typeItem', address, item: { text: form.from, label: name } })
      return
    }
    drop()
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
        // The focus stays inside also while another window has it.
        const { currentTarget, relatedTarget } = event
        if (![relatedTarget, document.activeElement].some((each) => currentTarget.contains(each))) leave()
      }}
    >
      <TextField
        label={listWords.firstDay}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner asked for the row
        autoFocus={exception === undefined}
        id={address}
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
      <IconButton
        label={listWords.remove(name)}
        data-remove
        onClick={() => {
          drop()
          onRemove()
        }}
      >
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
