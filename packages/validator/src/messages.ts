/** Messages of the validator; those of spec 3 §5 and §8 are verbatim. */
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
  unclosedBinding: (name: string) => `The binding ${name} lacks its closing bracket`,
  unclosedBlock: (name: string) => `@${name} is never closed`,
  unclosedInterpolation: 'This {{ is never closed',
  cssBlockOpen: 'This CSS block is never closed',
  cssBlockClose: 'This closing brace belongs to no CSS block',
  cssString: 'This CSS string is never closed',
  cssComment: 'This CSS comment is never closed',
  invalidJson: 'This is not valid JSON',
  jsonNotObject: 'package.json must hold an object',
  syntax: (reason: string) => `Syntax error: ${reason}`,
  unknownAlias: (specifier: string) =>
    `Nothing says what ${specifier.slice(0, specifier.indexOf('/') + 1)} stands for, so ${specifier} is not found`,
  duplicateId: (id: string) => `Two elements have the id ${id}; labels and links find the first one only`,
  noElement: (id: string, page: string) => `${page} has no element with the id ${id}, so nothing is drawn`,
  noHostElement: (selector: string, page: string) =>
    `${page} has no element ${selector}, so nothing is drawn`,
  notUnderstood: (names: string) => `Components in a language of their own are not read: ${names}`,
  partlyRead: (names: string) => `Names that options or other files define are not looked for: ${names}`,
  missingAsset: (path: string) => `No file stands at ${path}`,
  unknownComponent: (name: string) => `'${name}' is not imported, so that it is not drawn as a component`,
  unknownInTemplate: (name: string) => `'${name}' is not defined; what uses it stays empty or fails`,
  unknownMember: (name: string, component: string) =>
    `${component} has no member '${name}', and its template no variable of that name`,
  privateMember: (name: string, component: string) =>
    `'${name}' is private in ${component}, so that its template cannot use it`,
  notImported: (name: string, component: string, wanted: string) =>
    `'${name}' is drawn by ${wanted}, which ${component} does not import`,
  unknownElement: (name: string, component: string) =>
    `'${name}' is no element of HTML, and no component that ${component} imports`,
  unknownProperty: (name: string, element: string) => `<${element}> has no property '${name}' to bind to`,
  unknownStructure: (name: string, component: string) =>
    `No directive that ${component} imports is '*${name}', so that nothing is drawn here`,
  unknownPipe: (name: string, component: string) => `${component} imports no pipe '${name}'`,
  undefinedName: (name: string) => `'${name}' is not defined; the page fails when this line runs`,
  guardedName: (name: string) => `'${name}' is not defined; the error boundary shows its fallback instead`,

  missingExport: (name: string, from: string, near?: string) =>
    `${from} does not export '${name}'${near === undefined ? '' : `; did you mean '${near}'?`}`,
  missingLinked: (address: string) => `The page asks for ${address}, which is not there`,
  deadLink: (address: string) => `This link leads to ${address}, which is not there`,
  namedGone: (path: string) => `The build reads ${path}, which is not there`,
  noApplication: 'angular.json has no application that could be built',
  duplicateRoute: (path: string, first: string) =>
    `Two pages have the address ${path}; the other is in ${first}`,
  noRoutePage: (folder: string) => `${folder} has no page`,
  noPageAt: (path: string) => `No folder of the routes has a page for ${path}`,
  noLanguage: 'The page does not say its language; screen readers guess',
  noTitle: 'The page has no title',
  noZoom: 'The page keeps visitors from zooming in',
  noPictureText: 'This picture has no alt text; write alt="" where it says nothing',
  noLabel: (element: string) => `This ${element} has no label`,
  noName: (element: string) =>
    `This ${element === 'a' ? 'link' : element} has no words that a screen reader could say`,
  secret: (what: string) =>
    `Here stands ${what}. Take it out, and have it replaced: whoever has the project has it.`,
  keptSecret: (what: string) =>
    `Here stands ${what}. Version control ignores this file, but a zip of the project holds it.`,
  hostFile: (reason: string) => `The host refuses this file: ${reason}`,
  scriptTool: (script: string, tool: string) =>
    `The script "${script}" runs ${tool}, which no dependency brings`,
  scriptGone: (script: string, called: string) =>
    `The script "${script}" runs "${called}", which is no script`,
  scriptNoText: (script: string) => `The script "${script}" is no text`,
  version: (name: string, range: string) => `npm cannot read ${range} as a version of ${name}`,
  packageName: (name: string) => `npm refuses "${name}" as the name of a package`,
  folderGone: (name: string, folder: string) =>
    `${name} is to come from the folder ${folder}, which is not there`,
  noGroup: (group: string) => `"${group}" must be an object`,
  lockDiffers: (name: string) =>
    `package-lock.json and package.json disagree on ${name}, so npm ci refuses. Run npm install.`,

  build: (reason: string) => `The build fails: ${reason}`,
  buildWarning: (reason: string) => `The build warns: ${reason}`,
  unresolved: (specifier: string) => `nothing is found at "${specifier}"`,
  bundleStopped: (names: string) => `The bundler stopped at what is found in ${names || 'the project'}`,
  noBundler: 'The bundler could not be loaded, so nothing was built',
  noEntry: 'No entry file was found, so nothing could be built',

  notRead: (names: string) => `Too long or minified, so it was not read: ${names}`,
  notParsed: (names: string) => `It waits until these files can be read: ${names}`,
  noVersions: 'There is no package.json to read them from',
  noLock:
    'No package-lock.json names them, and the registry is not asked from here. Run npm install; it writes one.',
  madeBy: (name: string) => `${name} writes it during the build, so there is nothing to read yet`,
  noManifestToRead: 'There is no manifest that could name them',
  noWorkerToRead: 'There is no file of a worker that could be read',
  notBundled: 'No bundle was asked for',
  unknownKind: 'This kind of project is not known well enough to build it. Run its own build.',
  checkFailed: 'The check itself failed. This is a fault of ours.',
  timeRanOut: 'The time ran out before everything was looked at',

  reviewLossy: (file: string) => `Look over ${file}: it was written anew, because its content was lost.`,
  reviewLikely: (file: string) => `Look over the change in ${file}: it is likely right, but not certain.`,
  offerLikely: (count: number) =>
    `${count} more ${count === 1 ? 'issue has' : 'issues have'} a likely fix; repair with likely fixes to apply ${count === 1 ? 'it' : 'them'}.`,
  offerRepair: (count: number) =>
    `${count} ${count === 1 ? 'issue' : 'issues'} can be repaired with certainty.`,
  moreFindings: (count: number) =>
    `${count} more ${count === 1 ? 'finding is' : 'findings are'} not listed. Mend those that are, and check again.`,
  deadline: 'The time for repairs ran out; what was repaired is kept. Run it again to go on.'
} as const
