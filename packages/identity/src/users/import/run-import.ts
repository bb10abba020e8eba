import { ApiError, importPlanSchema } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { createJob, getJob, type JobWithUndo } from '@sitewright/kernel/area'
import { getImport } from './check-import.ts'
import { importUsersJob } from './import-job.ts'

/** Creates the import job of an upload that was checked; repeating it returns the same job. */
export async function runImport(call: UserCall, id: string): Promise<JobWithUndo> {
  const { services, actor } = call
  const upload = await getImport(call, id)
  const { db } = services.database
  if (upload.job_id !== null) return getJob(db, actor, upload.job_id)
  if (upload.plan === null) throw new ApiError('import.unchecked')
  return createJob(call, importUsersJob(services), {
    input: { importId: id, plan: importPlanSchema.parse(JSON.parse(upload.plan)) },
    idempotencyKey: `import ${id}`,
    async write(transaction, jobId) {
      await transaction.updateTable('imports').set({ job_id: jobId }).where('id', '=', id).execute()
    }
  })
}
