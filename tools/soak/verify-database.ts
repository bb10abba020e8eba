import { runStatement } from '../../packages/kernel/testing/test-database.ts'
import type { BegunJob } from './administrator.ts'
import type { SoakRecord } from './record.ts'

/** What the database says of a job: its items, and the entries that it wrote. */
interface JobRow {
  id: string
  state: string
  total: number
  items: number
  people: number
  done: number
  entries: number
  written: number
}

/** The people of each job, how often each stands among its items, and how often in the audit log. */
const jobsQuery = `
  select jobs.id, jobs.state, jobs.total,
    (select count(*)::int from job_items where job_id = jobs.id) as items,
    (select count(distinct subject_id)::int from job_items where job_id = jobs.id) as people,
    (select count(*)::int from job_items where job_id = jobs.id and outcome = 'done') as done,
    coalesce(log.entries, 0)::int as entries, coalesce(log.people, 0)::int as written
  from jobs left join (
    select details::json ->> 'job' as job, count(*) as entries, count(distinct subject_id) as people
    from audit where action = 'user.change' and outcome = 'done' group by 1
  ) log on log.job = jobs.id`

/** Checks in the database itself that no job was done twice or in part. */
export async function verifyJobs(url: string, jobs: readonly BegunJob[], record: SoakRecord): Promise<void> {
  const rows = new Map(
    ((await runStatement(url, jobsQuery)) as unknown as JobRow[]).map((row) => [row.id, row])
  )
  for (const { id, users } of jobs) {
    const row = rows.get(id)
    rows.delete(id)
    const isOnce =
      row?.state === 'done' &&
      row.items === users.length &&
      row.people === users.length &&
      row.entries === row.done &&
      row.written === row.done
    if (!isOnce) record.wrong('job in the database', `${id}: ${JSON.stringify(row)}`)
  }
  for (const id of rows.keys()) record.wrong('job of nobody', id)
}
