import type { Services } from '../services/services.ts'
import type { Log } from '../request/log.ts'
import { holdLeaseUntil, takeLease } from './lease.ts'

/** A periodic task that one of the servers runs. */
export interface Task {
  name: string
  everyMs: number
  /** Lease time: after it another server takes over from one that crashed. */
  longestMs: number
  /** Runs the task; returns how many items were processed. */
  run: () => Promise<number>
}

interface Parts extends Pick<Services, 'database' | 'now'> {
  log: Log
  /** Id of this server. */
  holder: string
}

/** Runs a task if it is due and no other server holds its lease; whether it ran. */
export async function runOnce(parts: Parts, { name, everyMs, longestMs, run }: Task): Promise<boolean> {
  const { now, log, holder } = parts
  const lease = { name: `task ${name}`, holder }
  const begun = now()
  if (!(await takeLease(parts, lease, longestMs))) return false
  try {
    const count = await run()
    if (count > 0) log.info('task.done', { task: name, count, ms: now() - begun })
  } catch (error) {
    log.error('task.failed', { task: name, error })
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
