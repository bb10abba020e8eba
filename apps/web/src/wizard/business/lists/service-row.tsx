import {
  formatLengthField,
  formatPriceField,
  itemAddress,
  itemName,
  type ListItem,
  type ReadBeside
} from '@sitewright/site'
import { useState } from 'react'
import { ItemError, ItemField, LabelledField } from './item-field.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { RowButtons } from './row-buttons.tsx'
import { ServiceSource } from './service-source.tsx'
import { mostLetters, understandText } from './understand.ts'
import { understandCheckout, understandLength, understandPrice, type Money } from './understand-service.ts'
import { useTypedField } from './use-typed-field.ts'
import { moveKeys, type ItemList } from './use-item-list.ts'
import type { EditSite } from './use-lists.ts'

interface ServiceRowProps {
  item: ListItem<'services'>
  list: ItemList<'services'>
  index: number
  /** What the description says of it. */
  beside: ReadBeside | undefined
  money: Money
  edit: EditSite
}

/** A service: name, price, length, one sentence, and where they are from. */
export function ServiceRow({ item, list, index, beside, money, edit }: ServiceRowProps) {
  const [withSentence, setWithSentence] = useState(false)
  const [withOffer, setWithOffer] = useState(false)
  const { id, values } = item
  const name = itemName('services', item)
  const read = beside?.fields ?? []
  const title = useTypedField({
    edit,
    address: itemAddress('services', id, 'title'),
    label: listWords.fieldOf(listWords.name, name),
    current: name,
    understand: understandText('services', id, 'title', { most: mostLetters.name, needed: true, read })
  })
  const price = useTypedField({
    edit,
    address: itemAddress('services', id, 'price'),
    label: listWords.fieldOf(listWords.price, name),
    current: values.price === undefined ? '' : formatPriceField(values.price as string, money.country),
    understand: understandPrice(id, money, read)
  })
  const length = useTypedField({
    edit,
    address: itemAddress('services', id, 'duration'),
    label: listWords.fieldOf(listWords.length, name),
    current: values.duration === undefined ? '' : formatLengthField(values.duration as string),
    understand: understandLength(id, read)
  })
  const sentence = useTypedField({
    edit,
    address: itemAddress('services', id, 'text'),
    label: listWords.fieldOf(listWords.sentence, name),
    current: typeof values.text === 'string' ? values.text : '',
    understand: understandText('services', id, 'text', { most: mostLetters.sentence, read })
  })
  const stock = useTypedField({
    edit,
    address: itemAddress('services', id, 'stock'),
    label: listWords.fieldOf(listWords.stock, name),
    current: typeof values.stock === 'string' ? values.stock : '',
    understand: understandText('services', id, 'stock', { most: mostLetters.name, read })
  })
  const checkout = useTypedField({
    edit,
    address: itemAddress('services', id, 'checkout'),
    label: listWords.fieldOf(listWords.checkout, name),
    current: typeof values.checkout === 'string' ? values.checkout : '',
    understand: understandCheckout(id, read)
  })
  const isOffer = withOffer || stock.control.value !== '' || checkout.control.value !== ''
  const hasSentence = withSentence || sentence.control.value !== ''
  const isMinutes = /^[\d\s-]*$/u.test(length.control.value)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <li data-item={id} aria-label={name} onKeyDown={moveKeys(list, item)}>
      <div className={styles.service}>
        <ItemField field={title} label={listWords.fieldOf(listWords.name, name)} className={styles.name} />
        <ItemField
          field={price}
          label={listWords.fieldOf(listWords.price, name)}
          placeholder={listWords.noPrice}
        />
        <span className={styles.length}>
          <ItemField field={length} label={listWords.fieldOf(listWords.length, name)} />
          {isMinutes && <i aria-hidden>{listWords.minutes}</i>}
        </span>
        <RowButtons
          name={name}
          first={index === 0}
          last={index === list.items.length - 1}
          onMove={(by) => list.move(item, by)}
          onRemove={() => list.remove(item)}
        />
        {hasSentence && (
          <ItemField
            field={sentence}
            label={listWords.fieldOf(listWords.sentence, name)}
            placeholder={listWords.sentence}
            className={styles.sentence}
            isLong
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner asked for the field
            autoFocus={withSentence}
          />
        )}
        {isOffer && (
          <div className={styles.offer}>
            <LabelledField
              field={stock}
              label={listWords.fieldOf(listWords.stock, name)}
              placeholder={listWords.stockExample}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner asked for the field
              autoFocus={withOffer}
            />
            <LabelledField
              field={checkout}
              label={listWords.fieldOf(listWords.checkout, name)}
              placeholder={listWords.checkoutExample}
            />
          </div>
        )}
      </div>
      {[title, price, length, sentence, stock, checkout].map((field) => (
        <ItemError key={field.control.id} field={field} />
      ))}
      <ServiceSource
        item={item}
        beside={beside}
        country={money.country}
        meaning={price.meaning ?? length.meaning}
        onKeep={() => list.confirm(item)}
        edit={edit}
        {...(!hasSentence && { onSentence: () => setWithSentence(true) })}
        {...(!isOffer && { onOffer: () => setWithOffer(true) })}
      />
    </li>
  )
}
