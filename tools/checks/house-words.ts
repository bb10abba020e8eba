/** A word of ours for which the field has a term. */
export interface HouseWord {
  word: string
  /** All its forms, where comments and parts of names are meant, but not messages. */
  stems?: readonly string[]
  /** What to write instead. */
  term: string
  /** The paths where it is meant; everywhere where there is none. */
  within?: RegExp
}

const server =
  /^(?:apps\/(?:server|demo)|packages\/(?:product|identity|tenancy|monitoring|panel|kernel|database-panel|saved-projects))\//
/** Where words that messages and API fields still say have left comments and names. */
const core =
  /^(?:packages\/(?:kernel|identity|tenancy|monitoring|database-panel|saved-projects|panel|product|api|client|databases|advisor|builder|catalog)|apps\/(?:server|demo|cli|web(?!\/src\/builder\/)))\//
const web = /^apps\/web\//
const generator = /^packages\/generator\//
/** Where sites are described, made and drawn; the trades of businesses have words of their own. */
const product =
  /^(?:apps|packages\/(?:product|identity|tenancy|monitoring|panel|kernel|database-panel|saved-projects|api|builder|catalog|generator|project|validator)|templates|tools)\//

/** The words, in the order of the tables of the review that retired them. */
export const houseWords: readonly HouseWord[] = [
  { word: 'carrier', term: 'mail transport', within: server },
  { word: 'letter form', term: 'render mail', within: server },
  { word: 'formed letter', term: 'rendered mail', within: server },
  { word: 'introduced', term: 'code exchange, profile', within: server },
  { word: 'admission', term: 'account linking', within: server },
  { word: 'arrival', term: 'callback', within: server },
  { word: 'crowd', term: 'load', within: server },
  { word: 'scene', term: 'test context', within: server },
  { word: 'twist', term: 'tamper', within: server },
  { word: 'emptied', term: 'reset tables', within: server },
  { word: 'gathered', term: 'buffered, collected' },
  { word: 'patience', term: 'timeout', within: server },
  { word: 'sealer', term: 'encryptor', within: server },
  { word: 'decoy', term: 'dummy hash', within: server },
  { word: 'person row', term: 'user row', within: server },
  { word: 'take try', term: 'consumeAttempt' },
  { word: 'stranger of', term: 'signUpFromProvider' },
  { word: 'hold factors', term: 'lockSecondFactor' },
  { word: 'settle removal', term: 'ensureFactorRemains' },
  { word: 'note change', term: 'announceChange' },
  { word: 'take into use', term: 'activate' },
  { word: 'proving', term: 'withVerifiedCredential', within: server },
  { word: 'working on', term: 'asAdministratorOn', within: server },
  { word: 'require at least', term: 'requireOutranks' },
  { word: 'user room', term: 'user quota', within: server },
  { word: 'storage room', term: 'storage quota', within: server },
  { word: 'request room', term: 'request quota', within: server },
  { word: 'github server', term: 'github endpoints, fake GitHub' },
  { word: 'industry words', term: 'industry content' },
  { word: 'everything words', term: 'everything content' },
  {
    word: 'words of',
    term: 'content of',
    within: /^(?:apps|packages\/(?:site|builder|generator)|templates)\//
  },
  { word: 'given content', term: 'default content' },
  { word: 'tailored', term: 'industry defaults', within: /^(?:apps|packages|templates)\// },
  {
    word: 'fault',
    term: 'problem, error, violation',
    within: /^(?:packages\/(?!validator)|templates|tools)\b/
  },
  { word: 'flavour', term: 'language variant', within: product },
  { word: 'twin', term: 'JavaScript output', within: product },
  { word: 'order of', term: 'generation plan', within: generator },
  { word: 'squeeze', term: 'compress', within: product },
  { word: 'bench pane', term: 'preview pane' },
  { word: 'bench place', term: 'bench server' },
  { word: 'tray', term: 'selection bar', within: web },
  { word: 'ledger', term: 'feature recommendations', within: web },
  { word: 'rule bar', term: 'progress steps', within: web },
  { word: 'workshop', term: 'worker', within: /^apps\/web\/src\// },
  { word: 'dressing', term: 'preview data', within: web },
  { word: 'keeper', term: 'persistence', within: web },
  { word: 'begin session', term: 'openBuilder', within: web },
  { word: 'rest ms', term: 'debounceMs, prefetchDelayMs', within: web },
  { word: 'find origin', term: 'findSavedRef', within: web },
  { word: 'courier', term: 'preview channel', within: web },
  { word: 'ghost', term: 'skeleton', within: web },
  { word: '--bench', term: '--backdrop', within: web },
  { word: '--sheet', term: '--surface', within: web },
  { word: 'dialog foot', term: 'dialog footer', within: web },
  { word: 'lines field', term: 'list field' },
  { word: 'source strip', term: 'source note' },
  { word: 'hand over', term: 'clipboard, download' },
  { word: 'way back', term: 'withUndo' },
  { word: 'remake', term: 'rebuild', within: product },
  { word: 'use act', term: 'mutation' },
  { word: 'use flow', term: 'useDialog' },
  { word: 'use reading', term: 'useNow' },
  { word: 'use late', term: 'useDelayed' },
  { word: 'use moves', term: 'step change count' },
  { word: 'removal foot', term: 'confirm footer' },
  { word: 'when nobody', term: 'GuestOnly' },
  {
    word: 'give up',
    stems: ['give up', 'gives up', 'gave up', 'given up', 'giving up'],
    term: 'fail, failed, stop retrying',
    within: core
  },
  // `toldAt` is a field of the API.
  { word: 'told', stems: ['told(?!At)'], term: 'notified, explained', within: core },
  // `keptFor` is a key of site.json.
  { word: 'kept', stems: ['kept(?!For)'], term: 'saved, stored, retained', within: core },
  { word: 'tries', stems: ['tries'], term: 'attempts', within: core },
  { word: 'room', stems: ['room'], term: 'quota, limit, capacity', within: core },
  { word: 'take back', stems: ['take back', 'takes back', 'taken back'], term: 'undo', within: core },
  { word: 'whoever', stems: ['whoever'], term: 'the user, the caller, the owner', within: core },
  { word: 'somebody', stems: ['somebody'], term: 'a user, an administrator', within: core },
  { word: 'sweep', stems: ['sweep', 'sweeps', 'sweeping', 'swept'], term: 'purge', within: server },
  { word: 'rewrap', stems: ['rewrap', 'rewraps', 'rewrapped', 'rewrapping'], term: 'rotate', within: server },
  // The second pass: what the screen said.
  { word: 'acts on', term: 'actions for', within: /messages\.ts$/ },
  { word: 'works no more', term: 'has expired, is no longer valid' },
  { word: 'of late', term: 'recently' }
]
