import { ApiError, type ViewAsAnswer } from '@sitewright/api'
import { viewAsMs } from '@sitewright/api/limits'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { SessionRow, UserRow } from '@sitewright/kernel/db'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { findSessionState, isEnabled, toSessionUser, requireTenantInForce } from '@sitewright/kernel/sessions'
import { asAdministratorOn, requireGrantable, requireOther, findUserById } from '@sitewright/kernel/users'

/**
 * Starts viewing as a user: creates a read-only session of theirs, without a refresh token, bound to the session of the
 * administrator (docs/adr/0022).
 */
export async function viewAs(call: UserCall, id: string, reason: string): Promise<ViewAsAnswer> {
  const { services, actor } = call
  // Each view mails the user.
  await enforceRateLimit(services, 'user-mails-account', actor.userId)
  const { session, state } = await asAdministratorOn(
    call,
    id,
    async (transaction, { user, role, rights }) => {
      requireOther(actor, id)
      requireGrantable(rights, role)
      if (!isEnabled(user)) throw new ApiError('view-as.inactive')
      await requireTenantInForce(transaction, user)
      await endViews(call, transaction)
      const row = toViewSession(call, user)
      await transaction.insertInto('sessions').values(row).execute()
      await tell(call, transaction, { user, reason })
      await transaction.audit('user.view-as', user, { details: { reason, until: row.expires_at } })
      const found = await findSessionState(transaction, row.id)
      if (found === undefined) throw new Error('A session that was just written is not there')
      return { session: row, state: found }
    }
  )
  const claims = { userId: id, sessionId: session.id, tokenVersion: state.user.token_version }
  return {
    success: true,
    token: await services.tokens.sign(claims, viewAsMs / 1000),
    until: session.expires_at,
    expiresIn: viewAsMs / 1000,
    user: toSessionUser(state)
  }
}

/** Ends the views that the administrator's session has started; returns how many. */
export function endViewAs(call: UserCall): Promise<number> {
  return call.transaction((transaction) => endViews(call, transaction))
}

function toViewSession({ services, actor, caller }: UserCall, user: UserRow): SessionRow {
  const now = services.now()
  return {
    id: newId(),
    user_id: user.id,
    area: 'user',
    created_at: now,
    last_used_at: now,
    last_seen_at: 0,
    expires_at: now + viewAsMs,
    idle_ms: viewAsMs,
    remember: 0,
    transport: 'body',
    ip: caller.ip,
    device: caller.device,
    methods: '[]',
    // The epoch: it never counts as a recent authentication.
    proved_at: 0,
    revoked_at: null,
    revoke_reason: null,
    previous_login_at: user.last_login_at,
    viewer_id: actor.userId,
    viewer_session_id: actor.sessionId,
    membership_id: null
  }
}

async function tell(
  { services, actor }: UserCall,
  transaction: CallTransaction,
  { user, reason }: { user: UserRow; reason: string }
): Promise<void> {
  if (!services.outbox.configured) return
  const self = await findUserById(transaction, actor.userId)
  const administrator = self === undefined ? '' : `${self.first_name} ${self.last_name} (${self.email})`
  await transaction.mail(user, { kind: 'viewed-as', administrator, reason, at: services.now() })
}

async function endViews({ services, actor }: UserCall, transaction: CallTransaction): Promise<number> {
  const now = services.now()
  const ended = await transaction
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: 'view-ended' })
    .where('viewer_session_id', '=', actor.sessionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id', 'created_at'])
    .execute()
  for (const { id, user_id: userId, created_at: createdAt } of ended) {
    await transaction.audit('user.view-as-end', { id: userId }, { details: { ms: now - createdAt } })
    transaction.afterCommit(() => services.sessionCache.forget(id))
  }
  return ended.length
}
