import { IconChevronDown, IconDots, IconMail, IconPencil, IconTrash, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { ConfirmDialog, type Effect } from '../../ui/confirm-dialog.tsx'
import type { DateRange } from '../../ui/date-range.ts'
import { DateRangePicker } from '../../ui/date-range-picker.tsx'
import { Menu, RowMenu, type MenuGroup } from '../../ui/menu.tsx'
import { RecordDrawer } from '../../ui/record-drawer.tsx'
import { toast } from '../../ui/toast.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { Example, ExampleGroup, longText } from './example.tsx'
import styles from './parts.module.css'

/** Parts that float over the page: menus, lists of options, panels, drawers and questions. */
export function Floating() {
  return (
    <ExampleGroup title="Floating">
      <Menus />
      <Tooltips />
      <Comboboxes />
      <DateRanges />
      <Records />
      <Questions />
    </ExampleGroup>
  )
}

function doNothing(): void {}

function say(text: string): () => void {
  return () => toast({ tone: 'success', text })
}

const groups: readonly MenuGroup[] = [
  {
    id: 'look',
    items: [
      {
        id: 'edit',
        label: 'Edit',
        icon: <IconPencil className="i" aria-hidden />,
        shortcut: 'E',
        onSelect: say('Edited')
      },
      {
        id: 'mail',
        label: 'Send email',
        icon: <IconMail className="i" aria-hidden />,
        onSelect: say('Sent')
      }
    ]
  },
  {
    id: 'state',
    label: 'Account',
    items: [
      {
        id: 'deactivate',
        label: 'Deactivate',
        icon: <IconUserOff className="i" aria-hidden />,
        shortcut: 'D',
        unavailable: 'The last administrator who can sign in',
        onSelect: doNothing
      },
      {
        id: 'delete',
        label: 'Delete…',
        icon: <IconTrash className="i" aria-hidden />,
        danger: true,
        onSelect: say('Deleted')
      }
    ]
  }
]

function Menus() {
  return (
    <Example title="Menu: groups, keys, danger, unavailable with its reason, long text">
      <Menu groups={groups}>
        {(button) => (
          <Button {...button}>
            Account <IconChevronDown className="i s" aria-hidden />
          </Button>
        )}
      </Menu>
      <Menu groups={groups}>
        {(button) => (
          <IconButton label="More for Ines Duarte" {...button}>
            <IconDots className="i" aria-hidden />
          </IconButton>
        )}
      </Menu>
      <RowMenu label="Actions of a row" groups={groups} />
      <Menu groups={[{ id: 'one', items: [{ id: 'long', label: longText, onSelect: doNothing }] }]}>
        {(button) => <Button {...button}>One long item</Button>}
      </Menu>
    </Example>
  )
}

function Tooltips() {
  return (
    <Example title="Tooltip: short, long">
      <Tooltip text="Source: event stream, 2 s ago">
        <Button>Point at it</Button>
      </Tooltip>
      <Tooltip text={longText}>
        <Button>A long one</Button>
      </Tooltip>
    </Example>
  )
}

const people: readonly ComboboxOption[] = [
  { value: '1', label: 'Ines Duarte', detail: 'ines@harbourandpine.com' },
  { value: '2', label: 'Tomas Lind', detail: 'tomas@sitewright.dev' },
  { value: '3', label: 'Dana Whitlock', detail: 'Suspended', disabled: true },
  { value: '4', label: longText }
]

function Comboboxes() {
  const [one, setOne] = useState<readonly ComboboxOption[]>([])
  const [several, setSeveral] = useState(people.slice(0, 2))
  return (
    <Example title="Combobox: one, several, loading, failed, no match, error, disabled" wide>
      <div className={styles.form}>
        <Combobox
          label="Owner"
          placeholder="Name or email"
          options={people}
          selected={one}
          onChange={setOne}
        />
        <Combobox
          label="Members"
          help="Each of them gets a message."
          multiple
          options={people}
          selected={several}
          onChange={(next) => setSeveral([...next])}
        />
        <Combobox
          label="Loading"
          state="loading"
          options={[]}
          selected={[]}
          onChange={doNothing}
          onQuery={doNothing}
        />
        <Combobox
          label="Failed"
          state="failed"
          options={[]}
          selected={[]}
          onChange={doNothing}
          onQuery={doNothing}
        />
        <Combobox label="No match" options={[]} selected={[]} onChange={doNothing} onQuery={doNothing} />
        <Combobox
          label="Error"
          error="Owner is required"
          options={people}
          selected={[]}
          onChange={doNothing}
        />
        <Combobox
          label="Disabled"
          disabled
          options={people}
          selected={people.slice(0, 1)}
          onChange={doNothing}
        />
      </div>
    </Example>
  )
}

function DateRanges() {
  const [range, setRange] = useState<DateRange>()
  const [days, setDays] = useState<DateRange | undefined>({
    kind: 'days',
    from: '2026-11-12',
    to: '2026-11-19'
  })
  return (
    <Example title="DateRangePicker: any time, days">
      <DateRangePicker label="Created" value={range} onChange={setRange} timeZone="Europe/London" />
      <DateRangePicker label="Last sign-in" value={days} onChange={setDays} timeZone="Europe/London" />
    </Example>
  )
}

function Records() {
  const [at, setAt] = useState<number>()
  const person = at === undefined ? undefined : people[at]
  return (
    <Example title="RecordDrawer: beside a list that stays in use">
      {people.slice(0, 2).map(({ label }, index) => (
        <Button key={label} onClick={() => setAt(index)}>{`Look at ${label}`}</Button>
      ))}
      <RecordDrawer
        title={person?.label ?? ''}
        subtitle={person?.detail}
        opened={person !== undefined}
        onClose={() => setAt(undefined)}
        footer={<Button>Send reset link</Button>}
      >
        <p style={{ padding: '16px 20px' }}>{longText}</p>
      </RecordDrawer>
    </Example>
  )
}

const effects: readonly Effect[] = [
  { label: 'People', value: '3 are deleted for good' },
  { label: 'Sessions', value: '5 end within 3 s' },
  { label: 'Projects', value: '12 are lost', tone: 'danger' },
  { label: 'Kept', value: 'Priya Nair: the last administrator', tone: 'warning' }
]

const questions = {
  plain: { title: 'Delete 3 people?', effects },
  named: { title: 'Empty the table?', effects: effects.slice(0, 2), typedName: 'billing-eu' },
  counting: { title: 'Delete everybody?', effects: undefined },
  busy: { title: 'Deleting', effects, busy: true }
} as const

function Questions() {
  const [open, setOpen] = useState<keyof typeof questions>()
  const close = (): void => setOpen(undefined)
  return (
    <Example title="ConfirmDialog: counted effects, a name to type, counting, busy">
      {(Object.keys(questions) as (keyof typeof questions)[]).map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)}>{`Ask: ${kind}`}</Button>
      ))}
      {(Object.keys(questions) as (keyof typeof questions)[]).map((kind) => (
        <ConfirmDialog
          key={kind}
          busy={false}
          {...questions[kind]}
          opened={open === kind}
          onClose={close}
          onConfirm={close}
          confirmLabel="Delete them"
          keepLabel="Keep them"
        />
      ))}
    </Example>
  )
}
