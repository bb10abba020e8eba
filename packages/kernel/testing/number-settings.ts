import { z } from 'zod'
import { defineJob } from '../src/jobs/define-job.ts'

/**
 * A job that writes a numbered setting for each item. The key is unique, so that processing an item twice fails; each
 * third one is refused.
 */
export const numberSettings = defineJob({
  kind: 'test.number-settings',
  permission: 'user.write',
  input: z.object({ count: z.number() }),
  count: ({ count }) => Promise.resolve(count),
  async runBatch({ transaction, services, input: { count }, cursor, size }) {
    const from = Number(cursor ?? 0)
    const numbers = Array.from({ length: Math.min(size, count - from) }, (_, index) => from + index + 1)
    const accepted = numbers.filter((number) => number % 3 !== 0)
    if (accepted.length > 0)
      await transaction
        .insertInto('settings')
        .values(
          accepted.map((number) => ({ key: `test ${number}`, value: 'on', updated_at: services.now() }))
        )
        .execute()
    return {
      items: numbers.map((number) =>
        number % 3 === 0
          ? { subjectId: String(number), outcome: 'refused', code: 'account.above' }
          : { subjectId: String(number), outcome: 'done', inverse: { value: 'on' } }
      ),
      cursor: String(from + numbers.length),
      isLast: from + numbers.length === count
    }
  },
  undo: {
    permission: 'user.write',
    stepUp: false,
    async runBatch({ transaction, items }) {
      const keys = items.map(({ subjectId }) => `test ${subjectId}`)
      const deleted = await transaction
        .deleteFrom('settings')
        .where('key', 'in', keys)
        .where('value', '=', 'on')
        .returning('key')
        .execute()
      const gone = new Set(deleted.map(({ key }) => key))
      return {
        items: items.map(({ subjectId }) =>
          gone.has(`test ${subjectId}`)
            ? { subjectId, outcome: 'done' }
            : { subjectId, outcome: 'skipped', code: 'undo.changed' }
        )
      }
    }
  }
})
