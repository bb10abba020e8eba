import { useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { useSelection } from '../../../ui/data-table/use-selection.ts'
import { AddFilter } from '../../../ui/filter-bar/add-filter.tsx'
import { PickFilter } from '../../../ui/filter-bar/pick-filter.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { ReloadRule } from '../../../ui/reload-rule.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Example, ExampleGroup } from '../example.tsx'
import { makePeople, type Person } from './people.ts'
import { peopleColumns, personRow } from './people-columns.tsx'
import { PeopleList } from './people-list.tsx'
import styles from './data-parts.module.css'

const few = makePeople(3)
const ready = (rows: readonly Person[], isReloading = false) =>
  ({ kind: 'ready', rows, total: { count: rows.length, isExact: true }, isReloading }) as const
const shared = { columns: peopleColumns, row: personRow, keys: false, empty: null } as const

function doNothing(): void {}

export function Tables() {
  const [picked, setPicked] = useState<readonly string[]>(['a'])
  const letters = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: `Letter ${value}` }))
  return (
    <ExampleGroup title="Tables">
      <Example title="A list: SavedViews, FilterBar, DataTable, BulkBar, TableFoot" wide>
        <PeopleList />
      </Example>
      <Example title="DataTable: 100,000 rows, of which those in view are drawn" wide>
        <ManyRows />
      </Example>
      <Example title="DataTable: loading, loading again, empty, failed" wide>
        <div className={styles.columns}>
          <div className={styles.panel}>
            <DataTable {...shared} label="People on their way" answer={{ kind: 'loading' }} />
          </div>
          <div className={styles.panel}>
            <DataTable {...shared} label="People loading again" answer={ready(few, true)} />
          </div>
          <div className={styles.panel}>
            <DataTable
              {...shared}
              label="Nobody"
              answer={ready([])}
              empty={
                <StatePanel title="No one has been added yet" text="Add one person, or bring a CSV file.">
                  <Button>Import</Button>
                  <Button kind="go">Add user</Button>
                </StatePanel>
              }
            />
          </div>
          <div className={styles.panel}>
            <DataTable
              {...shared}
              label="Failed"
              answer={{
                kind: 'failed',
                title: 'People could not be loaded',
                detail: 'The server answered 503.',
                traceId: '7f3a91c2',
                onRetry: doNothing
              }}
            />
          </div>
        </div>
      </Example>
      <Example title="TableFoot: one page, more than are counted, nothing" wide>
        {[
          { page: 1, shown: 3, total: { count: 3, isExact: true } },
          { page: 4, shown: 50, total: { count: 10_000, isExact: false }, serverMs: 41.3 },
          { page: 1, shown: 0, total: { count: 0, isExact: true } }
        ].map((foot) => (
          <TableFoot
            key={foot.page + foot.shown}
            {...foot}
            pageSize={50}
            pageSizes={[50, 100]}
            onPage={doNothing}
            onPageSize={doNothing}
          />
        ))}
      </Example>
      <Example title="PickFilter, AddFilter, Disclosure, ReloadRule">
        <PickFilter
          filter={{ id: 'letter', label: 'Letter', options: letters }}
          values={picked}
          onChange={setPicked}
        />
        <AddFilter filters={[{ id: 'other', label: 'Another', options: [] }]} onAdd={doNothing} />
        <Disclosure label="A panel" trigger="Open it">
          <p>Its content.</p>
        </Disclosure>
        <div className={styles.rule}>
          <ReloadRule label="Loading again" />
        </div>
      </Example>
    </ExampleGroup>
  )
}

function ManyRows() {
  const rows = useMemo(() => makePeople(100_000), [])
  const selection = useSelection('')
  return (
    <div className={styles.panel}>
      <DataTable
        label="Many people"
        columns={peopleColumns}
        row={personRow}
        answer={ready(rows)}
        density="two-line"
        selection={selection}
        height="420px"
        keys={false}
        empty={null}
      />
    </div>
  )
}
