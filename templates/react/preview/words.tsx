import { plainText } from '../src/domain/drafts.ts'
import { factText, ownLanguageOf } from '../src/domain/text.ts'
import type { Fact } from '../src/domain/site.ts'
import { Draft } from '../src/ui/draft.tsx'
import { useSite } from '../src/ui/site-context.tsx'
import { Words as PlainWords, type WordsProps } from '../src/ui/words.tsx'
import { fieldAddress } from './shared/addresses.ts'

export { DayText } from '../src/ui/words.tsx'

/**
 * Stands in for `src/ui/words.tsx`: each text stands in an element that names its field. `data-derived` says that it
 * shows what is made of the field, and not the text itself.
 */
export function Words<Part extends object>(props: WordsProps<Part>) {
  const { of, field, mark, own = false, children } = props
  const site = useSite()
  const address = fieldAddress(site, of, field)
  if (address === undefined) return <PlainWords {...props} />
  const value = of[field] as Fact | undefined
  const text = children ?? factText(value, site.content)
  const written = typeof value === 'object' && !('text' in value) ? undefined : plainText(value)
  const language = ownLanguageOf(site.content, text, own)
  return (
    <Draft of={children ?? value} mark={mark}>
      <span
        data-field={address}
        data-derived={text === written ? undefined : ''}
        lang={language?.language}
        dir={language?.direction}
      >
        {text}
      </span>
    </Draft>
  )
}
