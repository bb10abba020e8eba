import type { SecuritySettings } from '@sitewright/api'
import { administratorIdleMinutes, settingChoices } from '@sitewright/api/limits'
import { useQuery } from '@tanstack/react-query'
import { Checkbox, SegmentedControl, Switch } from '../../../../ui/choice.tsx'
import { TextAreaField } from '../../../../ui/field.tsx'
import { Status } from '../../../../ui/status.tsx'
import { securityEffectQuery } from '../auth-settings.api.ts'
import { authSettingsMessages } from '../messages.ts'
import { securityMessages as words } from './messages.ts'
import { splitWords, type ChosenSetting } from './security-changes.ts'
import styles from './security.module.css'

interface SecurityFieldsProps {
  current: SecuritySettings
  wanted: SecuritySettings
  /** What is wrong with the refused words. */
  problem: string | undefined
  onChange: (wanted: SecuritySettings) => void
}

type SwitchSetting = 'requireTwoFactor' | 'allowPasswordLogin' | 'enforceStrongPasswords'

const units = {
  sessionTimeout: words.hours,
  maxLoginAttempts: String,
  lockoutDuration: words.minutes,
  passwordMinLength: String
} as const satisfies Record<ChosenSetting, (value: number) => string>

/** The fields of the security settings; a changed one says what it was. */
export function SecurityFields({ current, wanted, problem, onChange }: SecurityFieldsProps) {
  const { data: effect } = useQuery(securityEffectQuery)
  const chosen = (name: ChosenSetting, help?: string) => (
    <div className={styles.row}>
      <span>{words[name]}</span>
      <SegmentedControl
        label={words[name]}
        name={name}
        value={String(wanted[name])}
        options={settingChoices[name].map((value) => ({ value: String(value), label: units[name](value) }))}
        onChange={(value) => onChange({ ...wanted, [name]: Number(value) })}
      />
      <Before changed={current[name] !== wanted[name]}>{units[name](current[name])}</Before>
      {help !== undefined && <small className={styles.help}>{help}</small>}
    </div>
  )
  const switched = (name: SwitchSetting) => (
    <div className={styles.row}>
      <span aria-hidden="true">{words[name]}</span>
      <Switch
        quiet
        label={words[name]}
        checked={wanted[name]}
        onChange={(on) => onChange({ ...wanted, [name]: on })}
      />
      <Before changed={current[name] !== wanted[name]}>{current[name] ? words.on : words.off}</Before>
    </div>
  )
  return (
    <div className={styles.fields}>
      <h3>{words.groups.sessions}</h3>
      {chosen('sessionTimeout', words.idleHelp(administratorIdleMinutes))}
      <h3>{words.groups.lockout}</h3>
      {chosen('maxLoginAttempts')}
      {chosen('lockoutDuration')}
      <h3>{words.groups.passwords}</h3>
      {switched('allowPasswordLogin')}
      {switched('requireTwoFactor')}
      {chosen('passwordMinLength', words.lengthHelp)}
      {effect !== undefined && (
        <div className={styles.row}>
          <span>{words.alwaysRefused}</span>
          <span className="muted">{authSettingsMessages.refusedAlways(effect.checksBreaches)}</span>
        </div>
      )}
      <RefusedWordsField {...{ current, wanted, problem, onChange }} />
      {switched('enforceStrongPasswords')}
      <fieldset className={styles.requirements} disabled={!wanted.enforceStrongPasswords}>
        <legend>{words.passwordRequirements}</legend>
        {(Object.keys(words.requirements) as (keyof typeof words.requirements)[]).map((name) => (
          <Checkbox
            key={name}
            label={words.requirements[name]}
            checked={wanted.passwordRequirements[name]}
            onChange={(on) =>
              onChange({ ...wanted, passwordRequirements: { ...wanted.passwordRequirements, [name]: on } })
            }
          />
        ))}
      </fieldset>
      {effect !== undefined && (
        <div className={styles.row}>
          <span>{words.emergencyAccess}</span>
          <Status tone={effect.withoutProvider === 0 ? 'warning' : 'success'}>
            {authSettingsMessages.emergencyAccess(effect.withoutProvider)}
          </Status>
        </div>
      )}
    </div>
  )
}

function RefusedWordsField({ current, wanted, problem, onChange }: SecurityFieldsProps) {
  const before = current.refusedWords
  const isChanged = JSON.stringify(splitWords(wanted.refusedWords.join('\n'))) !== JSON.stringify(before)
  return (
    <div className={styles.words}>
      <TextAreaField
        label={words.refusedWords}
        name="refusedWords"
        rows={3}
        inputClass="mono"
        spellCheck={false}
        value={wanted.refusedWords.join('\n')}
        error={problem}
        help={words.refusedWordsHelp}
        onChange={(event) => onChange({ ...wanted, refusedWords: event.currentTarget.value.split(/\r?\n/) })}
      />
      <Before changed={isChanged}>{words.refusedWordsCount(before.length)}</Before>
    </div>
  )
}

function Before({ changed, children }: { changed: boolean; children: string }) {
  return changed ? <small className={styles.before}>{words.was(children)}</small> : null
}
