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
  },
  {
    pattern: /'sha256-[^']*'(?=[^]*__sveltekit_)/g,
    replacement: "'sha256'",
    reason: 'The hash of the script by which SvelteKit starts a page follows from those names.'
  },
  {
    pattern: /<script>\s*\{\s*__sveltekit_[^]*?<\/script>/g,
    replacement: '<script></script>',
    reason: 'The script itself names them.'
  },
  {
    pattern: /\n\s*<link href="[^"]*" rel="(?:modulepreload|stylesheet)"[^>]*>/g,
    replacement: '',
    reason:
      'SvelteKit writes such links in another order of attributes, and has a style sheet for each part of a page.'
  },
  {
    pattern: /\n\s*<style>(?!@layer [\w, ]+;<)[^]*?<\/style>/g,
    replacement: '',
    reason: 'It writes small style sheets into the page.'
  },
  {
    pattern: /<link rel="modulepreload" fetchpriority="low" href="[^"]*">/g,
    replacement: '',
    reason: 'Angular writes all of them in one line, and without `crossorigin`.'
  },
  {
    pattern: /(<script type="module" fetchpriority="low" src=")[^"]*(")/g,
    replacement: '$1index.js$2',
    reason: 'So it writes the script.'
  },
  {
    pattern: /(<link rel="stylesheet" href=")[^"]*(")/g,
    replacement: '$1style.css$2',
    reason: 'And the style sheet.'
  }
]

/** A page without what may differ. */
export function normalizePage(html: string): string {
  const page = differences.reduce(
    (left, { pattern, replacement }) => left.replace(pattern, replacement),
    html
  )
  return page.replace(/(?<=<script id="ng-state" type="application\/json">)[^<]*/, renumberTemplates)
}

/** Angular numbers the templates of a site as its pages are drawn, by several processes: here, as the page names them. */
function renumberTemplates(state: string): string {
  const numbers = new Map<string, number>()
  return state.replace(/"t\d+"/g, (id) => {
    const number = numbers.get(id) ?? numbers.size
    numbers.set(id, number)
    return `"t${number}"`
  })
}
