import type { Mutant } from './mutant.ts'

/** Mistakes of the web app, nearly all of them found by component tests. */
export const webMutants: readonly Mutant[] = [
  {
    what: 'the missing reason of a suspension is not said',
    file: 'apps/web/src/admin/tenancy/tenants/suspend-dialog.tsx',
    find: 'error={tried && !isGiven',
    replace: 'error={tried && isGiven',
    tests: ['apps/web/component-tests/admin-tenant-status.test.ts']
  },
  {
    what: 'an empty list of notices has the words of the unread ones',
    file: 'apps/web/src/admin/layout/notices/notice-pages.tsx',
    find: "{shown === 'all' ? words.empty",
    replace: "{shown !== 'all' ? words.empty",
    tests: ['apps/web/component-tests/admin-layout.test.ts']
  },
  {
    what: 'a bulk act begins only where nobody is selected',
    file: 'apps/web/src/admin/identity/users/bulk/bulk-menu.tsx',
    find: 'if (isAny) onAction(chosen)',
    replace: 'if (!isAny) onAction(chosen)',
    tests: ['apps/web/component-tests/admin-bulk.test.ts']
  },
  {
    what: 'the focus does not return from a popover after Escape',
    file: 'apps/web/src/ui/use-popover.ts',
    find: '      button.current?.focus()\n',
    replace: '',
    tests: ['apps/web/component-tests/sign-in.test.ts']
  },
  {
    what: 'the focus does not return from the command palette',
    file: 'apps/web/src/ui/command-palette.tsx',
    find: '      finalFocusEl={() => before.current}\n',
    replace: '',
    tests: ['apps/web/component-tests/keyboard.test.ts']
  },
  {
    what: 'the focus is lost with the button that takes the recommended host',
    file: 'apps/web/src/wizard/deployment/hosting.tsx',
    find: '              document.getElementById(inputId(recommended))?.focus()\n',
    replace: '',
    tests: ['apps/web/component-tests/small-things.test.ts']
  },
  {
    what: 'a project that is gone for good has the wrong message',
    file: 'apps/web/src/account/projects/purge-dialog.tsx',
    find: 'text: messages.goneForGood(name)',
    replace: 'text: messages.deleted(name)',
    tests: ['apps/web/component-tests/projects.test.ts']
  },
  {
    what: 'a text that is no colour has the wrong message',
    file: 'apps/web/src/wizard/customize/color-field.tsx',
    find: 'error={error && customizeMessages.notAColor}',
    replace: 'error={error}',
    tests: ['apps/web/component-tests/customize.test.ts']
  },
  {
    what: 'undo is offered to who may delete users and not restore them',
    file: 'apps/web/src/admin/identity/users/actions/use-delete-user.ts',
    find: "permissions.includes('user.delete')",
    replace: "permissions.includes('admin:delete')",
    tests: ['apps/web/component-tests/team.test.ts']
  },
  {
    what: 'the dashboard opens without a permission that it has anything for',
    file: 'apps/web/src/admin/layout/screens.ts',
    find: 'screen.anyOf === undefined ? !isAuditor : screen',
    replace: 'screen.anyOf === undefined || screen',
    tests: ['apps/web/component-tests/admin-audit.test.ts']
  },
  {
    what: 'the range of a page begins one row too early',
    file: 'apps/web/src/ui/data-table/page-range.ts',
    find: '(page - 1) * pageSize + 1',
    replace: '(page - 1) * pageSize',
    tests: ['apps/web/component-tests/admin-bulk.test.ts']
  },
  {
    what: 'a range of rows is selected without its last one',
    file: 'apps/web/src/ui/data-table/selection.ts',
    find: 'Math.max(from, to) + 1',
    replace: 'Math.max(from, to)',
    tests: ['apps/web/src/ui/data-table/selection.test.ts']
  },
  {
    what: 'a revoked API key stays in its list',
    file: 'apps/web/src/account/profile/security/api-keys/api-keys.api.ts',
    find: "{id}', {\n  invalidates: ['api-keys', 'activity'],",
    replace: "{id}', {\n  invalidates: ['activity'],",
    tests: ['apps/web/component-tests/profile-api-keys.test.ts']
  },
  {
    what: 'a change of somebody of the team is not read again',
    file: 'apps/web/src/account/team/team.api.ts',
    find: "{id}', {\n  invalidates: ['team'],",
    replace: "{id}', {",
    tests: ['apps/web/component-tests/team.test.ts']
  },
  {
    what: 'the next step is not disabled where something is missing',
    file: 'apps/web/src/wizard/frame/action-bar.tsx',
    find: '        disabled={shut}\n',
    replace: '',
    tests: ['apps/web/component-tests/fields.test.ts']
  },
  {
    what: 'an act of a menu does not say why it is disabled',
    file: 'apps/web/src/ui/menu-list.tsx',
    find: '        {isUnavailable && <small>{unavailable}</small>}\n',
    replace: '',
    tests: ['apps/web/component-tests/admin-users.test.ts']
  },
  {
    what: 'the own database is not disabled for changes',
    file: 'apps/web/src/admin/database-panel/connections/connection-panel.tsx',
    find: 'const fixed = isOwn ? reason',
    replace: "const fixed = isOwn && own === 'built-in' ? reason",
    tests: ['apps/web/component-tests/admin-database.test.ts']
  },
  {
    what: 'a form is emptied where the server refuses it',
    file: 'apps/web/src/ui/form.ts',
    find: '      show(pickKnownFields(refusal?.fields, values), form)\n',
    replace: '      show(pickKnownFields(refusal?.fields, values), form)\n      setValues(initial)\n',
    tests: ['apps/web/component-tests/sign-in.test.ts']
  },
  {
    what: 'a domain that was refused is lost with a reload',
    file: 'apps/web/src/wizard/deployment/domain-fields.tsx',
    find: 'useState(() => textOfField(store.get(), field))',
    replace: 'useState(() => readField(store.get().site, field))',
    tests: ['apps/web/component-tests/fields.test.ts']
  },
  {
    what: 'the note of an acknowledgement is lost after an error',
    file: 'apps/web/src/admin/monitoring/alerts/acknowledge-dialog.tsx',
    find: '() => ({})\n      )\n',
    replace: "() => {\n          form.change('note', '')\n          return {}\n        }\n      )\n",
    tests: ['apps/web/component-tests/admin-alerts.test.ts']
  },
  {
    what: 'the activity log reads its kind from the wrong parameter',
    file: 'apps/web/src/account/profile/activity/activity.tsx',
    find: "search.get('kind')",
    replace: "search.get('action')",
    tests: ['apps/web/component-tests/profile.test.ts']
  },
  {
    what: 'the sign-in to the panel forgets the screen in its address',
    file: 'apps/web/src/sign-in/return-path.ts',
    find: '`/admin?from=${',
    replace: '`/admin?back=${',
    tests: ['apps/web/component-tests/admin-frame.test.ts']
  },
  {
    what: 'the arrow keys move the wrong way through tabs',
    file: 'apps/web/src/ui/tabs.tsx',
    find: '{ ArrowRight: 1, ArrowLeft: -1 }',
    replace: '{ ArrowRight: -1, ArrowLeft: 1 }',
    tests: ['apps/web/component-tests/admin-checks.test.ts']
  },
  {
    what: 'the arrow key up opens a menu at its first act',
    file: 'apps/web/src/ui/menu.tsx',
    find: "ArrowUp: 'last'",
    replace: "ArrowUp: 'first'",
    tests: ['apps/web/component-tests/admin-explain.test.ts']
  },
  {
    what: 'Control and Enter do not lead to the next step',
    file: 'apps/web/src/wizard/frame/use-continue-shortcut.ts',
    find: "'mod+Enter'",
    replace: "'alt+Enter'",
    tests: ['apps/web/component-tests/small-things.test.ts']
  },
  {
    what: 'the error of a field without help is not its description',
    file: 'apps/web/src/ui/field.tsx',
    find: '(described ? {',
    replace: '(help ? {',
    tests: ['apps/web/component-tests/sign-in.test.ts']
  },
  {
    what: 'the edit buttons of the review have no label of their own',
    file: 'apps/web/src/wizard/review/review-sections.tsx',
    find: '        aria-label={messages.editSection(section.title)}\n',
    replace: '',
    tests: ['apps/web/component-tests/customize.test.ts']
  },
  {
    what: 'users are sorted in the wrong direction',
    file: 'apps/web/src/admin/identity/users/users.api.ts',
    find: "sort.desc ? 'desc' : 'asc'",
    replace: "sort.desc ? 'asc' : 'desc'",
    tests: ['apps/web/component-tests/admin-users.test.ts']
  },
  {
    what: 'the address says the wrong direction of a sort',
    file: 'apps/web/src/ui/data-table/table-address.ts',
    find: "sort.desc ? '-' : ''",
    replace: "sort.desc ? '' : '-'",
    tests: ['apps/web/src/ui/data-table/table-address.test.ts']
  },
  {
    what: 'the wizard starts over without confirmation',
    file: 'apps/web/src/wizard/frame/start-over.tsx',
    find: 'onClick={() => setAsking(true)}',
    replace: 'onClick={reset}',
    tests: ['apps/web/component-tests/keyboard.test.ts']
  },
  {
    what: 'unsaved changes are left behind without confirmation',
    file: 'apps/web/src/account/profile/personal/profile-form.tsx',
    find: 'active={changed && !isReadOnly}',
    replace: 'active={changed && isReadOnly}',
    tests: ['apps/web/component-tests/profile.test.ts']
  },
  {
    what: 'no undo is offered after opening another configuration',
    file: 'apps/web/src/builder/configuration.ts',
    find: 'if (untouched) return true',
    replace: 'if (!untouched) return true',
    tests: ['apps/web/component-tests/bad-input.test.ts']
  }
]
