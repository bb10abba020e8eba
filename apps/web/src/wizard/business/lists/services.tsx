import { readBusiness, readServicesBeside } from '@sitewright/site'
import { useMemo } from 'react'
import { AddItem, ConfirmBar, ListFoot, ListSection } from './list-section.tsx'
import styles from './lists.module.css'
import { listWords } from './messages.ts'
import { ServiceRow } from './service-row.tsx'
import { useItemList } from './use-item-list.ts'
import type { Lists } from './use-lists.ts'

/** The services of the business, as a list. */
export function Services({ lists }: { lists: Lists }) {
  const { site, content, edit } = lists
  const list = useItemList('services', lists)
  const { items, shown, root, said } = list
  const beside = useMemo(() => readServicesBeside(site), [site])
  const money = {
    currency: content.region?.currency ?? readBusiness(site.businessInfo).currency,
    country: content.region?.country
  }
  const asked = items.filter(({ drafts }) => drafts.length > 0)
  return (
    <ListSection title={listWords.services} note={listWords.servicesNote} said={said} ref={root}>
      {asked.length > 0 && (
        <ConfirmBar read={asked.some(({ id }) => beside.has(id))} onConfirm={() => list.confirm()} />
      )}
      {items.length > 0 && (
        <>
          <div className={`${styles.service} ${styles.labels}`} aria-hidden>
            <span>{listWords.name}</span>
            <span>{listWords.price}</span>
            <span>{listWords.length}</span>
          </div>
          <ol className={styles.rows}>
            {shown.map((item, index) => (
              <ServiceRow
                key={item.id}
                item={item}
                list={list}
                index={index}
                beside={beside.get(item.id)}
                money={money}
                edit={edit}
              />
            ))}
          </ol>
        </>
      )}
      <ListFoot list={list}>
        <AddItem
          label={listWords.addService}
          nameLabel={listWords.newService}
          onAdd={(name, stay) => list.add(name, stay ? 'price' : undefined)}
        />
      </ListFoot>
    </ListSection>
  )
}
