import {
  findDayProblem,
  findSpanProblem,
  listMessages,
  parseTime,
  type HoursException
} from '@sitewright/site'
import { listWords } from './messages.ts'

/** What is typed in the row of an exception. */
export interface ExceptionForm {
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

/** The form of an exception; one that is new is a closed day. */
export function toExceptionForm(exception: HoursException | undefined): ExceptionForm {
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

/** Checks the form of an exception: its value, or what is wrong with it. */
export function checkExceptionForm(
  form: ExceptionForm,
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
