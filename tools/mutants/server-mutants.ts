import type { Mutant } from './mutant.ts'

/** Mistakes of the server, found by tests beside the code and by those of the whole product. */
export const serverMutants: readonly Mutant[] = [
  {
    what: 'a name of four letters may stand in a password',
    file: 'packages/kernel/src/credentials/password-policy.ts',
    find: 'word.length >= minimumWordLength',
    replace: 'word.length > minimumWordLength',
    tests: ['packages/kernel/src/credentials/password-policy.test.ts']
  },
  {
    what: 'an administrator who signs in at the page of users has a long session',
    file: 'packages/kernel/src/sessions/lifetimes.ts',
    find: "area === 'admin' || role.permissions",
    replace: "area === 'admin' && role.permissions",
    tests: ['packages/kernel/src/sessions/lifetimes.test.ts']
  },
  {
    what: 'jobs of another tenant are seen',
    file: 'packages/kernel/src/jobs/jobs.usecases.ts',
    find: '(seesAllJobs(actor) && isOfTenant)',
    replace: '(seesAllJobs(actor) || isOfTenant)',
    tests: ['packages/product/src/product-tests/jobs-access.test.ts']
  },
  {
    what: 'a job of somebody above is cancelled',
    file: 'packages/kernel/src/jobs/jobs.usecases.ts',
    find: '    if (role !== undefined) requireRank(call.actor, await getRoleOf(transaction, { role }))\n',
    replace: '',
    tests: ['packages/product/src/product-tests/jobs-access.test.ts']
  },
  {
    what: 'a built-in role is renamed where its rank stays',
    file: 'packages/identity/src/roles/roles.usecases.ts',
    find: 'after.name !== before.name || after.rank',
    replace: 'after.name !== before.name && after.rank',
    tests: ['packages/identity/src/roles/roles.test.ts']
  },
  {
    what: 'the cache keeps the permissions of a role that was changed',
    file: 'packages/identity/src/roles/roles.usecases.ts',
    find: '  transaction.afterCommit(() => services.sessionCache.forgetRole(before.id))\n',
    replace: '',
    tests: ['packages/identity/src/roles/roles.test.ts']
  },
  {
    what: 'the second of two administrators reads the wrong message about a name',
    file: 'packages/identity/src/roles/roles.usecases.ts',
    find: 'roleMessages.nowCalled(name)',
    replace: 'roleMessages.nowDescribed(name)',
    tests: ['packages/identity/src/roles/roles.test.ts']
  },
  {
    what: 'deleting a role moves its users without the permission to change roles',
    file: 'packages/identity/src/roles/delete-role.ts',
    find: "requirePermission('system.config', call.actor)",
    replace: "requirePermission('admin:delete', call.actor)",
    tests: ['packages/identity/src/roles/roles.test.ts']
  },
  {
    what: 'ending an own session writes no audit entry',
    file: 'packages/identity/src/account/own-sessions.ts',
    find: "    await transaction.audit('account.session-end', { type: 'session', id: sessionId })\n",
    replace: '',
    tests: ['packages/identity/src/account/sessions.test.ts']
  },
  {
    what: 'a page of the activity log never has a next one',
    file: 'packages/identity/src/account/activity.ts',
    find: 'limit: limit + 1',
    replace: 'limit',
    tests: ['packages/identity/src/account/activity.test.ts']
  },
  {
    what: 'sharing a view and deleting a shared one write no audit entry',
    file: 'packages/identity/src/saved-views/saved-views.usecases.ts',
    find: 'before?.is_shared === 1 || after?.is_shared === 1',
    replace: 'before?.is_shared === 1 && after?.is_shared === 1',
    tests: ['packages/identity/src/saved-views/saved-views.test.ts']
  },
  {
    what: 'suspending a tenant writes no audit entry',
    file: 'packages/tenancy/src/tenants/tenant-status.ts',
    find: '  await transaction.audit(\n    action,',
    replace: '  if (ended === undefined) await transaction.audit(\n    action,',
    tests: ['packages/product/src/product-tests/tenant-status.test.ts']
  },
  {
    what: 'a status of a tenant is taken back a moment too late',
    file: 'packages/tenancy/src/tenants/tenant-status.ts',
    find: 'at + undoMs <= call.services.now()',
    replace: 'at + undoMs < call.services.now()',
    tests: ['packages/product/src/product-tests/tenant-status.test.ts']
  },
  {
    what: 'a tenant is suspended in which somebody ranks above',
    file: 'packages/tenancy/src/tenants/tenant-status.ts',
    find: "  if (isAbove) throw new ApiError('account.above')\n",
    replace: '',
    tests: ['packages/product/src/product-tests/tenant-status.test.ts']
  },
  {
    what: 'no undo is offered of a suspension',
    file: 'packages/tenancy/src/tenants/tenant-status.ts',
    find: 'isUndoable: changes.status_before !== null',
    replace: 'isUndoable: changes.status_before === null',
    tests: ['packages/product/src/product-tests/tenant-status.test.ts']
  },
  {
    what: 'tenants are sorted in one direction only',
    file: 'packages/tenancy/src/tenants/tenants.repository.ts',
    find: '.orderBy(sortColumns[sort], order)',
    replace: '.orderBy(sortColumns[sort])',
    tests: ['packages/product/src/product-tests/tenants.test.ts']
  },
  {
    what: 'a subdomain that is taken is refused with the wrong message',
    file: 'packages/tenancy/src/tenants/tenants.usecases.ts',
    find: "throw new ApiError('tenant.subdomain-taken')",
    replace: "throw new ApiError('tenant.changed')",
    tests: ['packages/product/src/product-tests/tenants.test.ts']
  },
  {
    what: 'a rule fires at its threshold',
    file: 'packages/monitoring/src/alerts/next-alert-step.ts',
    find: 'value > threshold',
    replace: 'value >= threshold',
    tests: ['packages/monitoring/src/alerts/next-alert-step.test.ts']
  },
  {
    what: 'jobs stand in the time line of a check and not in that of a metric',
    file: 'packages/monitoring/src/incidents/relevant-changes.ts',
    find: 'if (isOf(ofLoad)) return checks === undefined',
    replace: 'if (isOf(ofLoad)) return checks !== undefined',
    tests: ['packages/monitoring/src/incidents/relevant-changes.test.ts']
  },
  {
    what: 'ending a silence writes no audit entry',
    file: 'packages/monitoring/src/alerts/silences.usecases.ts',
    find: "    await transaction.audit('silence.end', { type: 'silence', id })\n",
    replace: '',
    tests: ['packages/monitoring/src/alerts/alerts.test.ts']
  },
  {
    what: 'the history of queries is sorted from the oldest one',
    file: 'packages/database-panel/src/queries/query-history.ts',
    find: ".where('user_id', '=', actor.userId)\n    .orderBy('created_at', 'desc')",
    replace: ".where('user_id', '=', actor.userId)\n    .orderBy('created_at', 'asc')",
    tests: ['packages/database-panel/src/queries/kept-queries.test.ts']
  },
  {
    what: 'another host of a database is taken without confirming the password',
    file: 'packages/database-panel/src/connections/connections.usecases.ts',
    find: 'isElsewhere(before, columns) && sealed === undefined',
    replace: 'isElsewhere(before, columns) && sealed !== undefined',
    tests: ['packages/database-panel/src/connections/connections.test.ts']
  },
  {
    what: 'snippets of others are deleted',
    file: 'packages/database-panel/src/queries/snippets.ts',
    find: "    .where('id', '=', id)\n    .where('user_id', '=', actor.userId)\n",
    replace: "    .where('id', '=', id)\n",
    tests: ['packages/database-panel/src/queries/kept-queries.test.ts']
  },
  {
    what: 'the search finds people for who may not read them',
    file: 'packages/panel/src/search/search.ts',
    find: "mayRead(actor.permissions, 'user.read')",
    replace: "mayRead(actor.permissions, 'admin.access')",
    tests: ['packages/panel/src/search/search.test.ts']
  },
  {
    what: 'the search finds people of other tenants',
    file: 'packages/panel/src/search/search.ts',
    find: 'tenant: tenantId,',
    replace: 'tenant: null,',
    tests: ['packages/panel/src/search/search.test.ts']
  },
  {
    what: 'one version of a project too many is kept',
    file: 'packages/saved-projects/src/projects/saved-projects.repository.ts',
    find: ".where('version', '<=', row.version",
    replace: ".where('version', '<', row.version",
    tests: ['packages/saved-projects/src/projects/history.test.ts']
  },
  {
    what: 'deleted projects of others are purged',
    file: 'packages/saved-projects/src/projects/saved-projects.repository.ts',
    find: ".deleteFrom('saved_projects')\n    .where('id', '=', id)\n    .where('user_id', '=', userId)\n",
    replace: ".deleteFrom('saved_projects')\n    .where('id', '=', id)\n",
    tests: ['packages/saved-projects/src/projects/history.test.ts']
  },
  {
    what: 'the versions of a project are sorted from the oldest one',
    file: 'packages/saved-projects/src/projects/saved-projects.repository.ts',
    find: ".orderBy('version', 'desc')",
    replace: ".orderBy('version', 'asc')",
    tests: ['packages/saved-projects/src/projects/history.test.ts']
  }
]
