import { listedArea, readPlacesBeside, writeArea } from '@sitewright/site'
import { useMemo } from 'react'
import { Switch } from '../../../ui/choice.tsx'
import { ItemError, LabelledField } from './item-field.tsx'
import { AddItem, ConfirmBar, ListFoot, ListSection } from './list-section.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { PlaceRow } from './place-row.tsx'
import { useTypedField } from './use-typed-field.ts'
import { useItemList } from './use-item-list.ts'
import type { Lists } from './use-lists.ts'

/** The places of the business, as a list, or the area that it comes to. */
export function Places({ lists }: { lists: Lists }) {
  const list = useItemList('places', lists)
  const { items, shown, root, said } = list
  const beside = useMemo(() => readPlacesBeside(lists.site), [lists.site])
  const isAsked = items.some(({ drafts }) => drafts.length > 0)
  return (
    <ListSection title={listWords.places} note={listWords.placesNote} said={said} ref={root}>
      <ComesToYou lists={lists} />
      {isAsked && <ConfirmBar read onConfirm={() => list.confirm()} />}
      {items.length > 0 && (
        <ol className={styles.rows}>
          {shown.map((item, index) => (
            <PlaceRow
              key={item.id}
              item={item}
              list={list}
              index={index}
              beside={beside.get(item.id)}
              edit={lists.edit}
            />
          ))}
        </ol>
      )}
      <ListFoot list={list}>
        <AddItem
          label={listWords.addPlace}
          nameLabel={listWords.newPlace}
          onAdd={(name, stay) => list.add(name, stay ? 'address/street' : undefined)}
        />
      </ListFoot>
    </ListSection>
  )
}

/** Whether the business comes to its customers, and how far. */
function ComesToYou({ lists: { content, edit } }: { lists: Lists }) {
  const area = listedArea(content)
  const field = useTypedField({
    edit,
    address: '/content/area',
    label: listWords.area,
    current: area?.text ?? '',
    understand: (text) =>
      text.trim() === ''
        ? { ok: false, message: listWords.areaMissing }
        : { ok: true, change: (site) => writeArea(site, text) }
  })
  return (
    <div className={styles.area}>
      <Switch
        label={listWords.comesToYou}
        checked={area !== undefined}
        onChange={(comes) => edit((site) => writeArea(site, comes ? listWords.areaDefault : undefined))}
      />
      {area !== undefined && (
        <>
          {area.draft && <ConfirmBar read onConfirm={() => edit((site) => writeArea(site, area.text))} />}
          <LabelledField field={field} label={listWords.area} placeholder={listWords.areaExample} />
          <ItemError field={field} />
        </>
      )}
    </div>
  )
}
