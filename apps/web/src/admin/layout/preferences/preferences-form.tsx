import type { SavedPreferences, Preferences } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { useState, type ReactNode } from 'react'
import { formatClockTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { SegmentedControl, Switch } from '../../../ui/choice.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { startScreensFor, type PanelUser } from '../screens.ts'
import { preferencesMessages as words } from './messages.ts'
import styles from './preferences.module.css'
import { useChangePreferences } from './use-change-preferences.ts'
import { browserZone, zoneOptions } from './time-zones.ts'

const themes = (['auto', 'light', 'dark'] as const).map((value) => ({ value, label: words.themes[value] }))
const hours = [
  { value: '', label: words.hoursOfLanguage },
  ...(['12', '24'] as const).map((value) => ({ value, label: words.hourCycles[value] }))
] as const
const sizes = listPageSizes.map((size) => ({ value: String(size), label: String(size) }))

interface PreferencesFormProps {
  preferences: SavedPreferences
  /** What decides which screens one can begin with. */
  user: PanelUser
}

/** The preferences, each of which is saved as soon as it is chosen. */
export function PreferencesForm({ preferences, user }: PreferencesFormProps) {
  const [draft, change] = useDraft()
  const clock = useClock()
  const screens = startScreensFor(user)
  const { theme, timeZone, hourCycle, singleKeys, startScreen, pageSize } = { ...preferences, ...draft }
  const zone = zoneOptions.find(({ value }) => value === (timeZone ?? browserZone)) ?? zoneOptions[0]
  return (
    <div className={`dense ${styles.form}`}>
      <Row name={words.theme}>
        <SegmentedControl
          label={words.theme}
          name="theme"
          value={theme}
          options={themes}
          onChange={(value) => change({ theme: value })}
        />
      </Row>
      <div className={styles.zone}>
        <Combobox
          label={words.timeZone}
          help={words.example(formatClockTime(clock.now, clock))}
          options={zoneOptions}
          selected={zone === undefined ? [] : [zone]}
          onChange={([chosen]) => {
            if (chosen !== undefined) change({ timeZone: chosen.value === browserZone ? null : chosen.value })
          }}
        />
      </div>
      <Row name={words.hours}>
        <SegmentedControl
          label={words.hours}
          name="hours"
          value={hourCycle ?? ''}
          options={hours}
          onChange={(value) => change({ hourCycle: value === '' ? null : value })}
        />
      </Row>
      <div className={styles.zone}>
        <SelectField
          label={words.startScreen}
          help={words.startScreenNote}
          value={screens.some(({ value }) => value === startScreen) ? startScreen : screens[0]?.value}
          onChange={({ currentTarget }) => {
            const chosen = screens.find(({ value }) => value === currentTarget.value)
            if (chosen !== undefined) change({ startScreen: chosen.value })
          }}
          options={screens.map(({ value, label }) => [value, label])}
        />
      </div>
      <Row name={words.pageSize}>
        <SegmentedControl
          label={words.pageSize}
          name="page-size"
          value={String(pageSize)}
          options={sizes}
          onChange={(value) =>
            change({ pageSize: listPageSizes.find((size) => String(size) === value) ?? 25 })
          }
        />
      </Row>
      <Row name={words.singleKeys} note={words.singleKeysNote}>
        <Switch
          label={words.singleKeys}
          quiet
          checked={singleKeys}
          onChange={(on) => change({ singleKeys: on })}
        />
      </Row>
    </div>
  )
}

/** Choices that are not saved yet: controls follow them at once. */
function useDraft(): [Partial<Preferences>, (change: Partial<Preferences>) => void] {
  const [draft, setDraft] = useState<Partial<Preferences>>({})
  const keep = useChangePreferences()
  return [
    draft,
    (change) => {
      const next = { ...draft, ...change }
      setDraft(next)
      keep(change, () => setDraft((now) => (now === next ? {} : now)))
    }
  ]
}

function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div>
        <div className={styles.name}>{name}</div>
        {note !== undefined && <p className={styles.hint}>{note}</p>}
      </div>
      {children}
    </div>
  )
}
