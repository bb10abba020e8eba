import {
  changeItem,
  formatAddress,
  isPhone,
  itemAddress,
  itemName,
  toAddressParts,
  writeAddressPart,
  type AddressPart,
  type ListItem,
  type PostalAddress
} from '@sitewright/site'
import { IconBulb } from '@tabler/icons-react'
import { Options } from '../../../ui/field.tsx'
import { focusField } from '../../../builder/field-focus.ts'
import { countryOptions } from './countries.ts'
import { ItemError, LabelledField } from './item-field.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { RowButtons } from './row-buttons.tsx'
import { SourceMark } from './source-mark.tsx'
import { mostLetters, understandText } from './understand.ts'
import { useTypedField, type Understood } from './use-typed-field.ts'
import { moveKeys, type ItemList } from './use-item-list.ts'
import type { EditSite } from './use-lists.ts'

interface PlaceRowProps {
  item: ListItem<'places'>
  list: ItemList<'places'>
  index: number
  /** The address that the form gives, where another one was written. */
  beside: string | PostalAddress | undefined
  edit: EditSite
}

function understandPhone(id: string): (text: string) => Understood {
  return (text) =>
    text.trim() !== '' && !isPhone(text)
      ? { ok: false, message: listWords.noPhone }
      : {
          ok: true,
          change: (site) => changeItem(site, 'places', id, { phone: text.trim() === '' ? undefined : text })
        }
}

/** A place: its name, its address in parts, its telephone number. */
export function PlaceRow({ item, list, index, beside, edit }: PlaceRowProps) {
  const { id, values } = item
  const name = itemName('places', item)
  const parts = toAddressParts(values.address)
  const wiring = (
    field: string,
    label: string,
    current: string,
    understand: (text: string) => Understood
  ) => ({
    edit,
    address: itemAddress('places', id, field),
    label: listWords.fieldOf(label, name),
    current,
    understand
  })
  const part = (key: AddressPart) =>
    wiring(`address/${key}`, listWords.addressParts[key], parts[key] ?? '', (text) => ({
      ok: true,
      change: (site) => writeAddressPart(site, id, key, text)
    }))
  const { name: most } = mostLetters
  const title = useTypedField(
    wiring('name', listWords.name, name, understandText('places', id, 'name', { most, needed: true }))
  )
  const street = useTypedField(part('street'))
  const town = useTypedField(part('town'))
  const region = useTypedField(part('region'))
  const postcode = useTypedField(part('postcode'))
  const phone = useTypedField(
    wiring(
      'phone',
      listWords.phone,
      typeof values.phone === 'string' ? values.phone : '',
      understandPhone(id)
    )
  )
  const fields = [title, street, town, region, postcode, phone]
  const country = itemAddress('places', id, 'address/country')
  const isWhole = typeof values.address === 'string' && values.address.includes(',')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
    <li data-item={id} aria-label={name} onKeyDown={moveKeys(list, item)}>
      <div className={styles.place}>
        <LabelledField field={title} label={listWords.name} className={styles.half} />
        <LabelledField field={street} label={listWords.addressParts.street} className={styles.half} />
        <LabelledField field={town} label={listWords.addressParts.town} />
        <LabelledField field={postcode} label={listWords.addressParts.postcode} />
        <LabelledField field={region} label={listWords.addressParts.region} />
        <div className={`field ${styles.country}`}>
          <label className="label" htmlFor={country}>
            {listWords.addressParts.country}
          </label>
          <select
            id={country}
            className="input"
            value={parts.country ?? ''}
            onChange={(event) => {
              const code = event.currentTarget.value
              edit((site) => writeAddressPart(site, id, 'country', code))
            }}
          >
            <option value="">{listWords.noCountry}</option>
            <Options options={countryOptions()} />
          </select>
        </div>
        <LabelledField field={phone} label={listWords.phone} className={styles.half} inputMode="tel" />
      </div>
      {fields.map((field) => (
        <ItemError key={field.control.id} field={field} />
      ))}
      <div className={styles.placeFoot}>
        {isWhole && <p className={styles.note}>{listWords.wholeAddress}</p>}
        {beside !== undefined && (
          <SourceMark icon={<IconBulb className="i s" aria-hidden />}>
            {listWords.locationSays(formatAddress(beside))}{' '}
            <button
              type="button"
              className="link"
              aria-label={listWords.takeFor(formatAddress(beside), name)}
              onClick={() => {
                focusField(street.control.id)
                const address = typeof beside === 'string' ? beside : { ...beside }
                edit((site) => changeItem(site, 'places', id, { address }))
              }}
            >
              {listWords.takeIt}
            </button>
          </SourceMark>
        )}
        <RowButtons
          name={name}
          first={index === 0}
          last={index === list.items.length - 1}
          onMove={(by) => list.move(item, by)}
          onRemove={() => list.remove(item)}
        />
      </div>
    </li>
  )
}
