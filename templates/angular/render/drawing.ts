import type { Plugin, UserConfig } from 'vite'

/** What differs from the build for browsers, whose code pages are drawn by as well. */
const settings: UserConfig = {
  define: {
    ngServerMode: 'true',
    // The types of nodes stand in a class that only browsers have, and no worker of theirs.
    'Node.COMMENT_NODE': '8',
    'Node.DOCUMENT_NODE': '9',
    'Node.ELEMENT_NODE': '1',
    'Node.TEXT_NODE': '3'
  }
}

const assigned =
  /Object\.assign\(globalThis, domino\.impl\);\s*globalThis\['KeyboardEvent'\] = domino\.impl\.Event;/

/**
 * Lets pages be drawn in Node and in a worker, beside the plugin of Angular. Angular puts the classes of its own DOM in
 * place of the globals; here these stay, since a worker has other work, and its events are those of the browser.
 */
export function drawing(): Plugin {
  return {
    name: 'drawing',
    enforce: 'pre',
    config: () => settings,
    transform: {
      filter: { id: /\/@angular\/platform-server\/fesm2022\/_server-chunk\.mjs$/ },
      handler(code) {
        if (!assigned.test(code)) this.error('Angular sets its globals in another way.')
        return code.replace(assigned, '')
      }
    }
  }
}
