/** A chunk that many pages share. */
interface SharedChunk {
  name: string
  /** Which modules it has; of two chunks that name one, the first has it. */
  test: RegExp
}

const anyOf = (...parts: readonly string[]): RegExp =>
  new RegExp(parts.map((part) => part.replaceAll('/', String.raw`[\\/]`)).join('|'))

const icons = (...names: readonly string[]): string => String.raw`/Icon(${names.join('|')})\.mjs`

/**
 * Chunks that many pages share: cut by who needs what, they would be many small files that compress badly. What a chunk
 * imports and no other has comes along, so what the landing pages need too stands in one of the first three.
 */
export const sharedChunks: SharedChunk[] = [
  {
    name: 'base',
    test: anyOf(
      'node_modules/(react|react-dom|react-router|scheduler)/',
      'createReactComponent|preload-helper|use-media-query',
      icons('AlertTriangle', 'ArrowRight', 'BuildingStore', 'Check', 'Code', 'Key', 'Lock')
    )
  },
  // What the frame of every page needs.
  {
    name: 'controls',
    test: anyOf(
      String.raw`src/ui/(choice|dialog|field|brand|button|toaster|toast|color-scheme)\.tsx?`,
      String.raw`src/lib/(browser-storage|lazy-on-first-use|use-store)\.tsx?`,
      String.raw`client/src/(session-hint|store)\.ts`,
      String.raw`src/(ui|sign-in)/messages\.ts`,
      'view-as/view-marker|use-hotkeys',
      icons('ArrowLeft', 'DeviceMobile', 'Dots', 'Eye', 'Link', 'Menu2')
    )
  },
  {
    name: 'small',
    test: anyOf(
      String.raw`src/ui/(clipboard|undo-offers|key-hint/[\w-]+)\.tsx?`,
      String.raw`src/lib/(intl-formats|time-format)\.ts`,
      icons('Activity', 'Bell', 'ChevronDown', 'ChevronRight', 'Database'),
      icons('Loader2', 'Refresh', 'Search', 'ShieldLock')
    )
  },
  // Who is signed in.
  {
    name: 'session',
    test: anyOf(
      String.raw`packages/client/src/(?!passkey)[\w-]+\.ts|eventsource-parser`,
      String.raw`packages/api/src/(access|worker-protocol|kernel/(messages|limits|local-path|stream-signals))\.ts`,
      String.raw`src/sign-in/(auth|auth-guard|lazy-demo-fetch|return-path|server-connection|server-unreachable)\.tsx?`,
      String.raw`src/sign-in/(use-session-polling|user-menu|view-as/messages)\.tsx?`,
      String.raw`src/ui/(banner|avatar|use-popover|states/state-panel)\.tsx?`,
      String.raw`admin/layout/(messages|screens)\.ts`
    )
  },
  // What asks the server.
  {
    name: 'requests',
    test: anyOf(
      '@tanstack/(query-core|react-query)',
      String.raw`src/requests/(query-client|request|request-error|mutation-result|step-up)\.ts`,
      String.raw`src/step-up/(step-up-context|step-up-dialog|messages)\.tsx?`,
      String.raw`src/ui/(messages|status|section)\.tsx?|src/lib/(time|use-clock)\.ts`
    )
  },
  // The frame of the control panel, and what each of its screens has.
  {
    name: 'panel',
    test: anyOf(
      String.raw`src/requests/(live-events|live-queries|invalidator|use-attended-query)\.tsx?`,
      String.raw`src/lib/(use-)?attention\.ts|api/src/monitoring/overview-metrics|admin/shared/user-count\.api`,
      String.raw`src/ui/(age/[\w-]+|states/(messages|failed-state)|menu|named-status)\.tsx?`,
      String.raw`src/ui/(panel|single-keys|stat-card|status-names|use-key-sequence|use-phone)\.tsx?`,
      String.raw`admin/layout/[\w-]+\.tsx?$|admin/layout/(notices/(messages|notices\.api|bell))\.tsx?`,
      String.raw`admin/layout/(search/(messages|search-button)|shortcuts/(messages|use-panel-shortcuts))\.tsx?`,
      String.raw`admin/layout/preferences/(apply-preferences|preferences-query)\.tsx?`
    )
  }
]
