import { file, projectOf, textOf, type Project } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { fixture } from './fixtures/read.ts'
import { check, repair, type Options } from './index.ts'
import { messages } from './messages.ts'

interface Example {
  says: string
  message: string
  in: string
  broken: string | Uint8Array | undefined
  fixed?: string
  options?: Options
  fixture?: 'bakery' | 'classic'
  severity?: 'error' | 'warning'
}

const jsx = (body: string): string => `export default function Page() {\n  return (\n    ${body}\n  )\n}\n`

/** A broken text of every rule, and what a repair makes of it. */
const examples: Example[] = [
  {
    says: 'React named and not imported',
    message: messages.missingReactImport,
    in: 'src/a.tsx',
    broken: `import { site } from './site'\n\nexport const A = () => React.createElement('p', null, site.name)\n`,
    fixed: `import React from 'react'\nimport { site } from './site'\n\nexport const A = () => React.createElement('p', null, site.name)\n`
  },
  {
    says: 'markup without React on the classic runtime, behind the directives, in the manner of the file',
    message: messages.missingReactImport,
    in: 'src/a.js',
    fixture: 'classic',
    broken: `'use strict';\nimport { Button } from "./components/Button";\nexport const A = () => <Button />;\n`,
    fixed: `'use strict';\nimport React from "react";\nimport { Button } from "./components/Button";\nexport const A = () => <Button />;\n`
  },
  {
    says: 'unquoted attributes',
    message: messages.unquotedAttribute,
    in: 'src/a.jsx',
    broken: jsx('<a href=/booking className=button id=go>{1 < 2 ? <b title=x>now</b> : null}</a>'),
    fixed: jsx('<a href="/booking" className="button" id="go">{1 < 2 ? <b title="x">now</b> : null}</a>')
  },
  {
    says: 'unquoted class names, of which there may be several',
    message: messages.unquotedAttribute,
    in: 'src/a.tsx',
    broken: jsx('<input className=field field-wide disabled />'),
    fixed: jsx('<input className="field field-wide" disabled />')
  },
  {
    says: 'void tags left open, but not those in texts',
    message: messages.voidTag('br'),
    in: 'src/a.jsx',
    broken: jsx(`<p title="<br>">One<br>two<img src="/a.png" alt={a > b ? '<hr>' : ''}>{"<br>"}</p>`).replace(
      'Page()',
      'Page({ a, b })'
    ),
    fixed: jsx(
      `<p title="<br>">One<br />two<img src="/a.png" alt={a > b ? '<hr>' : ''} />{"<br>"}</p>`
    ).replace('Page()', 'Page({ a, b })')
  },
  {
    says: 'class and for in markup',
    message: messages.htmlAttribute('class', 'className'),
    in: 'src/a.tsx',
    broken: jsx('<label class="x" for="y"><my-part class="z" /></label>'),
    fixed: jsx('<label className="x" htmlFor="y"><my-part class="z" /></label>')
  },
  {
    says: 'typographic quotation marks',
    message: messages.smartQuote,
    in: 'src/a.tsx',
    broken: `export const a = “it's 😀”\nexport const b = ‘x’ + 'say “y”'\n`,
    fixed: `export const a = "it's 😀"\nexport const b = 'x' + 'say “y”'\n`
  },
  {
    says: 'typographic quotation marks in styles',
    message: messages.smartQuote,
    in: 'src/a.css',
    broken: `.a::before { content: “x”; }\n/* “kept” */\n`,
    fixed: `.a::before { content: "x"; }\n/* “kept” */\n`
  },
  {
    says: 'missing semicolons between declarations, in blocks, before nested rules and after @import',
    message: messages.missingSemicolons,
    in: 'src/a.css',
    broken:
      `@import './site.css'\n.a {\n  color: red\n  --gap: 1px /* wide */\n  margin: 0 auto padding: 1px;\n  transition:\n    color 1s,\n    margin 1s\n  & b:hover {\n    top: 0\n  }\n  left: 0\n  a:hover, a:focus { top: 1px }\n  right: 0\n  @media (width > 1px) { top: 2px }\n}\n`.replace(
        "'./site.css'",
        "'./styles/tokens.css'"
      ),
    fixed: `@import './styles/tokens.css';\n.a {\n  color: red;\n  --gap: 1px; /* wide */\n  margin: 0 auto; padding: 1px;\n  transition:\n    color 1s,\n    margin 1s;\n  & b:hover {\n    top: 0\n  }\n  left: 0;\n  a:hover, a:focus { top: 1px }\n  right: 0;\n  @media (width > 1px) { top: 2px }\n}\n`
  },
  {
    says: 'a fence around the code, with words before and after',
    message: messages.codeFence,
    in: 'src/a.tsx',
    broken: 'Here is the file:\n\n```tsx\nexport const a = <p>1</p>\n```\n\nIt shows one.\n',
    fixed: 'export const a = <p>1</p>\n'
  },
  {
    says: 'a fence that never ends',
    message: messages.codeFence,
    in: 'src/a.css',
    broken: '```css\n.a { top: 0 }\n',
    fixed: '.a { top: 0 }\n',
    options: { fixes: 'likely' }
  },
  {
    says: 'a byte order mark',
    message: messages.byteOrderMark,
    in: 'src/site.json',
    broken: '\uFEFF{ "name": "x", "address": "y", "services": [] }\n',
    fixed: '{ "name": "x", "address": "y", "services": [] }\n',
    severity: 'warning'
  },
  {
    says: 'merge conflict markers, which only their author can settle',
    message: messages.mergeConflict,
    in: 'src/a.ts',
    broken: '<<<<<<< HEAD\nexport const a = 1\n=======\nexport const a = 2\n>>>>>>> other\n'
  },
  {
    says: 'a syntax error',
    message: messages.syntax('Unexpected token'),
    in: 'src/a.ts',
    broken: 'export const a = ( + \n'
  },
  {
    says: 'a block that is never closed',
    message: messages.cssBlockOpen,
    in: 'src/a.css',
    broken: '.a { top: 0;\n.b { top: 1px }\n'
  },
  { says: 'a brace too many', message: messages.cssBlockClose, in: 'src/a.css', broken: '.a { top: 0 } }\n' },
  {
    says: 'a string that is never closed',
    message: messages.cssString,
    in: 'src/a.css',
    broken: '.a { content: "x;\n }\n'
  },
  {
    says: 'a comment that is never closed',
    message: messages.cssComment,
    in: 'src/a.css',
    broken: '.a { top: 0 }\n/* x\n'
  },
  {
    says: 'an element that is never closed',
    message: messages.unclosedTag('section'),
    in: 'about.html',
    broken: '<p>a<section><br><svg><path d="x" /></svg>\n',
    severity: 'warning'
  },
  {
    says: 'JSON with a trailing comma and a comment',
    message: messages.invalidJson,
    in: 'src/site.json',
    broken: '{ "name": "x", // ours\n "address": "y", "services": [], }',
    fixed: '{\n  "name": "x",\n  "address": "y",\n  "services": []\n}\n'
  },
  {
    says: 'JSON without quotation marks',
    message: messages.invalidJson,
    in: 'src/site.json',
    broken: '{ name: "x", "address": "y", "services": [] ',
    fixed: '{\n  "name": "x",\n  "address": "y",\n  "services": []\n}\n',
    options: { fixes: 'likely' }
  },
  {
    says: 'an import in the wrong case',
    message: messages.missingImport('./components/hero'),
    in: 'src/a.tsx',
    broken: `export { Hero } from './components/hero'\n`,
    fixed: `export { Hero } from './components/Hero'\n`
  },
  {
    says: 'an import with a slip',
    message: messages.missingImport('./compnents/Hero'),
    in: 'src/a.tsx',
    broken: `export { Hero } from './compnents/Hero'\n`,
    fixed: `export { Hero } from './components/Hero'\n`
  },
  {
    says: 'an import with another ending',
    message: messages.missingImport('./components/Stars.js'),
    in: 'src/a.jsx',
    broken: `export { Stars } from './components/Stars.js'\n`,
    fixed: `export { Stars } from './components/Stars.jsx'\n`
  },
  {
    says: 'an import of a file that has moved',
    message: messages.missingImport('./Stars'),
    in: 'src/a.tsx',
    broken: `export { Stars } from './Stars'\n`,
    fixed: `export { Stars } from './components/Stars'\n`,
    options: { fixes: 'likely' }
  },
  {
    says: 'a package that is not declared and known',
    message: messages.missingDependency('axios'),
    in: 'src/a.ts',
    broken: `import axios from 'axios'\nexport const a = axios\n`,
    fixed: `import axios from 'axios'\nexport const a = axios\n`,
    options: { versions: { axios: '^1.3.0' } }
  },
  {
    says: 'a package that is not declared and unknown',
    message: messages.missingDependency('left-pad'),
    in: 'src/a.ts',
    broken: `import pad from 'left-pad'\nexport const a = pad\n`
  },
  {
    says: 'a style sheet that is not there',
    message: messages.missingImport('./none.css'),
    in: 'src/a.css',
    broken: `/* @import './gone.css' */\n@import './none.css';\n`
  },
  {
    says: 'a picture that is not there',
    message: messages.missingAsset('./none.png'),
    in: 'src/a.css',
    broken: `.a { background: url(./none.png) }\n`,
    severity: 'warning'
  },
  {
    says: 'an entry script that is not there',
    message: messages.missingImport('/src/start.tsx'),
    in: 'about.html',
    broken: '<script type="module" src="/src/start.tsx"></script>\n'
  },
  {
    says: 'a name that nothing binds, in a component',
    message: messages.undefinedName('Price'),
    in: 'src/pages/Home.tsx',
    broken: jsx('<Price value={1} />').replace('Page', 'Home'),
    fixed: `import { withErrorBoundary } from '../with-error-boundary'\n${jsx('<Price value={1} />').replace('export default ', '').replace('Page', 'Home')}\nexport default withErrorBoundary(Home)\n`,
    options: { fixes: 'likely' }
  },
  {
    says: 'a name that nothing binds, elsewhere',
    message: messages.undefinedName('prise'),
    in: 'src/a.ts',
    broken: 'export const a = () => prise + BUILD_TIME + (typeof gone === "string" ? gone : "")\n'
  },
  { says: 'no package.json', message: messages.missingManifest, in: 'package.json', broken: undefined },
  {
    says: 'a package.json with a comma too many',
    message: messages.invalidManifest,
    in: 'package.json',
    broken: textOf(fixture('bakery'), 'package.json')
      ?.replace('"vite build"', '"vite build",')
      .replace('"vite": "^8.3.8"', '"vite": "^8.3.8",'),
    fixed: textOf(fixture('bakery'), 'package.json') ?? ''
  },
  {
    says: 'a package.json that lost a brace',
    message: messages.invalidManifest,
    in: 'package.json',
    broken: textOf(fixture('bakery'), 'package.json')?.replace(/"vite preview"\n {2}\},/, '"vite preview",'),
    fixed: textOf(fixture('bakery'), 'package.json') ?? ''
  },
  {
    says: 'no React',
    message: messages.missingReact,
    in: 'package.json',
    fixture: 'classic',
    broken: textOf(fixture('classic'), 'package.json')?.replace('    "react": "^18.2.0",\n', ''),
    fixed:
      textOf(fixture('classic'), 'package.json')
        ?.replace('    "react": "^18.2.0",\n', '')
        .replace('"5.0.1"', '"5.0.1",\n    "react": "^18.2.0"') ?? ''
  },
  {
    says: 'no package that every project of the kind needs',
    message: messages.missingDependency('react-dom'),
    in: 'package.json',
    broken: textOf(fixture('bakery'), 'package.json')?.replace('    "react-dom": "^19.3.1",\n', ''),
    fixed:
      textOf(fixture('bakery'), 'package.json')
        ?.replace('    "react-dom": "^19.3.1",\n', '')
        .replace('"react-router": "^8.5.1"', '"react-router": "^8.5.1",\n    "react-dom": "^19.0.0"') ?? ''
  },
  {
    says: 'no start script',
    message: messages.missingStart,
    in: 'package.json',
    fixture: 'classic',
    broken: textOf(fixture('classic'), 'package.json')?.replace('    "start": "react-scripts start",\n', ''),
    fixed:
      textOf(fixture('classic'), 'package.json')
        ?.replace('    "start": "react-scripts start",\n', '')
        .replace('"react-scripts build"', '"react-scripts build",\n    "start": "react-scripts start"') ?? '',
    severity: 'warning'
  },
  {
    says: 'no src/App.js in a classic project',
    message: messages.missingEssential('src/App.js'),
    in: 'src/App.js',
    fixture: 'classic',
    broken: undefined
  },
  {
    says: 'no index.html',
    message: messages.missingEssential('index.html'),
    in: 'index.html',
    broken: undefined
  },
  {
    says: 'no Vite configuration',
    message: messages.missingEssential('vite.config.ts'),
    in: 'vite.config.ts',
    broken: undefined
  }
]

function projectWith({ fixture: name = 'bakery', in: path, broken }: Example): Project {
  const files = [...fixture(name).values()].filter((each) => each.path !== path)
  return projectOf(broken === undefined ? files : [...files, file(path, broken)])
}

describe('a rule', () => {
  it.each(examples)('finds $says', async (example) => {
    const report = await check(projectWith(example), {
      profile: example.fixture === 'classic' ? 'classic' : 'react-vite',
      build: 'none',
      ...example.options
    })
    const issues = example.severity === 'warning' ? report.warnings : report.errors
    const found = issues.find((issue) => issue.message === example.message)
    expect(found, JSON.stringify(issues.map((issue) => issue.message))).toBeDefined()
    if (example.severity !== 'warning')
      expect(report).toMatchObject({ isValid: false, finalStatus: 'NEEDS_ATTENTION' })
    expect(new Set([example.in, 'package.json'])).toContain(found?.file)
  })

  it.each(examples.filter((each) => each.fixed !== undefined))('repairs $says', async (example) => {
    const options: Options = {
      profile: example.fixture === 'classic' ? 'classic' : 'react-vite',
      build: 'none',
      ...example.options
    }
    const report = await repair(projectWith(example), options)
    const after = projectOf(report.fixedFiles)
    expect(textOf(after, example.in)).toBe(example.fixed)
    expect(report.errors.filter((issue) => issue.message === example.message)).toEqual([])
    expect(report.autoFixedCount).toBeGreaterThan(0)
    const again = await repair(after, options)
    expect(again.fixedFiles).toEqual(report.fixedFiles)
    expect(again.autoFixedCount).toBe(0)
  })

  it.each(examples.filter((each) => each.fixed === undefined))(
    'leaves alone, with certain fixes, $says',
    async (example) => {
      const project = projectWith(example)
      const report = await repair(project, {
        profile: example.fixture === 'classic' ? 'classic' : 'react-vite',
        build: 'none'
      })
      expect(report.fixedFiles).toEqual([...project.values()])
    }
  )
})
