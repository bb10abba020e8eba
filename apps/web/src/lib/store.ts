// The client works without the web app, and the pages have no other store than it has.
export { createStore, type ReadableStore, type Store } from '@sitewright/client/store'
