import type { AlertRule, SessionUser } from '@sitewright/api'
import { mayDelete } from '@sitewright/api/access'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { AlertPanel } from './alert-panel.tsx'
import { alertRulesQuery } from './alerts.api.ts'
import styles from './alerts.module.css'
import { DeleteRuleDialog } from './delete-rule-dialog.tsx'
import { alertsMessages } from './messages.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleRow } from './rule-row.tsx'
import { SilenceDialog } from './silence-dialog.tsx'

const { rules: words, silences } = alertsMessages

export type RuleAction =
  | { kind: 'add' }
  | { kind: 'edit' | 'delete'; rule: AlertRule }
  | { kind: 'silence'; ruleId: string | null }

/** The rules with what they measure now; who may, adds and changes them. */
export function RulesPanel() {
  const query = useQuery(alertRulesQuery)
  const { permissions } = useOutletContext<SessionUser>()
  const mayWrite = permissions.includes('monitoring.write')
  const [act, setAct] = useState<RuleAction>()
  const close = (): void => setAct(undefined)
  const { rules = [], readers = [] } = query.data ?? {}
  return (
    <AlertPanel
      title={words.title}
      count={query.data?.rules.length}
      end={
        mayWrite && (
          <div className={styles.acts}>
            <Button className={styles.compact} onClick={() => setAct({ kind: 'silence', ruleId: null })}>
              {silences.add}
            </Button>
            <Button className={styles.compact} onClick={() => setAct({ kind: 'add' })}>
              {words.add}
            </Button>
          </div>
        )
      }
    >
      <QueryBoundary query={query} rows={6}>
        {(answer) =>
          answer.rules.length === 0 ? (
            <p className={`${styles.row} ${styles.quiet}`}>{words.none}</p>
          ) : (
            <ul className={styles.rows}>
              {answer.rules.map((rule) => (
                <RuleRow
                  key={rule.id}
                  rule={rule}
                  mayWrite={mayWrite}
                  mayRemove={mayDelete(permissions, 'monitoring.write')}
                  onAction={setAct}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <RuleDialog
        rule={act?.kind === 'edit' ? act.rule : undefined}
        readers={readers}
        opened={act?.kind === 'add' || act?.kind === 'edit'}
        onClose={close}
      />
      <SilenceDialog
        rules={rules}
        ruleId={act?.kind === 'silence' ? act.ruleId : undefined}
        onClose={close}
      />
      <DeleteRuleDialog rule={act?.kind === 'delete' ? act.rule : undefined} onClose={close} />
    </AlertPanel>
  )
}
