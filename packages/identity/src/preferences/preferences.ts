import {
  defaultPreferences,
  newPreferencesSchema,
  type SavedPreferences,
  type Preferences
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'

/** The preferences of a user; a saved value that is no longer an option becomes the default. */
export async function getPreferences(queries: Queries, userId: string): Promise<SavedPreferences> {
  const row = await queries
    .selectFrom('preferences')
    .select(['value', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return { ...defaultPreferences, updatedAt: null }
  return { ...toPreferences(JSON.parse(row.value) as Record<string, unknown>), updatedAt: row.updated_at }
}

function toPreferences(kept: Record<string, unknown>): Preferences {
  const fields = Object.entries(newPreferencesSchema.shape).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(kept[name])
    return success ? [[name, data]] : []
  })
  return { ...defaultPreferences, ...(Object.fromEntries(fields) as Partial<Preferences>) }
}

/** Saves the preferences of the caller, and notifies their other tabs and devices. */
export function setPreferences(call: UserCall, preferences: Preferences): Promise<SavedPreferences> {
  const { services, actor } = call
  return call.transaction(async (transaction) => {
    const kept = { value: JSON.stringify(preferences), updated_at: services.now() }
    await transaction
      .insertInto('preferences')
      .values({ user_id: actor.userId, ...kept })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
      .execute()
    transaction.publish('preferences', { updatedAt: kept.updated_at }, { userId: actor.userId })
    return { ...preferences, updatedAt: kept.updated_at }
  })
}
