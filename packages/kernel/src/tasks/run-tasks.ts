import type { Services } from '../services/services.ts'
import type { Log } from '../request/log.ts'
import { holdLeaseUntil, takeLease } from './lease.ts'

/** A periodic task that one of the servers runs. */
export interface Task {
  name: string
  everyMs: number
  /** After it a run that hangs is left, and another server takes over. */
  longestMs: number
  /** Runs the task; returns how many items were processed. */
  run: () => Promise<number>
}

interface Parts extends Pick<Services, 'database' | 'now'> {
  log: Log
  /** Id of this server. */
  holder: string
}

/** How long the lease of a run lasts that is not renewed: as long another server waits for one that was killed. */
export const runLeaseMs = 30_000
const renewMs = runLeaseMs / 3

/** Runs a task if it is due and no other server holds its lease; whether it ran. */
export async function runOnce(parts: Parts, { name, everyMs, longestMs, run }: Task): Promise<boolean> {
  const { now, log, holder } = parts
  const lease = { name: `task ${name}`, holder }
  const begun = now()
  if (!(await takeLease(parts, lease, Math.min(runLeaseMs, longestMs)))) return false
  let renewed: Promise<unknown> = Promise.resolve()
  const renewal = setInterval(() => {
    const until = Math.min(now() + runLeaseMs, begun + longestMs)
    if (until > now())
      renewed = holdLeaseUntil(parts, lease, until).catch((error: unknown) =>
        log.error('task.lease-failed', { task: name, error })
      )
  }, renewMs)
  try {
    const count = await run()
    if (count > 0) log.info('task.done', { task: name, count, ms: now() - begun })
  } catch (error) {
    log.error('task.failed', { task: name, error })
  } finally {
    clearInterval(renewal)
    // One on its way would come after the end that is set next.
    await renewed
  }
  await holdLeaseUntil(parts, lease, begun + everyMs)
  return true
}

/** Schedules tasks until stopped; stopping waits for running ones. */
export function runTasks(parts: Parts, tasks: readonly Task[]): { stop: () => Promise<void> } {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const running = new Set<Promise<unknown>>()
  let stopped = false

  function schedule(task: Task, wait: number): void {
    if (stopped) return
    timers.set(
      task.name,
      setTimeout(() => {
        const run = runOnce(parts, task)
          .catch((error: unknown) => parts.log.error('task.lease-failed', { task: task.name, error }))
          .finally(() => {
            running.delete(run)
            schedule(task, task.everyMs)
          })
        running.add(run)
      }, wait)
    )
  }

  for (const task of tasks) schedule(task, 0)
  return {
    async stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    }
  }
}
