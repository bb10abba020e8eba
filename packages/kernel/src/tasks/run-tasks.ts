import type { Services } from '../services/services.ts'
import type { Log } from '../request/log.ts'
import { holdLeaseUntil, takeLease } from './lease.ts'

/** A periodic task, which one of the servers runs. */
export interface Task {
  name: string
  everyMs: number
  /** Milliseconds after which another server may run it again; a run that hangs is not stopped. */
  longestMs: number
  /** Runs the task; returns the number of processed items. */
  run: () => Promise<number>
}

interface Parts extends Pick<Services, 'database' | 'now'> {
  log: Log
  /** Id of this server. */
  holder: string
}

/** Lease of a run without renewal: after the death of its server, another one waits this long. */
export const runLeaseMs = 30_000
const renewMs = runLeaseMs / 3

/** Runs a task if it is due and no other server holds its lease; returns whether it ran. */
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
    // A pending renewal would overwrite the end that is set next.
    await renewed
  }
  await holdLeaseUntil(parts, lease, begun + everyMs)
  return true
}

/**
 * Schedules tasks until stopped; `stop` waits for running ones.
 *
 * @example
 * const tasks = runTasks({ database, now, log, holder: serverId }, product.tasks({ services, queue, log }))
 * await tasks.stop()
 */
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
