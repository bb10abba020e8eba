import { AddItem, ConfirmBar, ListFoot, ListSection } from './list-section.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { PersonRow } from './person-row.tsx'
import { useItemList } from './use-item-list.ts'
import type { Lists } from './use-lists.ts'

/** The people of the business, as a list. */
export function People({ lists }: { lists: Lists }) {
  const list = useItemList('people', lists)
  const { items, shown, root, said } = list
  return (
    <ListSection title={listWords.people} note={listWords.peopleNote} said={said} ref={root}>
      {items.some(({ drafts }) => drafts.length > 0) && (
        <ConfirmBar read={false} onConfirm={() => list.confirm()} />
      )}
      {items.length > 0 && (
        <ol className={styles.rows}>
          {shown.map((item, index) => (
            <PersonRow key={item.id} item={item} list={list} index={index} edit={lists.edit} />
          ))}
        </ol>
      )}
      <ListFoot list={list}>
        <AddItem
          label={listWords.addPerson}
          nameLabel={listWords.newPerson}
          onAdd={(name, stay) => list.add(name, stay ? 'role' : undefined)}
        />
      </ListFoot>
    </ListSection>
  )
}
