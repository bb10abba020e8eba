import type { DatabaseConnection, MigrateAnswer } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toastFailure } from '../../../requests/toasts.ts'
import { migrationMessages as words } from './migration-messages.ts'
import { planMigrations } from './migrations.api.ts'

/** Asks for a plan, up or back to a name. */
export type AskPlan = (direction: MigrateAnswer['direction'], to?: string) => void

export function usePlan(
  { id }: DatabaseConnection,
  onPlan: (plan: PlannedMigrations) => void
): { ask: AskPlan; isPlanning: boolean } {
  const plan = useMutation({ ...planMigrations, onError: toastFailure(words.failedAct) })
  const ask: AskPlan = (direction, to) => {
    if (plan.isPending) return
    const body = { connection: id, direction, act: 'plan' as const, ...(to === undefined ? {} : { to }) }
    plan.mutate({ body }, { onSuccess: (answer) => onPlan({ ...answer, to }) })
  }
  return { ask, isPlanning: plan.isPending }
}

/** A plan, and how far it was asked to go. */
export interface PlannedMigrations extends MigrateAnswer {
  to: string | undefined
}
