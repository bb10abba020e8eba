import { itemAddress, itemName, type ListItem } from '@sitewright/site'
import { ItemError, ItemField } from './item-field.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { RowButtons } from './row-buttons.tsx'
import { mostLetters, understandText } from './understand.ts'
import { useTypedField } from './use-typed-field.ts'
import { moveKeys, type ItemList } from './use-item-list.ts'
import type { EditSite } from './use-lists.ts'

interface PersonRowProps {
  item: ListItem<'people'>
  list: ItemList<'people'>
  index: number
  edit: EditSite
}

/** A person: name, what they do, one sentence. */
export function PersonRow({ item, list, index, edit }: PersonRowProps) {
  const { id, values } = item
  const name = itemName('people', item)
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
  const wiring = (field: 'name' | 'role' | 'text', label: string, most: number) => ({
    edit,
    address: itemAddress('people', id, field),
    label: listWords.fieldOf(label, name),
    current: textOf(values[field]),
    understand: understandText('people', id, field, { most, needed: field === 'name' })
  })
  const title = useTypedField(wiring('name', listWords.name, mostLetters.name))
  const role = useTypedField(wiring('role', listWords.role, mostLetters.name))
  const text = useTypedField(wiring('text', listWords.sentence, mostLetters.sentence))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <li data-item={id} aria-label={name} onKeyDown={moveKeys(list, item)}>
      <div className={styles.person}>
        <ItemField field={title} label={listWords.fieldOf(listWords.name, name)} />
        <ItemField
          field={role}
          label={listWords.fieldOf(listWords.role, name)}
          placeholder={listWords.role}
        />
        <RowButtons
          name={name}
          first={index === 0}
          last={index === list.items.length - 1}
          onMove={(by) => list.move(item, by)}
          onRemove={() => list.remove(item)}
        />
        <ItemField
          field={text}
          label={listWords.fieldOf(listWords.sentence, name)}
          placeholder={listWords.sentence}
          className={styles.sentence}
          isLong
        />
      </div>
      {[title, role, text].map((field) => (
        <ItemError key={field.control.id} field={field} />
      ))}
    </li>
  )
}
