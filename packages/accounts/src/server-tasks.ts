import type { Services } from './services/services.ts'
import type { Log } from './request/log.ts'
import type { MailQueue } from './mail/mail-queue.ts'
import { purgeDeletedProjects } from './saved-projects/deletion.ts'
import { rotateEncryption } from './tasks/rotate-encryption.ts'
import type { Task } from './tasks/run-tasks.ts'
import { purgeExpired } from './tasks/purge-expired.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Periodic tasks, each run by one server at a time. */
export function serverTasks(services: Services, queue: MailQueue, log: Log): Task[] {
  const { database, now } = services
  return [
    { name: 'deliver-mail', everyMs: 10 * second, longestMs: 10 * minute, run: () => queue.deliver() },
    {
      name: 'sweep',
      everyMs: 10 * minute,
      longestMs: 10 * minute,
      run: () => purgeExpired(database.db, now())
    },
    {
      name: 'purge-projects',
      everyMs: hour,
      longestMs: 10 * minute,
      run: () => purgeDeletedProjects(services)
    },
    { name: 'rewrap', everyMs: hour, longestMs: hour, run: () => rotateEncryption({ ...services, log }) }
  ]
}
