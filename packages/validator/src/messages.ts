/** Every text that the validator says; those of spec 3 §5 and §8 stand in their own words. */
export const messages = {
  missingReactImport: 'Missing React import in JSX file',
  unquotedAttribute: 'Unquoted JSX attribute values',
  missingSemicolons: 'Missing semicolons in CSS',
  missingImport: (path: string) => `Missing imported file: ${path}`,
  missingDependency: (name: string) => `Missing required dependency: ${name}`,
  missingManifest: 'Missing package.json file',
  invalidManifest: 'Invalid package.json format',
  missingEssential: (path: string) => `Missing essential file: ${path}`,
  missingReact: 'Missing React dependency',
  missingStart: 'Missing start script',
  structurePreserved: 'Validation system encountered errors but original project structure preserved',
  mayNeedReview: 'Project should work but may need manual review',
  systemError: (reason: string) => `Validation system error: ${reason}`,

  codeFence: 'A Markdown code fence stands around the code',
  byteOrderMark: 'The file begins with a byte order mark',
  mergeConflict: 'A merge conflict was left unresolved. Keep one side and delete the three marker lines.',
  smartQuote: 'Typographic quotation marks where code needs straight ones',
  voidTag: (name: string) => `<${name}> must close itself: <${name} />`,
  htmlAttribute: (found: string, wanted: string) => `JSX writes ${wanted}, not ${found}`,
  unclosedTag: (name: string) => `<${name}> is never closed`,
  cssBlockOpen: 'This CSS block is never closed',
  cssBlockClose: 'This closing brace belongs to no CSS block',
  cssString: 'This CSS string is never closed',
  cssComment: 'This CSS comment is never closed',
  invalidJson: 'This is not valid JSON',
  jsonNotObject: 'package.json must hold an object',
  syntax: (reason: string) => `Syntax error: ${reason}`,
  missingAsset: (path: string) => `No file stands at ${path}`,
  undefinedName: (name: string) => `'${name}' is not defined; the page fails when this line runs`,
  guardedName: (name: string) => `'${name}' is not defined; the error boundary shows its fallback instead`,

  build: (reason: string) => `The build fails: ${reason}`,
  buildWarning: (reason: string) => `The build warns: ${reason}`,
  unresolved: (specifier: string) => `nothing is found at "${specifier}"`,
  noBundler: 'The bundler could not be loaded, so only the requirements of a build were checked',
  noEntry: 'No entry file was found, so nothing could be built',

  reviewLossy: (file: string) => `Look over ${file}: it was written anew, because its content was lost.`,
  reviewLikely: (file: string) => `Look over the change in ${file}: it is likely right, but not certain.`,
  offerLikely: (count: number) =>
    `${count} more ${count === 1 ? 'issue has' : 'issues have'} a likely fix; repair with likely fixes to apply ${count === 1 ? 'it' : 'them'}.`,
  offerRepair: (count: number) =>
    `${count} ${count === 1 ? 'issue' : 'issues'} can be repaired with certainty.`,
  deadline: 'The time for repairs ran out; what was repaired is kept. Run it again to go on.'
} as const
