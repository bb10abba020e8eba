import { isDraft, plainText } from '../domain/drafts.ts'
import { ownLanguageOf } from '../domain/own-language.ts'
import type { Text } from '../domain/site.ts'
import { Draft } from './draft.tsx'
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
