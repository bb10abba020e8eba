import type { ItemFieldAddress } from '@sitewright/builder'
import { findSpanProblem, listMessages, parseTime, type TimeSpan, type Weekday } from '@sitewright/site'
import { useState } from 'react'
import { useBuilder, useDispatch } from '../../../builder/builder-context.tsx'

type Side = keyof TimeSpan

interface DayTimesOptions {
  readonly day: Weekday
  /** Names the day where the owner is asked to correct it. */
  readonly label: string
  readonly spans: readonly TimeSpan[]
  readonly write: (spans: readonly TimeSpan[]) => void
}

interface DayProblem {
  readonly id: string
  readonly message: string
  /** Takes what was typed as it is: the day ends on the next one. */
  readonly accept?: () => void
  readonly acceptLabel?: string
}

type Checked =
  | { readonly message?: never; readonly candidate: readonly TimeSpan[] }
  | {
      readonly at: number
      readonly side: Side
      readonly message: string
      readonly nextDay?: string
      readonly candidate?: readonly TimeSpan[]
    }

/**
 * The fields of the hours of a day. A time is read when its field is left; what cannot be read, or does not fit the other
 * times, stays as it was typed, and the site keeps the last hours.
 */
export function useDayTimes({ day, label, spans, write }: DayTimesOptions) {
  const dispatch = useDispatch()
  const refused = useBuilder((state) => state.typedItems)
  const [typing, setTyping] = useState<{ address: string; text: string }>()
  const base: ItemFieldAddress = `/content/hours/week/${day}`
  const addressOf = (at: number, side: Side): ItemFieldAddress => `${base}/${at}/${side}`
  const textOf = (at: number, side: Side, kept: string): string => refused[addressOf(at, side)]?.text ?? kept
  const texts = spans.map(({ opens, closes }, at) => ({
    opens: textOf(at, 'opens', opens),
    closes: textOf(at, 'closes', closes)
  }))
  const drop = (): void => dispatch({ type: 'typeItem', address: base, item: undefined })

  const check = (typed: readonly TimeSpan[]): Checked => {
    const read = typed.map(({ opens, closes }) => ({ opens: parseTime(opens), closes: parseTime(closes) }))
    for (const [at, { opens, closes }] of read.entries()) {
      if (opens !== undefined && closes !== undefined) continue
      const side: Side = opens === undefined ? 'opens' : 'closes'
      return { at, side, message: listMessages.noTime(typed[at]?.[side] ?? '') }
    }
    const candidate = read as readonly TimeSpan[]
    const overnight = spans.flatMap(({ opens, closes }, at) => (closes < opens ? [at] : []))
    const problem = findSpanProblem(candidate, overnight)
    return problem === undefined ? { candidate } : { ...problem, side: 'closes' as const, candidate }
  }

  const leave = (at: number, side: Side): void => {
    const address = addressOf(at, side)
    if (typing?.address !== address) return
    setTyping(undefined)
    const typed = texts.map((span, place) => (place === at ? { ...span, [side]: typing.text } : span))
    const checked = check(typed)
    if (checked.message !== undefined)
      dispatch({ type: 'typeItem', address, item: { text: typing.text, label } })
    else {
      drop()
      write(checked.candidate)
    }
  }

  const isRefused = Object.keys(refused).some((address) => address.startsWith(`${base}/`))
  const found = isRefused ? check(texts) : undefined
  const errorId = `${base}-error`
  const problem = found?.message === undefined ? undefined : found

  return {
    drop,
    timeField: (at: number, side: Side) => {
      const address = addressOf(at, side)
      const isWrong = problem?.at === at && problem.side === side
      return {
        id: address,
        value: typing?.address === address ? typing.text : (texts[at]?.[side] ?? ''),
        onChange: (event: { currentTarget: { value: string } }) =>
          setTyping({ address, text: event.currentTarget.value }),
        onBlur: () => leave(at, side),
        ...(isWrong && { 'aria-invalid': true as const, 'aria-describedby': errorId })
      }
    },
    problem:
      problem &&
      toProblem(errorId, problem, () => {
        drop()
        if (problem.candidate !== undefined) write(problem.candidate)
      })
  }
}

function toProblem(
  id: string,
  problem: { message: string; nextDay?: string },
  accept: () => void
): DayProblem {
  const { message, nextDay } = problem
  return { id, message, ...(nextDay !== undefined && { accept, acceptLabel: nextDay }) }
}
