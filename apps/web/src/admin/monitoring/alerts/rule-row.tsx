import type { AlertRule } from '@sitewright/api'
import { ruleMetrics } from '@sitewright/api/rule-metrics'
import { useMutation } from '@tanstack/react-query'
import { Switch } from '../../../ui/choice.tsx'
import { RowMenu } from '../../../ui/menu.tsx'
import { Status } from '../../../ui/status.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { formatValue } from '../../shared/format-value.ts'
import { alertTones } from './alert-tones.ts'
import { switchAlertRule } from './alerts.api.ts'
import styles from './alerts.module.css'
import { formatDuration } from './format-duration.ts'
import { alertsMessages } from './messages.ts'
import type { RuleAction } from './rules-panel.tsx'

const { rules: words, severities } = alertsMessages

interface RuleRowProps {
  rule: AlertRule
  mayWrite: boolean
  mayRemove: boolean
  onAction: (act: RuleAction) => void
}

/** A rule: its condition, what is measured now, and how it is. */
export function RuleRow({ rule, mayWrite, mayRemove, onAction }: RuleRowProps) {
  const { id, name, type, state, flapping } = rule
  const change = useMutation(switchAlertRule)
  const now = toNow(rule)
  const acts = [
    { id: 'edit', label: words.edit, onSelect: () => onAction({ kind: 'edit', rule }) },
    { id: 'silence', label: words.silence, onSelect: () => onAction({ kind: 'silence', ruleId: id }) }
  ]
  const removal = {
    id: 'delete',
    label: words.delete,
    danger: true,
    onSelect: () => onAction({ kind: 'delete', rule })
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <b>{name}</b>
        <div className={styles.line}>
          <Status tone={toneOf(rule)}>{words.states[state]}</Status>
          <span>{severities[type]}</span>
          <span>{toCondition(rule)}</span>
          {now !== null && <span className="num">{now}</span>}
          {flapping && <span>{words.flapping}</span>}
        </div>
      </div>
      {(mayWrite || mayRemove) && (
        <div className={`${styles.acts} ${styles.compact}`}>
          {mayWrite && (
            <Switch
              label={words.enabled(name)}
              quiet
              checked={rule.enabled}
              onChange={(enabled) => {
                if (!change.isPending) change.mutate({ path: { id }, body: { enabled } })
              }}
            />
          )}
          <RowMenu
            label={words.menu(name)}
            groups={[
              ...(mayWrite ? [{ id: 'rule', items: acts }] : []),
              ...(mayRemove ? [{ id: 'removal', items: [removal] }] : [])
            ]}
          />
        </div>
      )}
    </li>
  )
}

function toneOf({ state, type }: AlertRule): Tone | undefined {
  if (state === 'firing') return alertTones[type]
  if (state === 'pending') return 'info'
  return state === 'quiet' ? 'success' : undefined
}

function toCondition(rule: AlertRule): string {
  const duration = rule.forSeconds === 0 ? '' : words.forTime(formatDuration(rule.forSeconds * 1000))
  if (rule.kind !== 'metric') {
    const name = rule.checkId === null ? null : (rule.check ?? words.goneCheck)
    return rule.kind === 'check'
      ? words.checkCondition(name ?? words.allChecks, duration)
      : words.certificateCondition(name, duration)
  }
  const { metric, comparison, threshold, unit } = rule
  return words.condition(ruleMetrics[metric].name, comparison, withUnit(String(threshold), unit), duration)
}

function toNow(rule: AlertRule): string | null {
  if (rule.value === null) return null
  if (rule.kind === 'metric') return words.now(withUnit(formatValue(rule.value), rule.unit))
  return rule.kind === 'check' ? words.down(rule.value) : words.expiring(rule.value)
}

function withUnit(amount: string, unit: string): string {
  return unit === '' ? amount : `${amount} ${unit}`
}
