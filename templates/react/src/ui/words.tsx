import { dayFormats, dayText } from '../domain/calendar.ts'
import { factText, ownLanguageOf } from '../domain/text.ts'
import type { Fact, TextField } from '../domain/site.ts'
import { Draft } from './draft.tsx'
import { useLocale } from './hooks.tsx'
import { useContent } from './site-context.tsx'

export type WordsProps<Part extends object> = {
  /** The part of the site that holds the text: a service, a question, what is known of the business. */
  of: Part
  /** Draws the pencil of a draft as well, see draft.tsx. @default true */
  mark?: boolean
  /** The owner wrote it, for certain: the name and the description. */
  own?: boolean
} & (
  | { field: TextField<Part>; children?: undefined }
  /** What is made of this one field and drawn in its place: a sentence of it, a line, opening hours as a text. */
  | { field: TextField<Part> | keyof Part; children: string | undefined }
)

/**
 * A text of site.json with its `lang` attribute, marked where it is a draft. Every text of the site is drawn by it, and
 * named by its place. A text that is made of several fields, or that only mentions one, is plain.
 *
 * @example
 *   <Words of={service} field="title" />
 */
export function Words<Part extends object>({ of, field, mark, own = false, children }: WordsProps<Part>) {
  const content = useContent()
  const value = of[field] as Fact | undefined
  const text = children ?? factText(value, content)
  const language = ownLanguageOf(content, text, own)
  return (
    <Draft of={children ?? value} mark={mark}>
      {language ? (
        <span lang={language.language} dir={language.direction}>
          {text}
        </span>
      ) : (
        text
      )}
    </Draft>
  )
}

interface DayProps {
  /** YYYY-MM-DD */
  day: string
  format?: Intl.DateTimeFormatOptions
}

/** A date as the locale writes it, see localeOf. Until the visitor's is known, that of the page's language stands there. */
export function DayText({ day, format = dayFormats.date }: DayProps) {
  const locale = useLocale()
  return (
    <time dateTime={day} suppressHydrationWarning>
      {dayText(day, locale, format)}
    </time>
  )
}
