import { dayFormats, dayText } from '../domain/calendar.ts'
import { isDraft, plainText } from '../domain/drafts.ts'
import { ownLanguageOf } from '../domain/locale.ts'
import type { Text } from '../domain/site.ts'
import { Draft } from './draft.tsx'
import { useLocale } from './hooks.ts'
import { useContent } from './site-context.tsx'

interface WordsProps {
  of: Text | undefined
  /** Draws the pencil of a draft as well, see draft.tsx. @default true */
  mark?: boolean
  /** The owner wrote it, for certain: the name and the description. */
  own?: boolean
}

/** A content text with its `lang` attribute, marked where it is a draft. */
export function Words({ of, mark, own = false }: WordsProps) {
  const text = plainText(of)
  const language = ownLanguageOf(useContent(), text, own)
  const words = language ? (
    <span lang={language.language} dir={language.direction}>
      {text}
    </span>
  ) : (
    text
  )
  return isDraft(of) ? (
    <Draft of={of} mark={mark}>
      {words}
    </Draft>
  ) : (
    words
  )
}

interface DayProps {
  /** YYYY-MM-DD */
  day: string
  format?: Intl.DateTimeFormatOptions
}

/** A date in the visitor's own way of writing dates. The way of the page's language stands there until then. */
export function DayText({ day, format = dayFormats.date }: DayProps) {
  const locale = useLocale()
  return (
    <time dateTime={day} suppressHydrationWarning>
      {dayText(day, locale, format)}
    </time>
  )
}
