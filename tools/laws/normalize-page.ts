// What may differ between two drawings of a page that are the same document, each with its reason.

interface Difference {
  pattern: RegExp
  replacement: string
  reason: string
}

const differences: readonly Difference[] = [
  {
    pattern: /\n\s*<link rel="modulepreload"[^>]*>/g,
    replacement: '',
    reason: 'Which scripts are loaded ahead follows from how a bundler splits them.'
  },
  {
    pattern: /(<script type="module" fetchpriority="low" crossorigin src=")[^"]*(")/g,
    replacement: '$1index.js$2',
    reason: 'The name of a script holds a hash of its content.'
  },
  {
    pattern: /(<link rel="stylesheet" crossorigin href=")[^"]*(")/g,
    replacement: '$1style.css$2',
    reason: 'So does the name of the style sheet.'
  }
]

/** A page without what may differ. */
export function normalizePage(html: string): string {
  return differences.reduce((page, { pattern, replacement }) => page.replace(pattern, replacement), html)
}
