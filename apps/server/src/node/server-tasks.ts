import type { Accounts } from '../accounts.ts'
import type { Log } from '../http/log.ts'
import type { MailQueue } from '../modules/mail/queue.ts'
import { purgeDeletedProjects } from '../modules/saved-projects/deletion.ts'
import { rewrapAll } from '../modules/tasks/rewrap.ts'
import type { Task } from '../modules/tasks/run-tasks.ts'
import { sweep } from '../modules/tasks/sweep.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** What servers do by themselves, one of them at a time. */
export function serverTasks(accounts: Accounts, queue: MailQueue, log: Log): Task[] {
  const { database, now } = accounts
  return [
    { name: 'deliver-mail', everyMs: 10 * second, longestMs: 10 * minute, run: () => queue.deliver() },
    { name: 'sweep', everyMs: 10 * minute, longestMs: 10 * minute, run: () => sweep(database.db, now()) },
    {
      name: 'purge-projects',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgeDeletedProjects(accounts)
    },
    { name: 'rewrap', everyMs: hour, longestMs: hour, run: () => rewrapAll({ ...accounts, log }) }
  ]
}
