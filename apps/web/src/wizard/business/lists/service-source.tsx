import {
  changeItem,
  formatLengthField,
  formatPriceField,
  isDeepEqual,
  itemAddress,
  itemName,
  type ListItem,
  type ReadBeside,
  type WrittenValue
} from '@sitewright/site'
import { IconBulb, IconPencil, IconQuote } from '@tabler/icons-react'
import { focusField } from '../../../builder/field-focus.ts'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { SourceMark as Mark } from './source-mark.tsx'
import type { EditSite } from './use-lists.ts'

interface ServiceSourceProps {
  item: ListItem<'services'>
  beside: ReadBeside | undefined
  /** Of the business, ISO 3166-1. */
  country: string | undefined
  /** What a field that is being typed in was understood as. */
  meaning: string | undefined
  onKeep: () => void
  /** Absent where the sentence is there. */
  onSentence?: () => void
  /** Absent where stock or payment are there. */
  onOffer?: () => void
  edit: EditSite
}

/** Where a service is from: the owner's words, or a guess, and what the description says of it now. */
export function ServiceSource({
  item,
  beside,
  country,
  meaning,
  onKeep,
  onSentence,
  onOffer,
  edit
}: ServiceSourceProps) {
  const name = itemName('services', item)
  const { drafts } = item
  const isRead = beside !== undefined && drafts.includes('title')
  const guessed = drafts.filter(
    (field) => !(beside?.fields as readonly string[] | undefined)?.includes(field)
  )
  const isGuess = guessed.includes('title')
  const parts = (['price', 'duration', 'text'] as const).filter((part) => guessed.includes(part))
  const differing = differingFields(item, beside, country)
  return (
    <div className={styles.source}>
      {meaning !== undefined && <Mark icon={<IconBulb className="i s" aria-hidden />}>{meaning}</Mark>}
      {isRead && beside.quote !== undefined && (
        <Mark icon={<IconQuote className="i s" aria-hidden />}>
          {listWords.yourWords} <q dir="auto">{beside.quote}</q>
        </Mark>
      )}
      {(isGuess || parts.length > 0) && (
        <Mark guess icon={<IconPencil className="i s" aria-hidden />}>
          {isGuess ? listWords.guessed : listWords.guessedParts(parts.map((part) => listWords.parts[part]))}
        </Mark>
      )}
      {(isGuess || parts.length > 0) && (
        <button type="button" className="link" aria-label={listWords.keepOf(name)} onClick={onKeep}>
          {listWords.keep}
        </button>
      )}
      {differing.map(({ field, value, text }) => (
        <Mark key={field} icon={<IconBulb className="i s" aria-hidden />}>
          {listWords.nowSays(text)}{' '}
          <button
            type="button"
            className="link"
            aria-label={listWords.takeFor(text, name)}
            onClick={() => {
              focusField(itemAddress('services', item.id, field))
              edit((site) => changeItem(site, 'services', item.id, { [field]: value }))
            }}
          >
            {listWords.takeIt}
          </button>
        </Mark>
      ))}
      {onSentence && (
        <button
          type="button"
          className="link"
          aria-label={listWords.addSentenceTo(name)}
          onClick={onSentence}
        >
          {listWords.addSentence}
        </button>
      )}
      {onOffer && (
        <button type="button" className="link" aria-label={listWords.addOfferTo(name)} onClick={onOffer}>
          {listWords.addOffer}
        </button>
      )}
    </div>
  )
}

/** The decided fields for which the description gives another value. */
function differingFields(
  { values, drafts }: ListItem<'services'>,
  beside: ReadBeside | undefined,
  country: string | undefined
) {
  if (beside === undefined) return []
  return beside.fields.flatMap((field) => {
    const value = beside.values[field]
    if (field === 'title' || value === undefined || drafts.includes(field)) return []
    if (isDeepEqual(value, values[field])) return []
    const text =
      field === 'price' ? formatPriceField(value as string, country) : formatLengthField(value as string)
    return [{ field, value: value as WrittenValue, text }]
  })
}
